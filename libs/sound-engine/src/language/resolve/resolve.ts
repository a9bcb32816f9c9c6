import type { EventFrame } from '../frames/event-frame';
import { takingPart } from '../frames/participants';
import { overlaps, type Span } from '../normalise/normalised-text';
import { tellingsIn } from '../reader/tellings';
import { calibrated } from './calibration';
import { layerCandidates, type LayerCandidate } from './layer-candidate';
import { layerMeasures, type WeighedText } from './layer-measures';
import type { ReadLayer } from './read-layer';
import type { ResolvedEvent } from './resolved-event';
import { probabilityOf, scoreOf } from './score';
import LEARNT from './weights.json';

/** What resolving knows beside the frames. */
export interface Knowledge extends Omit<WeighedText, 'candidates'> {
  /** Layers that the rules propose, in their order. */
  read: readonly ReadLayer[];
  /** Words of what shall not be heard. */
  negated: readonly Span[];
  /** What words of these stretches do not mean though they name it, anything where none is said, and what is heard. */
  outranked: readonly { source?: string; spans: readonly Span[]; heardAs?: string }[];
  /** Layers that the rules are sure of, though the network hears nothing in their words. */
  surely?: readonly ReadLayer[];
  /** Where each clause begins, in text order, and its step. */
  clauses: readonly { start: number; step: number }[];
}

/** What a text is likely to mean. */
export interface Resolved {
  /** What is heard, in the order of its words: at least one where any source was named. */
  readonly events: readonly ResolvedEvent[];
  /** The probability of each, in thousandths and not calibrated. */
  readonly likely: readonly number[];
  /** What the rules propose and nobody would guess. */
  readonly ruledOut: readonly ReadLayer[];
}

/** A candidate with the probability that it is meant, in thousandths. */
export interface WeighedLayer {
  candidate: LayerCandidate;
  probability: number;
  /** The rules are sure of it. */
  isSure?: true;
}

/**
 * From which probability on, in thousandths, a candidate is heard: what the network reads sooner, as a layer less is
 * worse than a guess that is told as one; calibrated on descriptions held out of learning
 * (docs/measurements/understanding.md).
 */
const LIKELY = { told: 300, proposed: 400 };
/**
 * Below this, in thousandths, what the rules propose is not even a guess for a step of which nothing else is heard: the
 * highest multiple of 50 at which no labelled description and no line of the tests loses a sound
 * (docs/measurements/understanding.md).
 */
const LEAST_GUESSED = 100;

/**
 * What the rules are sure of, in thousandths at least: of 13 labelled descriptions in other languages with a rain or a
 * storm that one is out in, 9 ask for it.
 */
const SURE = 690;

/**
 * Chooses what sounds: what the rules propose and what the network reads are weighed, each with a probability learnt
 * from labelled descriptions; of two that come from the same words in different ways the likelier is heard. Where none
 * is likely, the likeliest. Pure: the same frames and knowledge give the same answer.
 */
export function resolve(frames: readonly EventFrame[], knowledge: Knowledge): Resolved {
  const weighed = weighedLayers(knowledge);
  const chosen = choose(weighed);
  return {
    events: chosen.map((one) => eventOf(one, frames, knowledge)),
    likely: chosen.map(({ probability }) => probability),
    ruledOut: ruledOut(weighed),
  };
}

/** What the rules propose and nobody would guess. */
export function ruledOut(weighed: readonly WeighedLayer[]): ReadLayer[] {
  return weighed.flatMap(({ candidate: { read }, probability }) =>
    read !== undefined && probability < LEAST_GUESSED ? [read] : [],
  );
}

/** All candidates of a text as they are weighed. */
export function weighedText(knowledge: Knowledge): WeighedText {
  const { read, readings, network, negated, outranked } = knowledge;
  const tellings = tellingsIn(readings, network.sources).flatMap((telling) => {
    if (overlaps(telling.spans, negated)) return [];
    const by = outranked.find(({ source, spans }) =>
      source === undefined
        ? telling.spans.every((span) => overlaps(spans, [span]))
        : source === telling.source && overlaps(spans, telling.spans),
    );
    if (!by) return [telling];
    return by.heardAs === undefined ? [] : [{ ...telling, source: by.heardAs }];
  });
  return { ...knowledge, candidates: layerCandidates(read, tellings) };
}

/** All candidates of a text with their probabilities. */
export function weighedLayers(knowledge: Knowledge): WeighedLayer[] {
  const text = weighedText(knowledge);
  return text.candidates.map((candidate) => {
    const probability = probabilityOf(scoreOf(layerMeasures(candidate, text), LEARNT.weights));
    const isSure = candidate.read !== undefined && knowledge.surely?.includes(candidate.read) === true;
    return isSure ? { candidate, probability: Math.max(probability, SURE), isSure } : { candidate, probability };
  });
}

/** The likely ones in their order, or the likeliest; none whose words a likelier one explains in another way. */
export function choose(weighed: readonly WeighedLayer[]): WeighedLayer[] {
  const ranking = [...weighed].sort((a, b) => b.probability - a.probability);
  const chosen = ranking.filter(
    (one, at) =>
      one.probability >= (one.candidate.telling ? LIKELY.told : LIKELY.proposed) &&
      (one.isSure || !ranking.slice(0, at).some((likelier) => isRival(one.candidate, likelier.candidate))),
  );
  const heard = new Set(chosen.length > 0 ? chosen : ranking.slice(0, 1));
  return weighed.filter((one) => heard.has(one));
}

/** One is read by the rules alone, the other by the network alone, from words that they share. */
function isRival(a: LayerCandidate, b: LayerCandidate): boolean {
  if (a.read && !a.telling && b.telling && !b.read) return overlaps(a.read.spans, b.telling.spans);
  if (b.read && !b.telling && a.telling && !a.read) return overlaps(b.read.spans, a.telling.spans);
  return false;
}

function eventOf(
  { candidate, probability }: WeighedLayer,
  frames: readonly EventFrame[],
  { clauses }: Knowledge,
): ResolvedEvent {
  const { source, read, telling } = candidate;
  const spans = read?.spans ?? telling?.spans ?? [];
  return {
    ...placeIn(frames, spans, clauses),
    source,
    probability: calibrated(probability),
    alternatives: (telling?.alternatives ?? []).filter((other) => other !== source),
    by: read?.origin.by ?? 'context',
    ...(read ? { read } : { spans }),
  };
}

/** The frame and the step that words stand in, and whose words they are. */
function placeIn(
  frames: readonly EventFrame[],
  spans: readonly Span[],
  clauses: Knowledge['clauses'],
): Pick<ResolvedEvent, 'frame' | 'step' | 'owner'> {
  const own = frames.find((one) => overlaps(spansOfFrame(one), spans));
  const step = own?.step ?? stepAt(spans, clauses);
  const frame = own ?? frames.find((one) => one.step === step) ?? frames[0];
  const owner = frame && takingPart(frame).find((one) => overlaps(one.spans, spans));
  return { step, ...(frame && { frame }), ...(owner && { owner }) };
}

/** The step of the clause in which words stand that are in no frame. */
function stepAt([first]: readonly Span[], clauses: Knowledge['clauses']): number {
  const before = clauses.filter(({ start }) => first !== undefined && start <= first[0]);
  return before.at(-1)?.step ?? 0;
}

function spansOfFrame(frame: EventFrame): Span[] {
  return [
    ...(frame.predicate?.spans ?? []),
    ...takingPart(frame).flatMap((one) => [...one.spans, ...one.places.flatMap(({ spans }) => spans)]),
  ];
}
