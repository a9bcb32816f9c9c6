import { interpret } from '../interpret';

const heard = (text: string): string[] =>
  interpret(text)
    .layers.map((layer) => layer.source.model)
    .sort();

it.each([
  ['birds over distant traffic', ['songbird', 'traffic']],
  ['wind behind footsteps', ['footsteps', 'wind']],
  ['a door slams in front of a baby crying', ['baby_cry', 'door_slam']],
  ['three gunshots over water dripping', ['drip', 'gunshot']],
  ['a woman screams under people talking', ['crowd_walla', 'scream']],
])('hears what sounds by itself beside what is told before it: %s', (text, sources) => {
  expect(heard(text)).toEqual(sources);
});

it.each([
  ['footsteps over gravel', ['footsteps']],
  ['a car passes over a bridge', ['car_pass']],
  ['a girl speaking in front of people', ['speech_female']],
  ['a dog barks behind a fence', ['dog_bark']],
])('hears no ground, no person and no thing that something happens at: %s', (text, sources) => {
  expect(heard(text)).toEqual(sources);
});
