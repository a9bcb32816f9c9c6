import '../../languages';
import { interpret } from '../../index';

const fadeIn = (text: string): number | undefined => {
  const [{ timing }] = interpret(text, { duration: 5 }).layers;
  return timing.kind === 'continuous' ? timing.fadeIn : undefined;
};

describe('how a layer begins', () => {
  it('swells what sounds on, and swallows no first step, clap or tick', () => {
    expect(fadeIn('rain')).toBeGreaterThan(0);
    for (const text of ['footsteps', 'clapping', 'clock ticking']) expect(fadeIn(text)).toBe(0);
  });

  it('begins with the sound where nothing is heard before what starts', () => {
    const startOf = (text: string, at: number): number | undefined => {
      const { timing } = interpret(text).layers[at];
      return timing.kind === 'continuous' ? timing.start : undefined;
    };
    expect(startOf('rain starts softly and gets heavier', 0)).toBe(0);
    expect(startOf('a dog barks and an alarm starts', 1)).toBeGreaterThan(1);
  });
});

describe('how a layer ends', () => {
  it.each([
    ['rain that stops after three seconds', 0, 3],
    ['the music stops after 4 seconds', 0, 4],
    ['die Musik endet nach drei Sekunden', 0, 3],
    ["la pluie s'arrête après trois secondes", 0, 3],
  ])('is at the moment at which it is told to stop: "%s"', (text, start, end) => {
    const { layers, duration } = interpret(text);
    expect(layers[0].timing).toMatchObject({ start, end });
    expect(duration).toBe(end + 1);
  });
});
