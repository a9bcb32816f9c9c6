import { interpret } from './interpret';

const heard = (text: string): string[] => interpret(text).layers.map(({ source }) => source.model);

/** Phrases each of which is read alone as the source beside it. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['footsteps', 'footsteps'],
  ['a barking dog', 'dog_bark'],
  ['a ticking clock', 'clock_tick'],
  ['church bells', 'church_bell'],
  ['snoring', 'snore'],
  ['a vacuum cleaner', 'vacuum'],
  ['howling wind', 'wind_howl'],
  ['a police siren', 'siren_police'],
  ['laughter', 'laugh'],
  ['a helicopter', 'helicopter'],
  ['a mooing cow', 'cow'],
  ['seagulls', 'seagull'],
];

const FORMS: readonly ((one: string, other: string) => string)[] = [
  (one, other) => `${one} with ${other} behind`,
  (one, other) => `${one}, ${other} in the distance`,
  (one, other) => `${one}; faint ${other.replace(/^a /, '')}`,
  (one, other) => `${one} (${other} in background)`,
  (one, other) => `no fireworks, only ${one} and ${other}`,
  (one, other) => `there is ${one} and also ${other}`,
];

describe('two sounds that are told together', () => {
  const pairs = SOUNDS.flatMap(([one, first], at) => {
    const [other, second] = SOUNDS[(at * 5 + 3) % SOUNDS.length];
    return first === second ? [] : FORMS.map((form) => [form(one, other), [first, second].sort()] as const);
  });

  it.each(pairs)('are both heard in "%s", and nothing else', (text, sources) => {
    expect(heard(text).sort()).toEqual(sources);
  });

  it.each([
    ['windscreen wipers in heavy rain inside a car', ['squeak', 'rain']],
    ['footsteps in heavy rain inside a tent', ['footsteps', 'rain_surface']],
    ['camera_shutter_sneeze_02.wav', ['camera', 'sneeze']],
    ['cable car groaning in wind', ['door_creak', 'wind']],
    ['crickets over a distant highway', ['cricket', 'traffic']],
  ])('are both heard in "%s", though the first tells of more words', (text, sources) => {
    expect(heard(text)).toEqual(expect.arrayContaining(sources));
  });
});
