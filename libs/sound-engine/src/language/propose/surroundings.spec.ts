import { interpret } from '../interpret';

it.each([
  ['footsteps on gravel far away', 150],
  ['rain on a tin roof in the distance', 60],
  ['footsteps in a hallway far away', 150],
  ['gunshots in a distant canyon', 60],
])('hears from as far as the ground or the place is said to be: %s', (text, distance) => {
  expect(interpret(text).layers[0]?.place.distance).toBe(distance);
});

it.each([
  ['she walks slowly in high heels', 'footsteps', 'heel', undefined],
  ['a soldier in boots walks on gravel', 'footsteps', 'boot', 'gravel'],
  ['walking with boots on gravel', 'footsteps', 'boot', 'gravel'],
  ['barefoot steps on a wooden floor', 'footsteps', 'barefoot', 'wood'],
  ['a boy runs in sneakers', 'run', 'sneaker', undefined],
  ['footsteps of heavy boots', 'footsteps', 'boot', undefined],
  ['heels clicking down the corridor', 'footsteps', 'heel', undefined],
])('hears what is on the feet, wherever it is said: %s', (text, model, variant, surface) => {
  const [{ source }] = interpret(text).layers;
  expect([source.model, source.variant, source.surface]).toEqual([model, variant, surface]);
});

it.each([
  ['a tram passes, an engine starts', ['tram', 'car_start']],
  ['a train goes by and a car engine starts', ['train', 'car_start']],
  ['a truck idles, an engine starts', ['truck', 'car_start']],
  ['the bus engine starts', ['bus']],
])('hears an engine start beside another vehicle, and not one of that vehicle: %s', (text, sources) => {
  expect(interpret(text).layers.map(({ source }) => source.model)).toEqual(sources);
});
