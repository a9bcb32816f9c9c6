import { interpret } from '../interpret';

const sourcesOf = (text: string) => interpret(text).layers.map((layer) => layer.source.model);

/** How many bursts are heard, and how long the whole is, seconds. */
function burstsOf(text: string): { count: number | undefined; seconds: number } {
  const { layers, duration } = interpret(text);
  return { count: layers[0]?.mods.count, seconds: duration };
}

describe("terms of the field's own lists", () => {
  it.each([
    ['anti aircraft gun', 'cannon'],
    ['emergency room ambience', 'public_place'],
    ['desert ambience', 'wind'],
    ['air suction hose', 'vacuum'],
    ['bodyfall on wood', 'thud'],
    ['cartoon zip', 'whoosh'],
    ['body movement', 'cloth'],
    ['accordion', 'organ'],
    ['road grader', 'excavator'],
    ['tear gas', 'steam'],
    ['silly string', 'spray'],
    ['ground coffee', 'blender'],
    ['ground pepper', 'crunch'],
    ['can you create a heavy rain sound', 'rain'],
    ['drivetrain whine', 'gears'],
    ['an incoming mortar shell', 'bomb_whistle'],
    ['incoming artillery fire', 'cannon'],
    ['thunder3FINAL.wav', 'thunder'],
    ['heavyrainMASTER.wav', 'rain'],
  ])('are read as what they name: %s', (text, source) => {
    expect(sourcesOf(text)).toEqual([source]);
  });

  it.each(['sound effect for a horror movie: creaking door', 'For a mobile game: creaking door'])(
    'sound without what they are for: %s',
    (text) => {
      expect(sourcesOf(text)).toEqual(['door_creak']);
    },
  );

  it('are not guessed of what shall not be heard where another word says something', () => {
    expect(sourcesOf('ambience only, no birds')).toEqual(['room_tone']);
  });

  it.each(['siren in short bursts', 'steam in short bursts', 'a dog barks in short bursts'])(
    'come four times within seven seconds in short bursts: %s',
    (text) => {
      const { count, seconds } = burstsOf(text);
      expect(count).toBe(4);
      expect(seconds).toBeLessThan(7);
    },
  );
});
