import '../figures';
import { drawnPlace } from './draws';
import { drawIndividual } from './individual';

describe('the place of an individual among its kind', () => {
  it.each(['dog_bark', 'door_slam', 'rain'])('is the size and tone that a seed of %s draws', (source) => {
    for (const seed of [0, 1, 77, 4_294_967_295]) {
      const told = drawIndividual(source, seed, { mods: {} }, drawnPlace(source, seed));
      expect(told).toEqual(drawIndividual(source, seed, { mods: {} }));
    }
  });

  it('lies within two standard deviations, and is another for another seed', () => {
    const places = Array.from({ length: 200 }, (_, seed) => drawnPlace('dog_bark', seed));
    expect(Math.max(...places.flatMap(({ size, tone }) => [Math.abs(size), Math.abs(tone)]))).toBeLessThanOrEqual(2);
    expect(new Set(places.map(({ size, tone }) => `${size} ${tone}`)).size).toBe(200);
  });
});
