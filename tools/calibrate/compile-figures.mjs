// Writes what the engine knows of how individuals of a source differ: `node tools/calibrate/compile-figures.mjs --data FOLDER`, where FOLDER holds
// `<source>.json` and `_common.json` (measures of recordings; docs/individuals.md). Results: libs/sound-engine/src/individual/figures.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { engineFromSource } from '../listening/engine-from-source.mjs';
import { ROOT } from '../workspace/root.mjs';

const FIGURES = path.join(ROOT, 'libs/sound-engine/src/individual/figures');
/** A source with fewer recordings takes its spreads from its family. */
const OWN_SPREAD_FROM = 5;
/** Steps in which levels are kept: half decibels, and thousandths of a direction's unit length. */
const LEVEL_STEPS = 2;
const DIRECTION_STEPS = 200;
const PARTIAL_SETS = 6;
const PARTIALS = 10;

const levels = (values) => values.map((value) => (value === null ? null : Math.round(value * LEVEL_STEPS)));
const round = (value, digits = 3) =>
  value === null || value === undefined ? undefined : Number(value.toPrecision(digits));
const directionsOf = (directions) =>
  (directions ?? []).map(({ sd, v }) => [round(sd), ...v.map((value) => Math.round(value * DIRECTION_STEPS))]);

/** [median, between, within], the spreads where enough recordings tell them. */
function spreadOf(field, recordings) {
  if (!field?.q) return undefined;
  const isOwn = recordings >= OWN_SPREAD_FROM && (field.recordings ?? 0) >= OWN_SPREAD_FROM;
  return [
    round(field.q[2]),
    isOwn ? (round(field.between) ?? null) : null,
    isOwn ? (round(field.within) ?? null) : null,
  ];
}

function octavesOf(t60, octaves, recordings) {
  if (!t60) return undefined;
  return octaves.map((octave) => spreadOf(t60[octave], recordings)?.slice(0, 2) ?? null);
}

const eventsOf = (events, octaves, n) => ({
  interval: spreadOf(events.interval_s, n),
  irregularity: spreadOf(events.interval_cv, n)?.slice(0, 2),
  level: spreadOf(events.level_db, n),
  length: spreadOf(events.length_ms, n),
  attack: spreadOf(events.attack_ms, n),
  decay: spreadOf(events.t60_s, n),
  decayByOctave: octavesOf(events.t60_octaves, octaves, n),
});

const pitchOf = (pitch, n) => ({
  share: round(pitch.share),
  hertz: spreadOf(pitch.f0_hz, n),
  range: spreadOf(pitch.range_st, n),
  length: spreadOf(pitch.voiced_ms, n),
  jitter: spreadOf(pitch.jitter_pct, n),
  shimmer: spreadOf(pitch.shimmer_db, n),
  harmonicity: spreadOf(pitch.hnr_db, n),
  contours: pitch.contours?.map(({ weight, semitones }) => [round(weight), ...semitones]),
  contourRest: round(pitch.contour_rest_st),
  formants: pitch.formants?.map(({ hz, bandwidth_hz: width, movement_oct: movement }) => [
    round(hz.q[2]),
    n >= OWN_SPREAD_FROM ? (round(hz.between) ?? null) : null,
    round(width) ?? null,
    round(movement) ?? null,
  ]),
});

const partialsOf = ({ share, t60_slope: slope, inharmonicity, examples }) => ({
  share: round(share),
  slope: round(slope?.q[2]),
  inharmonicity: round(inharmonicity?.q[2]),
  sets: examples.slice(0, PARTIAL_SETS).map((set) => ({
    lowest: round(set.lowest_hz),
    ratios: set.ratio.slice(0, PARTIALS),
    levels: set.db.slice(0, PARTIALS),
    decays: set.t60_s.slice(0, PARTIALS),
  })),
});

function figuresOf(source, octaves) {
  const { recordings: n, colour, levels: quantiles, modulation, correlation, events, pitch, partials } = source;
  const isOwn = n >= OWN_SPREAD_FROM;
  const spreads = isOwn && {
    directions: directionsOf(colour.directions),
    rest: round(colour.rest),
    levelSpread: quantiles.sd && levels(quantiles.sd.flat()),
    modulationSpread: modulation.sd && levels(modulation.sd.flat()),
  };
  return {
    recordings: n,
    colour: levels(colour.mean),
    levels: levels(quantiles.mean.flatMap((row) => row ?? [null, null, null, null, null])),
    modulation: levels(modulation.mean.flat()),
    correlation: ['near', 'octave', 'far'].map((name) => [
      round(correlation[name][1]),
      isOwn ? round(correlation[name][2]) : null,
    ]),
    ripple: [round(source.ripple_db[1]), isOwn ? round(source.ripple_db[2]) : null],
    lowEnd: spreadOf(source.below_100hz_db, n)?.slice(0, 2),
    highEnd: spreadOf(source.above_10khz_db, n)?.slice(0, 2),
    ...spreads,
    events: events && eventsOf(events, octaves, n),
    pitch: pitch && pitchOf(pitch, n),
    partials: partials && partialsOf(partials),
  };
}

async function write(file, value) {
  const options = { ...(await resolveConfig(file)), parser: 'json', printWidth: 10_000 };
  writeFileSync(file, await format(JSON.stringify(value), options));
}

/** A row a line: what changed is seen. */
async function writeFamily(name, { sources, ...spread }) {
  const rows = Object.entries(sources).map(([id, figures]) => `${JSON.stringify(id)}: ${JSON.stringify(figures)}`);
  const text = `{ "spread": ${JSON.stringify(spread)},\n"sources": {\n${rows.join(',\n')}\n} }`;
  writeFileSync(path.join(FIGURES, `${name}.json`), `${text}\n`);
}

async function main() {
  const { values } = parseArgs({ options: { data: { type: 'string' } } });
  if (!values.data || !existsSync(path.join(values.data, '_common.json')))
    throw new Error('The measures of recordings are not here: name their folder with --data FOLDER.');
  const common = JSON.parse(readFileSync(path.join(values.data, '_common.json'), 'utf8'));
  const { engine } = await engineFromSource();
  const families = {};
  const familyOf = (name) => {
    const own = common.families[name] ?? common.families.all;
    return (families[name] ??= {
      directions: directionsOf(own.directions),
      rest: round(own.rest),
      ...common.families.all.spread,
      ...own.spread,
      sources: {},
    });
  };
  const familyOfSource = Object.fromEntries(engine.CATALOGUE.map(({ id, family }) => [id, family]));
  for (const file of readdirSync(values.data).sort()) {
    if (!file.endsWith('.json') || file.startsWith('_')) continue;
    const source = JSON.parse(readFileSync(path.join(values.data, file), 'utf8'));
    const family = familyOfSource[source.source];
    if (family === undefined) continue;
    familyOf(family).sources[source.source] = figuresOf(source, common.octaves_hz);
  }
  for (const family of new Set(Object.values(familyOfSource))) await writeFamily(family, familyOf(family));
  await write(path.join(FIGURES, 'families.json'), familyOfSource);
}

await main();
