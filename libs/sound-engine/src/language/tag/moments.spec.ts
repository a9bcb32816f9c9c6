import '../../languages';
import { interpret } from '../interpret';
import { movedTo } from './moments';

function times(text: string, duration = 8) {
  return interpret(text, { duration }).layers.map(({ source, timing }) => ({
    source: source.variant ?? source.model,
    timing,
  }));
}

describe('moments', () => {
  it('put what is named where the seconds say', () => {
    const [, thunder] = times('heavy rain, thunder after three seconds');
    expect(thunder.timing).toMatchObject({ kind: 'shots', at: [3] });
    const [, gunshot] = times('rain, a gunshot at 4.5 s');
    expect(gunshot.timing).toMatchObject({ at: [4.5] });
  });

  it('read a number of seconds as a time and not as a count', () => {
    const scene = interpret('distant thunder after three seconds', { duration: 8 });
    expect(scene.layers[0].mods.count).toBeUndefined();
    expect(scene.report.chips.find((chip) => chip.kind === 'time')?.label).toBe('after three seconds');
  });

  it('put what stands at the end there, the last of several', () => {
    expect(times('rain, then a wooden door slams at the end')[1].timing).toMatchObject({ at: [6.7] });
    expect(times('three knocks at the end')[0].timing).toMatchObject({ at: [6.1, 6.4, 6.7] });
  });

  it.each(['at the start', 'at the beginning'])('begin with what stands "%s" of the whole', (words) => {
    expect(times(`heavy rain, a dog barks ${words}`)[1].timing).toMatchObject({ kind: 'continuous', start: 0 });
  });

  it('let a texture begin late and sound to the end', () => {
    expect(times('wind, after two seconds rain')[1].timing).toMatchObject({ kind: 'continuous', start: 2, end: 8 });
  });

  it('keep everything inside the scene', () => {
    const timing = movedTo({ kind: 'shots', at: [0.1, 1, 2], jitter: 0 }, 60, 3);
    expect(timing).toEqual({ kind: 'shots', at: [2.7], jitter: 0 });
    const several = movedTo({ kind: 'shots', at: [0.1, 4, 7], jitter: 0 }, 'end', 3);
    expect(several).toMatchObject({ at: [0.1, 4, 7] });
  });

  it('let the sound that begins behind others last as long as it was told', () => {
    const { duration, layers } = interpret('a dog barks twice, footsteps for three seconds');
    const { start, end } = layers[1].timing as { start: number; end: number };
    expect(end - start).toBeCloseTo(3);
    expect(duration).toBeCloseTo(end);
    expect(interpret('a pop, a beep, 2 seconds').duration).toBe(2);
  });

  it.each([
    ['rain until the end'],
    ['lluvia hasta el final'],
    ["pluie jusqu'à la fin"],
    ['pioggia fino alla fine'],
    ['chuva até o fim'],
    ['雨が最後まで降る'],
  ])('let what sounds until the end do so: %s', (text) => {
    expect(times(text)[0].timing).toMatchObject({ kind: 'continuous', end: 8 });
  });

  it('tell when something stops as its end', () => {
    const { chips } = interpret('rain stops at 3 seconds').report;
    expect(chips.find(({ label }) => label === 'at 3 seconds')).toMatchObject({ field: 'timing.end' });
  });

  it('leave "after" between two sounds to their order', () => {
    const [first, second] = times('a door slams after thunder');
    expect([first.source, second.source].sort()).toEqual(['door_slam', 'thunder']);
  });

  it.each([
    ['a two second beep', 2],
    ['three seconds of rain', 3],
    ['siren for 3 seconds', 3],
  ])('let "%s" last as long as it says in a longer scene', (text, seconds) => {
    expect(times(text, 10).map(({ timing }) => timing)).toEqual([
      expect.objectContaining({ kind: 'continuous', start: 0, end: seconds }),
    ]);
    expect(interpret(text).duration).toBe(seconds);
  });

  it('give each of several the seconds that were said of it, and the others the rest', () => {
    const [wind, rain] = times('wind for five seconds, then rain', 12);
    expect([wind.timing, rain.timing]).toMatchObject([
      { start: 0, end: 5.3 },
      { start: 5, end: 12 },
    ]);
  });

  it('do not take "a second dog" for a time', () => {
    expect(times('a second dog barks')[0].timing).toMatchObject({ end: 8 });
  });
});

describe('times that the words imply', () => {
  it.each([
    ['after three seconds a door slams', 3],
    ['rain for ten seconds, then thunder', 10],
    ['wind, and a bell rings after nine seconds', 9],
  ])('make the sound long enough where nobody set its length: %s', (text, seconds) => {
    const { duration, layers } = interpret(text);
    const starts = layers.map(({ timing }) => (timing.kind === 'shots' ? (timing.at[0] ?? 0) : timing.start));
    expect(Math.max(...starts)).toBeGreaterThan(seconds - 0.6);
    expect(duration).toBeGreaterThan(seconds);
    expect(interpret(text, { duration: 4 }).duration).toBe(4);
  });
});

describe('courses', () => {
  it.each(['rain suddenly stops', 'the engine stalls'])('"%s" ends hard before the scene does', (text) => {
    expect(times(text)[0].timing).toMatchObject({ kind: 'continuous', end: 6, fadeOut: 0.01 });
  });

  it('go down and up again in a dip, at once when it is sudden', () => {
    const curveOf = (text: string) =>
      times(text).flatMap(({ timing }) => (timing.kind === 'continuous' ? [timing.curve?.level] : []))[0] ?? [];
    const slopes = ['the music dips', 'the music suddenly dips'].map(
      (text) => curveOf(text)[2][0] - curveOf(text)[1][0],
    );
    expect(curveOf('the music dips').map(([, level]) => level)).toEqual([0, 0, -15, -15, 0, 0]);
    expect(slopes.map((slope) => Math.round(slope * 100) / 100)).toEqual([0.8, 0.03]);
  });

  it.each(['a riser into an impact', 'a riser into a boom', 'a reversed cymbal into a hit'])(
    '"%s" lets the second follow the first',
    (text) => {
      const starts = times(text).map(({ timing }) => (timing.kind === 'shots' ? timing.at[0] : timing.start));
      expect(starts).toHaveLength(2);
      expect(starts[1]).toBeGreaterThan(starts[0] + 2);
    },
  );
});
