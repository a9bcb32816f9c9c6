import { bandSettings } from './band-settings';
import { figuresOf, isTold } from './figures';
import { drawIndividual } from './individual';

/** How far the colours of some individuals lie from what is measured of them, as a share. */
function takenOfColour(source: string): number {
  const [taken, drawn] = [1, 2, 3, 4, 5, 6]
    .map((seed) => ({
      ...drawIndividual(source, seed, { mods: {} }),
      microphone: { cornerHertz: 1e6, driftDb: 0, swellDb: 0 },
    }))
    .map((one) => [width(bandSettings(source, one).curve), width(one.colour.deviation)])
    .reduce(([a, b], [c, d]) => [a + c, b + d]);
  return taken / drawn;
}

function width(curve: readonly number[]): number {
  return Math.max(...curve) - Math.min(...curve);
}

describe('the share of a family that a source takes', () => {
  it('is all where its own recordings tell, and half of colour and surfaces where too few do', () => {
    const [told, untold] = ['steam', 'whip'];
    expect([told, untold].map((source) => isTold(figuresOf(source)))).toEqual([true, false]);
    const taken = takenOfColour(untold) / takenOfColour(told);
    expect(taken).toBeGreaterThan(0.4);
    expect(taken).toBeLessThan(0.6);
    expect([told, untold].map((source) => drawIndividual(source, 1, { mods: {} }).kind.surfaces)).toEqual([1, 0.5]);
  });
});
