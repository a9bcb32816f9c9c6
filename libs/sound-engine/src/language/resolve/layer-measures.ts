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
  const { read, telling } = candidate;
  const measures: Measures = new Map();
  const set = (name: string): void => void measures.set(name, 1);
  const way = read && telling ? 'both' : read ? 'read' : 'told';
  set(way);
  set(`${way} among ${Math.min(MANY, text.candidates.length)}`);
  if (text.style !== undefined) set(`${way} in ${text.style}`);
  if (text.isForeign) set(`${way} in another language`);
  if (read) ofRules(read, way, set);
  if (telling) set(`${way} at ${stepOf(telling.share / 1000)}`);
  if (read && !telling) ofUntold(candidate, read.spans, text, set);
  if (telling && !read) {
    const rival = text.candidates.find(({ read: other }) => other && overlaps(other.spans, telling.spans));
    set(rival?.read ? `told against ${rival.read.by}` : 'told of unread words');
  }
  for (const kind of featuresOf(candidate.source)?.kinds ?? []) set(`${way} kind ${kind}`);
  return measures;
}

function ofRules(
  { by, role, isFaint }: NonNullable<LayerCandidate['read']>,
  way: string,
  set: (name: string) => void,
): void {
  set(`${way} by ${by}`);
  if (role) set(`${way} as ${role}`);
  if (isFaint) set(`${way} as faint`);
}

/** What the network says of the words of a layer that it does not read. */
function ofUntold(
  { source }: LayerCandidate,
  spans: readonly Span[],
  { candidates, readings, network }: WeighedText,
  set: (name: string) => void,
): void {
  const own = readings.filter(({ word }) => word.isContent && overlaps([word.span], spans));
  const number = network.shareNumberOf(source);
  const most = Math.max(0, ...own.map(({ shares }) => (number === undefined ? 0 : exp(shares[number] ?? 0))));
  const silence = Math.min(1, ...own.map(({ shares }) => exp(shares[0] ?? 0)));
  set(`read, own share ${stepOf(most)}`);
  set(`read, silence ${stepOf(silence)}`);
  const rival = candidates.find(({ read, telling }) => !read && telling && overlaps(telling.spans, spans));
  if (rival?.telling) set(`read, told otherwise at ${stepOf(rival.telling.share / 1000)}`);
  else if (candidates.some(({ read, telling }) => read && telling && overlaps(telling.spans, spans)))
    set('read, words told of another');
}

function stepOf(share: number): number {
  const at = STEPS.findIndex((from) => share < from);
  return at < 0 ? STEPS.length : at;
}
