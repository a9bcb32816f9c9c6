// Writes what the engine knows of how individuals of a source differ: `node tools/calibrate/compile-figures.mjs --data
// FOLDER`, where FOLDER holds
// `<source>.json` and `_common.json` (measures of recordings; docs/individuals.md). Results:
// libs/sound-engine/src/individual/figures.
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
/** The source whose recordings do not move at all: what noise in a band does by itself. */
const STATIONARY = 'pink_noise';
const PARTIAL_SETS = 6;
const PARTIALS = 10;
/** Families with fewer sources that tell of a spread take that of all sources. */
const LEAST_SOURCES = 3;

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

/** Variance of a level whose swing has this depth; 0 dB: a full sine. */
const variance = (db) => (db === null ? 0 : 0.5 * 10 ** (db / 10));

/**
 * How much more a source's bands move than those of stationary noise, in hundredths of the level, two octaves of rates
 * together; and what of it bands an octave apart have in common: noise itself is independent from band to band, so all
 * of the correlation is the swings'.
 */
function movementOf({ modulation, correlation }, noise) {
  const excess = modulation.mean.map((group, g) =>
    group.map((db, rate) => Math.max(0, variance(db) - variance(noise[g][rate]))),
  );
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const whole = sum(modulation.mean.flatMap((group) => group.map(variance)));
  const moved = sum(excess.flat());
  const [, octave] = correlation.octave ?? [];
  return {
    modulation: excess.flatMap((group) =>
      group.flatMap((value, rate) => (rate % 2 ? [Math.round(100 * Math.sqrt(value + group[rate - 1]))] : [])),
    ),
    together: moved > 0 && octave != null ? round(Math.max(0, Math.min(1, (octave * whole) / moved)), 2) : undefined,
  };
}

function figuresOf(source, octaves, noise) {
  const { recordings: n, colour, events, pitch, partials } = source;
  const isOwn = n >= OWN_SPREAD_FROM;
  const spreads = isOwn && {
    directions: directionsOf(colour.directions),
    rest: round(colour.rest),
  };
  return {
    recordings: n,
    colour: levels(colour.mean),
    ...spreads,
    ...movementOf(source, noise),
    events: events && eventsOf(events, octaves, n),
    pitch: pitch && pitchOf(pitch, n),
    partials: partials && partialsOf(partials),
  };
}

/**
 * How far recordings of one source differ in the distance of a band's quiet moments (5 % of the time) to its loud ones
 * (5 %), as a share of that distance: median over bands and over sources with spreads of their own.
 */
function rangeOf(sources) {
  const shares = sources.flatMap(({ recordings, levels: { mean, sd } }) => {
    if (recordings < OWN_SPREAD_FROM) return [];
    const known = mean.flatMap((quantiles, band) =>
      [quantiles[0], quantiles[4], sd[band]?.[0]].every((value) => typeof value === 'number')
        ? [sd[band][0] / (quantiles[4] - quantiles[0])]
        : [],
    );
    return known.length > 0 ? [median(known)] : [];
  });
  return shares.length < LEAST_SOURCES ? undefined : round(median(shares));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** What is drawn from of a family's spreads. */
const EVENT_SPREADS = ['f0_oct', 'interval_oct', 'length_oct', 'attack_oct', 't60_oct', 'modulation'];
const eventSpreads = (spread = {}) =>
  Object.fromEntries(EVENT_SPREADS.filter((name) => name in spread).map((name) => [name, spread[name]]));

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
  const noise = JSON.parse(readFileSync(path.join(values.data, `${STATIONARY}.json`), 'utf8')).modulation.mean;
  const { engine } = await engineFromSource();
  const families = {};
  const familyOf = (name) => {
    const own = common.families[name] ?? common.families.all;
    return (families[name] ??= {
      directions: directionsOf(own.directions),
      rest: round(own.rest),
      ...eventSpreads(common.families.all.spread),
      ...eventSpreads(own.spread),
      sources: {},
    });
  };
  const familyOfSource = Object.fromEntries(engine.CATALOGUE.map(({ id, family }) => [id, family]));
  const measured = readdirSync(values.data)
    .filter((file) => file.endsWith('.json') && !file.startsWith('_'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(values.data, file), 'utf8')))
    .filter(({ source }) => familyOfSource[source] !== undefined);
  for (const source of measured)
    familyOf(familyOfSource[source.source]).sources[source.source] = figuresOf(source, common.octaves_hz, noise);
  for (const family of new Set(Object.values(familyOfSource))) {
    const kin = measured.filter(({ source }) => familyOfSource[source] === family);
    await writeFamily(family, { range: rangeOf(kin) ?? rangeOf(measured), ...familyOf(family) });
  }
  await write(path.join(FIGURES, 'families.json'), familyOfSource);
}

await main();
