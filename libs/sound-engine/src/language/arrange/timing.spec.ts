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
});
