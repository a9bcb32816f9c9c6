import type { Link, WordForm } from '../lexicon/lexicon';
import type { Relation } from '../relation';
import type { Tag, TaggedToken } from './tagged-token';

/** A token among those around it: the ones before it are settled, the ones after it are not yet. */
export interface Spot {
  readonly mention: TaggedToken;
  readonly previous: TaggedToken | undefined;
  readonly next: TaggedToken | undefined;
  readonly mentions: readonly TaggedToken[];
  readonly index: number;
}

export function spotAt(mentions: readonly TaggedToken[], index: number): Spot {
  return { mention: mentions[index], previous: mentions[index - 1], next: mentions[index + 1], mentions, index };
}

/** Whether there is a token and it is taken for one of these. */
export function isTagged(token: TaggedToken | undefined, ...tags: readonly Tag[]): boolean {
  return token !== undefined && tags.includes(token.kind);
}

export function hasForm({ form }: TaggedToken, ...forms: readonly WordForm[]): boolean {
  return forms.includes(form);
}

export function hasLink(token: TaggedToken | undefined, ...links: readonly Link[]): boolean {
  const link = token?.entry.link;
  return link !== undefined && links.includes(link);
}

export function hasRelation(token: TaggedToken | undefined, ...relations: readonly Relation[]): boolean {
  const relation = token?.entry.relation;
  return relation !== undefined && relations.includes(relation);
}

/** Whether nothing of the same clause follows. */
export function isEnd(next: TaggedToken | undefined): boolean {
  return next === undefined || next.kind === 'link';
}
