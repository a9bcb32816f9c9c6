import { featuresOf } from '../../catalogue';
import { exp } from '../../dsp/exact-math';
import { overlaps, type Span } from '../normalise/normalised-text';
import type { ReaderNetwork, WordReading } from '../reader/network';
import type { LayerCandidate } from './layer-candidate';
import type { Measures } from './score';

/** What kind of text it is. */
export type Style = 'file name' | 'tag';

/** What is known of a text while its layers are weighed. */
export interface WeighedText {
  candidates: readonly LayerCandidate[];
  readings: readonly WordReading[];
  network: ReaderNetwork;
  style?: Style;
  isForeign: boolean;
}

/** Shares from which each step of a measure begins. */
const STEPS = [0.01, 0.03, 0.07, 0.15, 0.3, 0.45, 0.6, 0.75, 0.87, 0.94, 0.98];
/** More candidates than these are as many. */
const MANY = 5;

/** Named measures of a candidate; its score is the sum of their learnt weights. */
export function layerMeasures(candidate: LayerCandidate, text: WeighedText): Measures {
  const way = wayOf(candidate);
  const names = [
    way,
    ...ofText(text).map((name) => `${way} ${name}`),
    ...ofRules(candidate).map((name) => `${way} ${name}`),
    ...(candidate.telling ? [`${way} at ${stepOf(candidate.telling.share / 1000)}`] : []),
    ...(way === 'read' ? ofUntold(candidate, text) : []),
    ...(way === 'told' ? ofUnread(candidate, text) : []),
    ...[...(featuresOf(candidate.source)?.kinds ?? [])].map((kind) => `${way} kind ${kind}`),
  ];
  return new Map(names.map((name) => [name, 1]));
}

/** Whether rules, network or both name it. */
function wayOf({ read, telling }: LayerCandidate): 'both' | 'read' | 'told' {
  if (read && telling) return 'both';
  return read ? 'read' : 'told';
}

function ofText({ candidates, style, isForeign }: WeighedText): string[] {
  return [
    `among ${Math.min(MANY, candidates.length)}`,
    ...(style === undefined ? [] : [`in ${style}`]),
    ...(isForeign ? ['in another language'] : []),
  ];
}

function ofRules({ read }: LayerCandidate): string[] {
  if (!read) return [];
  const { origin, role, isFaint } = read;
  return [`by ${origin.by}`, ...(role ? [`as ${role}`] : []), ...(isFaint ? ['as faint'] : [])];
}

/** What the rules say of the words of a layer that they do not read. */
function ofUnread({ telling }: LayerCandidate, { candidates }: WeighedText): string[] {
  const rival = telling && candidates.find(({ read }) => read && overlaps(read.spans, telling.spans));
  return [rival?.read ? `told against ${rival.read.origin.by}` : 'told of unread words'];
}

/** What the network says of the words of a layer that it does not read. */
function ofUntold({ source, read }: LayerCandidate, { candidates, readings, network }: WeighedText): string[] {
  const spans = read?.spans ?? [];
  const own = readings.filter(({ word }) => word.isContent && overlaps([word.span], spans));
  const number = network.shareNumberOf(source);
  const most = Math.max(0, ...own.map(({ shares }) => (number === undefined ? 0 : exp(shares[number] ?? 0))));
  const silence = Math.min(1, ...own.map(({ shares }) => exp(shares[0] ?? 0)));
  return [`read, own share ${stepOf(most)}`, `read, silence ${stepOf(silence)}`, ...toldOtherwise(spans, candidates)];
}

function toldOtherwise(spans: readonly Span[], candidates: readonly LayerCandidate[]): string[] {
  const told = candidates.filter(({ telling }) => telling && overlaps(telling.spans, spans));
  const rival = told.find(({ read }) => !read);
  if (rival?.telling) return [`read, told otherwise at ${stepOf(rival.telling.share / 1000)}`];
  return told.length > 0 ? ['read, words told of another'] : [];
}

function stepOf(share: number): number {
  const at = STEPS.findIndex((from) => share < from);
  return at < 0 ? STEPS.length : at;
}
