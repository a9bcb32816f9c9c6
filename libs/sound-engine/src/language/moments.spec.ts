import { interpret } from './interpret';
import { movedTo } from './moments';

function times(text: string, duration = 8) {
  return interpret(text, { duration }).layers.map(({ source, timing }) => ({ source: source.variant ?? source.model, timing }));
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

  it('let a texture begin late and sound to the end', () => {
    expect(times('wind, after two seconds rain')[1].timing).toMatchObject({ kind: 'continuous', start: 2, end: 8 });
  });

  it('keep everything inside the scene', () => {
    const timing = movedTo({ kind: 'shots', at: [0.1, 1, 2], jitter: 0 }, 60, 3);
    expect(timing).toEqual({ kind: 'shots', at: [2.7], jitter: 0 });
    const several = movedTo({ kind: 'shots', at: [0.1, 4, 7], jitter: 0 }, 'end', 3);
    expect(several).toMatchObject({ at: [0.1, 4, 7] });
  });

  it('leave "after" between two sounds to their order', () => {
    const [first, second] = times('a door slams after thunder');
    expect([first.source, second.source].sort()).toEqual(['door_slam', 'thunder']);
  });
});
