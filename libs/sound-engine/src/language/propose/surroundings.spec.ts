import { interpret } from '../interpret';

it.each([
  ['footsteps on gravel far away', 150],
  ['rain on a tin roof in the distance', 60],
  ['footsteps in a hallway far away', 150],
  ['gunshots in a distant canyon', 60],
])('hears from as far as the ground or the place is said to be: %s', (text, distance) => {
  expect(interpret(text).layers[0]?.place.distance).toBe(distance);
});
