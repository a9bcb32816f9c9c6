import { transformSync } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH } from './english/lexicon';
import { interpret } from './interpret';
import type { TrieNode } from './lexicon/lexicon';

const heard = (text: string): string[] => interpret(text).layers.map((layer) => layer.source.model);
const startOf = (text: string, source: string): number => {
  const timing = interpret(text).layers.find((layer) => layer.source.model === source)?.timing;
  return timing?.kind === 'shots' ? timing.at[0] : (timing?.start ?? -1);
};

describe('words that no table lists', () => {
  it.each([
    ['a schnauzer', ['dog_bark']],
    ['schnauzers barking', ['dog_bark']],
    ['espresso machine', ['steam', 'drip']],
    ['a bumblebee', ['bee_fly']],
    ['chain hoist', ['chain', 'ratchet']],
    ['a hoist', ['ratchet']],
    ['two stallions', ['horse_neigh']],
  ])('hears what "%s" is a kind of', (text, sources) => {
    expect(heard(text)).toEqual(sources);
  });

  it('says that a kind of dog is less sure than a dog', () => {
    const [dog, kind] = ['a dog', 'a schnauzer'].map((text) => interpret(text).layers[0]?.origin);
    expect(kind?.by).toBe('hypernym');
    expect(kind?.confidence).toBeLessThan(dog?.confidence ?? 0);
  });
});

describe('counted events with what makes them before them', () => {
  it.each([
    ['two water drops', 'drip', 2],
    ['two big water droplets', 'drip', 2],
    ['two dog barks', 'dog_bark', 2],
    ['three owl hoots', 'owl', 3],
    ['two drops fall into a bucket', 'drip', 2],
  ])('hears "%s" so many times', (text, source, count) => {
    const [layer, ...others] = interpret(text).layers;
    expect(others).toEqual([]);
    expect(layer.source.model).toBe(source);
    expect(layer.mods.count).toBe(count);
    expect(layer.timing.kind === 'shots' && layer.timing.at).toHaveLength(count);
  });

  it('still hears several who do something', () => {
    expect(interpret('two dogs bark').layers[0].mods.sources).toBe(2);
  });
});

describe('order and course', () => {
  it.each([
    ['after the explosion glass shatters', 'explosion', 'glass_break'],
    ['a riser into a boom', 'riser', 'boom'],
    ['a whisper turns into a scream', 'whisper', 'scream'],
    ['engine starting, revving and stalling', 'car_start', 'car_rev'],
  ])('hears both sources of "%s"', (text, first, second) => {
    expect(heard(text).sort()).toEqual([first, second].sort());
    expect(startOf(text, second)).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['after the explosion glass shatters', 'explosion', 'glass_break'],
    ['a riser into a boom', 'riser', 'boom'],
    ['a whisper turns into a scream', 'whisper', 'scream'],
  ])('lets the second of "%s" follow', (text, first, second) => {
    expect(startOf(text, second)).toBeGreaterThan(startOf(text, first));
  });
});

describe('what was understood', () => {
  it('shows number and material as what is said of the source', () => {
    const { chips } = interpret('three knocks on a wooden door').report;
    expect(chips.map(({ kind, label, span }) => [kind, label, span])).toEqual([
      ['time', '3 times', [0, 5]],
      ['source', 'Knock', [6, 15]],
      ['modifier', 'wooden', [18, 24]],
      ['source', 'Knock', [25, 29]],
    ]);
  });

  it('takes rain on a roof for a source of its own', () => {
    expect(
      interpret('rain on a tin roof')
        .report.chips.filter(({ kind }) => kind === 'source')
        .map(({ label }) => label),
    ).toEqual(['Rain on a surface']);
  });
});

describe('words with a second meaning near by', () => {
  it.each([
    ['bees in a garden', ['bee_fly']],
    ['a fan', ['fan']],
    ['footsteps on wooden stairs', ['footsteps']],
    ['a ball bouncing on a wooden deck', ['ball_bounce']],
    ['wolf howling at the moon', ['wolf_howl']],
    ['a can of soda being opened and poured over ice', ['can_open', 'pour']],
    ['a person jumps into the lake', ['splash']],
    ['saw cutting through a log', ['saw_hand']],
    ['monster footsteps shaking the ground', ['footsteps']],
    ['cash register opening', ['cash_register']],
    ['shower running', ['shower']],
    ['airplane cabin hum', ['cabin']],
    ['woman screaming in terror', ['scream']],
    ['rock slide', ['snow_avalanche']],
    ['keys thrown on a table', ['keys']],
    ['torches flickering in a dungeon', ['campfire']],
    ['submarine sonar ping', ['sonar']],
    ['war horn in the distance', ['brass_wind']],
    ['airplane takeoff', ['jet']],
    ['plasma rifle burst', ['laser']],
    ['record player crackle', ['vinyl']],
    ['shell casings falling on concrete', ['coin']],
    ['a stapler clicks', ['switch']],
    ['vampire hiss', ['cat_hiss']],
    ['sharpening a knife', ['scrape']],
    ['clapping hands', ['clap']],
    ['a ball rolling', ['rolling']],
    ['rolling thunder', ['thunder']],
  ])('"%s" is heard as %j', (text, sources) => expect(heard(text)).toEqual(sources));
});

describe('what changes while it sounds', () => {
  const timingOf = (text: string) => interpret(text, { duration: 8 }).layers[0].timing;

  it.each([
    [
      'rain getting heavier',
      {
        intensity: [
          [0, 0.2],
          [8, 0.9],
        ],
      },
    ],
    [
      'wind growing stronger and stronger',
      {
        intensity: [
          [0, 0.2],
          [8, 0.9],
        ],
      },
    ],
    [
      'a heartbeat getting faster',
      {
        speed: [
          [0, 0.7],
          [8, 1.7],
        ],
      },
    ],
    [
      'a clock that speeds up',
      {
        speed: [
          [0, 0.7],
          [8, 1.7],
        ],
      },
    ],
    [
      'a train slowing down',
      {
        speed: [
          [0, 1.5],
          [8, 0.55],
        ],
      },
    ],
    [
      'a siren rising in pitch',
      {
        pitch: [
          [0, -3],
          [8, 5],
        ],
      },
    ],
  ])('"%s" follows the curve %j', (text, curve) => expect(timingOf(text)).toMatchObject({ kind: 'continuous', curve }));

  it.each(['an engine slowly fades', 'an engine fades slowly', 'the engine gradually gets louder'])(
    'has a pace of its own, which is not that of the sound: "%s"',
    (text) => expect(interpret(text).layers[0].mods.speed).toBeUndefined(),
  );

  it('comes back in a loop, so that the end runs into the beginning', () => {
    expect(timingOf('seamless loop of rain getting heavier')).toMatchObject({
      curve: {
        intensity: [
          [0, 0.2],
          [4, 0.9],
          [8, 0.2],
        ],
      },
    });
  });

  it('shortens the waits between counted events and keeps their span', () => {
    const [even, faster] = ['five knocks', 'five knocks getting faster']
      .map((text) => timingOf(text))
      .map((timing) => (timing.kind === 'shots' ? timing.at : []));
    const waits = faster.slice(1).map((at, n) => at - (faster[n] ?? 0));
    expect(waits).toEqual([...waits].sort((a, b) => b - a));
    expect(faster.at(-1)).toBeCloseTo(even.at(-1) ?? 0, 6);
  });
});

describe('events at a said distance in time', () => {
  it.each([
    ['a beep every two seconds', { kind: 'train', rate: 0.5 }],
    ['a drip every second', { kind: 'train', rate: 1 }],
    ['two short beeps per second', { kind: 'train', rate: 2 }],
    ['a sonar pings twice a second', { kind: 'train', rate: 2 }],
    ['thirty knocks each minute', { kind: 'train', rate: 0.5 }],
    ['three knocks, a second later a crash', { kind: 'shots', at: [0, 0.3, 0.6] }],
    ['two gunshots one second apart', { kind: 'shots', at: [0, 1] }],
    ['four knocks half a second apart', { kind: 'shots', at: [0, 0.5, 1, 1.5] }],
    ['a beep for two seconds', { kind: 'continuous', start: 0, end: 2 }],
  ])('"%s" comes as %j', (text, timing) =>
    expect(interpret(text, { duration: 8 }).layers[0].timing).toMatchObject(timing),
  );
});

describe('a horse', () => {
  it('is faster the faster its gait is', () => {
    const [walk, trot, canter, gallop] = ['a horse walks', 'a horse trots', 'horse cantering', 'horse galloping'].map(
      (text) => interpret(text).layers[0].mods.speed ?? 1,
    );
    expect(trot).toBeGreaterThan(walk);
    expect(canter).toBeGreaterThan(trot);
    expect(gallop).toBeGreaterThan(canter);
  });
});

describe('steps on a ground that is named before them', () => {
  it.each([
    ['mud step', 'shots'],
    ['squelchy mud steps', 'continuous'],
    ['puddle splash steps', 'continuous'],
  ])('are steps, one or several: "%s"', (text, kind) => {
    const { layers } = interpret(text);
    expect(layers.map(({ source, timing }) => [source.model, timing.kind])).toEqual([['footsteps', kind]]);
  });
});

describe('things and what is done to them', () => {
  it.each([
    ['an oak plank smash', ['wood_break']],
    ['a ceramic lid', ['impact_ceramic']],
    ['metal pipe drop', ['impact_metal']],
    ['a water drop', ['drip']],
    ['a bottle rolls along the floor and hits the wall', ['rolling', 'impact_glass']],
    ['a boy throws stones into a lake', ['splash']],
    ['the bus doors open', ['sliding_door']],
    ['stacking plates', ['impact_ceramic']],
    ['a glove', ['cloth']],
    ['a defibrillator charging', ['power_up_down']],
    ['a boxing match', ['punch', 'cheer']],
    ['a cuckoo clock', ['cuckoo_clock']],
    ['a grandfather clock', ['clock_tick']],
    ['she uncorks a bottle', ['cork_pop']],
    ['a horse gallops away', ['hooves']],
    ['a goat bleats on a windy hill', ['sheep_goat']],
    ["grandma's kitchen, a clock ticks", ['clock_tick']],
    ['cat, purring', ['cat_purr']],
    ['Door_Knock_Wood', ['knock']],
    ['Metal_Pipe_Drop_Concrete', ['impact_metal']],
  ])('"%s" is heard as %j', (text, sources) => {
    expect(heard(text)).toEqual(sources);
  });
});

describe('a word for a kind of sound', () => {
  it.each([
    ['UI sound for an error', ['ui_success_error']],
    ['UI sound for a purchase', ['ui_click']],
    ['notification, two rising tones', ['ui_notification']],
    ['two rising tones', ['beep']],
    ['a rising tone', ['riser']],
  ])('"%s" is heard as %j', (text, sources) => {
    expect(heard(text)).toEqual(sources);
  });
});

describe('what is told of and not there', () => {
  it.each([
    ['a man talks about the rain', ['speech_male']],
    ['the speaker talks about explosions', ['speech_male']],
    ['a man talks over the rain', ['speech_male', 'rain']],
    ['a whoosh for a podcast', ['whoosh']],
    ['podcast intro whoosh', ['whoosh']],
    ['a song about rain', ['sing']],
    ['typewriter, bell', ['typewriter']],
  ])('"%s" is heard as %j', (text, sources) => {
    expect(heard(text)).toEqual(sources);
  });
});

describe('words that are no form of another', () => {
  it('takes news for nothing that is new', () => {
    expect(interpret('a news anchor speaks').layers.map(({ mods }) => mods.age)).toEqual([undefined]);
  });

  it('hears one car whose engine is named too', () => {
    const [car] = interpret('car pulls up on gravel, engine off').layers;
    expect(car.mods.sources).toBeUndefined();
  });
});

describe('places by day', () => {
  it.each([
    ['meadow', ['forest']],
    ['a meadow at night', ['night']],
    ['cows in a field', ['cow']],
    ['someone turns a page in a library', ['book_pages']],
  ])('"%s" is heard as %j', (text, sources) => {
    expect(heard(text)).toEqual(sources);
  });
});

describe('a setting', () => {
  it.each(['footsteps in the dark', 'passi nel buio', 'passos no escuro', 'Schritte im Dunkeln', 'pas dans le noir'])(
    'does not darken what is heard in it: "%s"',
    (text) => {
      expect(interpret(text).layers.map(({ mods }) => mods.brightness)).toEqual([undefined]);
    },
  );
});

describe('how a deed ends', () => {
  it('is no second deed', () => {
    expect(heard('someone slams a laptop shut')).not.toContain('door_open_close');
    expect(heard('someone slams a laptop shut')[0]).toBe('thud');
    expect(heard('a man kicks a door open')).toEqual(['door_slam']);
  });
});

/** As a page loads it: without types and comments. */
function minified(name: string, text: string): string {
  return name.endsWith('.json') ? text : transformSync(text, { loader: 'ts', minify: true }).code;
}

describe('the English vocabulary', () => {
  it('needs at most 130 KB minified and gzipped, the catalogue included', () => {
    const folders = [join(__dirname, 'english'), join(__dirname, '../catalogue')];
    const text = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => /(?<!\.spec)\.(ts|json)$/.test(name))
          .map((name) => minified(name, readFileSync(join(folder, name), 'utf8'))),
      )
      .join('\n');
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(130_000);
  });

  it('has no phrase of more than four words', () => {
    const longer: string[] = [];
    const visit = (node: TrieNode, words: readonly string[]): void => {
      if (node.entry && words.length > 4) longer.push(words.join(' '));
      for (const [word, next] of node.next) visit(next, [...words, word]);
    };
    visit(ENGLISH.root, []);
    expect(longer).toEqual([]);
  });
});
