import type { Collocation } from '../evidence/collocations';
import type { EventFrame, Participant } from '../frames/event-frame';
import type { Span } from '../normalise/normalised-text';
import type { ReadLayer } from './read-layer';

/** The layers that the rules propose, by the words that they came from. */
export class ReadLayers {
  private readonly predicates: readonly Span[];
  private readonly met = new Set<ReadLayer>();
  private readonly metCollocations = new Set<Collocation>();

  constructor(
    private readonly layers: readonly ReadLayer[],
    private readonly collocations: readonly Collocation[],
    frames: readonly EventFrame[],
  ) {
    this.predicates = frames.flatMap(({ predicate }) => (predicate ? [predicate.span] : []));
  }

  indexOf(layer: ReadLayer): number {
    return this.layers.indexOf(layer);
  }

  /** Those that came from the predicate, or from those who take part where no predicate had a share in them. */
  ofEvent({ predicate, patients }: EventFrame, agent: Participant | undefined): ReadLayer[] {
    const spans = [...(agent ? spansOf(agent) : []), ...patients.flatMap(spansOf)];
    return this.meet(
      (layer) =>
        (predicate !== undefined && overlaps(layer.spans, [predicate.span])) ||
        (overlaps(layer.spans, spans) && !overlaps(layer.spans, this.predicates)),
    );
  }

  /** Those that came from these words. */
  at(spans: readonly Span[]): ReadLayer[] {
    return this.meet((layer) => overlaps(layer.spans, spans));
  }

  /** Those that no frame had a share in so far. */
  left(): ReadLayer[] {
    return this.layers.filter((layer) => !this.met.has(layer));
  }

  /** Collocations that words of the event have a share in. */
  collocationsOf({ predicate, patients, places }: EventFrame, agent: Participant | undefined): Collocation[] {
    const spans = [
      ...(predicate ? [predicate.span] : []),
      ...[...(agent ? [agent, ...agent.places] : []), ...patients, ...places].flatMap(spansOf),
    ];
    const found = this.collocations.filter((one) => overlaps(one.spans, spans));
    for (const one of found) this.metCollocations.add(one);
    return found;
  }

  /** Those that no event had a share in so far. */
  collocationsLeft(): Collocation[] {
    return this.collocations.filter((one) => !this.metCollocations.has(one));
  }

  private meet(belongs: (layer: ReadLayer) => boolean): ReadLayer[] {
    const found = this.layers.filter(belongs);
    for (const layer of found) this.met.add(layer);
    return found;
  }
}

function spansOf({ spans, headSpan, genitive }: Participant): Span[] {
  return [...spans, headSpan, ...(genitive ? spansOf(genitive) : [])];
}

export function overlaps(some: readonly Span[], others: readonly Span[]): boolean {
  return some.some(([start, end]) => others.some(([from, to]) => start < to && from < end));
}
