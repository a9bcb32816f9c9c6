import '../../languages';
import { interpret } from '../interpret';
import { PLURAL_RULES } from './plurals';

const eventsOf = (text: string): number => {
  const [layer] = interpret(text).layers;
  return layer?.timing.kind === 'shots' ? layer.timing.at.length : 0;
};

describe('several that no number counts', () => {
  it.each(PLURAL_RULES)('are heard in "$example", one in "$single"', ({ example, single }) => {
    expect(eventsOf(example)).toBeGreaterThan(1);
    expect(eventsOf(single)).toBe(1);
  });
});

it('are one where several things of a kind sound at once', () => {
  expect(eventsOf('tires screech')).toBe(1);
  expect(eventsOf('gates slam')).toBeGreaterThan(1);
});

it('are none where a word in its base form has the form of a verb, too', () => {
  expect(eventsOf('La bouteille se brise')).toBe(1);
});

describe('a number that no numeral says', () => {
  it.each([
    ['bike horn double toot', 2],
    ['twin explosions', 2],
    ['a soft knock-knock-knock at the door', 3],
    ['a quick double tap on a door', 2],
    ['car horn, triple honk', 3],
  ])('is heard in "%s": %i', (text, count) => expect(eventsOf(text)).toBe(count));

  it('is none before what is no event', () => {
    expect(interpret('a twin engine plane').layers[0]?.mods).not.toHaveProperty('sources');
    expect(eventsOf('double barrel shotgun fires')).toBe(1);
  });
});
