import type { Modifiers, Origin } from '@whoosh/sound-scene';
import type { Effect, Trend } from '../lexicon/lexicon';
import type { Participant } from '../frames/event-frame';
import type { Span } from '../normalise/normalised-text';
import type { ReadLayer } from './read-layer';

/**
 * How a candidate came up. Each is a feature of the score with a weight that is learnt; the names are those of the
 * weights' file. "head" is the noun of a phrase, "compound" a noun before it, "genitive" what follows "of", "deed" a
 * head that is a verb too.
 */
export const EVIDENCE = [
  'head',
  'head-second-sense',
  'head-listed',
  'head-also',
  'head-material',
  'compound',
  'compound-listed',
  'genitive',
  'blend',
  'deed',
  'deed-listed',
  'deed-selects',
  'deed-material',
  'verb',
  'verb-second-sense',
  'verb-listed',
  'verb-selects-agent',
  'verb-selects-patient',
  'verb-selects-place',
  'verb-material',
  'quality',
  'quality-also',
  'sibling-does',
  'sibling-first-does',
  'sibling-struck',
  'does-only',
  'kin',
  'collocation',
  'read',
] as const;
export type EvidenceName = (typeof EVIDENCE)[number];

/** A source that an event may be, with what speaks for it. */
export interface Candidate {
  source: string;
  by: Origin['by'];
  /** The participant whose word named it. */
  owner?: Participant;
  evidence: Partial<Record<EvidenceName, number>>;
  variant?: string;
  mods?: Modifiers;
  time?: Effect['time'];
  trend?: Trend;
  /** The words that together mean it. */
  spans?: readonly Span[];
  /** Source of the thing that goes on beneath it. */
  beneath?: string;
  /** The proposed layer that it is, where the rules propose it too. */
  read?: ReadLayer;
}

/** Candidates of one choice: the same source named twice is one candidate with both reasons. */
export class Candidates {
  private readonly bySource = new Map<string, Candidate>();

  /** @param strength 1 as it stands; vectors give a likeness in tenths */
  add(name: EvidenceName, found: Omit<Candidate, 'evidence'>, strength = 1): void {
    const known = this.bySource.get(found.source);
    if (!known) {
      this.bySource.set(found.source, { ...found, evidence: { [name]: strength } });
      return;
    }
    known.evidence[name] = Math.max(known.evidence[name] ?? 0, strength);
    known.variant ??= found.variant;
    known.mods ??= found.mods;
    known.time ??= found.time;
    known.trend ??= found.trend;
    known.beneath ??= found.beneath;
    known.owner ??= found.owner;
    known.read ??= found.read;
    known.spans ??= found.spans;
  }

  get size(): number {
    return this.bySource.size;
  }

  has(source: string): boolean {
    return this.bySource.has(source);
  }

  list(): Candidate[] {
    return [...this.bySource.values()];
  }
}
