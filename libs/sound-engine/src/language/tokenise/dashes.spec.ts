import { interpret } from '../interpret';

it.each([
  ['footsteps on gravel — a dog barks', ['footsteps', 'dog_bark']],
  ['rain – thunder', ['rain', 'thunder']],
  ['footsteps on gravel | a dog barks', ['footsteps', 'dog_bark']],
  ['• rain • thunder', ['rain', 'thunder']],
  ['door - wood - slam', ['door_slam']],
  ['Dog Bark - Small - Angry', ['dog_bark']],
  ['a scream morphing into a siren', ['scream', 'siren_police']],
])('parts by dashes and bars what are two things: %s', (text, sources) => {
  expect(interpret(text).layers.map(({ source }) => source.model)).toEqual(sources);
});
