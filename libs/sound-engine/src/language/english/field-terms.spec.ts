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
    ['airport atmosphere', 'public_place'],
    ['inn, atmosphere', 'cafe'],
    ['sinister atmosphere', 'drone'],
    ['b-17 passes low', 'propeller_plane'],
    ['old bomber ticking over', 'propeller_plane'],
    ['four bunker shots', 'swish'],
    ['works hooter', 'air_horn'],
    ['horse-drawn coach passes', 'hooves'],
    ['he bangs on a locked door', 'knock'],
    ['the door bangs', 'door_slam'],
    ['distant anti-aircraft fire', 'cannon'],
    ['retro power-up', 'powerup_game'],
    ['a speaker crackle', 'radio_static'],
    ['the boat sinks', 'underwater'],
    ['doorbolts', 'lock_key'],
    ['throwing a die', 'cards_dice'],
    ['a twelve sided die is thrown', 'cards_dice'],
    ['lock-on tone', 'beep'],
    ['the electricity goes off', 'power_up_down'],
    ['power failure', 'power_up_down'],
    ['medical device', 'ecg'],
    ['farm machinery', 'tractor'],
    ['shutters clashing', 'window'],
    ['a boulder cracks', 'impact_stone'],
    ['hand saw (ASMR)', 'saw_hand'],
    ['girls playing outside', 'children_playing'],
    ['college clock striking', 'church_bell'],
    ['she lays the table', 'cutlery'],
    ['a shilling drops', 'coin'],
    ['he hiccoughs', 'hiccup'],
    ['steps, tired', 'footsteps'],
    ['a sledge runs over ice', 'scrape'],
    ['two bow twangs', 'arrow'],
    ['old-type telephone', 'phone_bell'],
    ['Turkey: ferry horn', 'ship'],
    ['crows in China', 'crow'],
    ['a bus, constant run on a hill', 'bus'],
    ['heavyrainMASTER.wav', 'rain'],
  ])('are read as what they name: %s', (text, source) => {
    expect(sourcesOf(text)).toEqual([source]);
  });

  it.each([
    ['horse and buggy', ['hooves', 'rolling']],
    ['locomotive whistle, then chugging', ['train_horn', 'steam_train']],
  ])('are as many sounds as they name: %s', (text, sources) => {
    expect(sourcesOf(text)).toEqual(sources);
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
