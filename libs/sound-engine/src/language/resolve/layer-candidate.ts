import { overlaps } from '../normalise/normalised-text';
import type { Telling } from '../reader/tellings';
import type { ReadLayer } from './read-layer';

/** A source that may be meant: the rules propose it, the network reads it, or both. */
export interface LayerCandidate {
  source: string;
  read?: ReadLayer;
  telling?: Telling;
}

/** All that may be meant, each source once for the words that it comes from. */
export function layerCandidates(layers: readonly ReadLayer[], tellings: readonly Telling[]): LayerCandidate[] {
  const left = new Set(tellings);
  const proposed = layers.map((read): LayerCandidate => {
    const same = [...left].filter(({ source }) => source === read.source);
    const telling = same.find(({ spans }) => overlaps(spans, read.spans)) ?? same[0];
    if (!telling) return { source: read.source, read };
    left.delete(telling);
    return { source: read.source, read, telling };
  });
  const heard = new Set(layers.map(({ source }) => source));
  const told = [...left].flatMap((telling): LayerCandidate[] => {
    if (heard.has(telling.source)) return [];
    heard.add(telling.source);
    return [{ source: telling.source, telling }];
  });
  return [...proposed, ...told];
}
