import type { SoundEffect } from '@whoosh/contracts';

export type SortOrder = 'newest' | 'oldest' | 'name' | 'longest';

export const SORT_ORDERS: readonly { value: SortOrder; label: string }[] = [
  { value: 'newest', label: 'Sort newest' },
  { value: 'oldest', label: 'Sort oldest' },
  { value: 'name', label: 'Sort name' },
  { value: 'longest', label: 'Sort longest' },
];

const COMPARE: Record<SortOrder, (a: SoundEffect, b: SoundEffect) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id,
  name: (a, b) => a.name.localeCompare(b.name) || a.id - b.id,
  longest: (a, b) => b.duration - a.duration || b.id - a.id,
};

/** The effects whose name, prompt or family contains every word of the query, in the chosen order. */
export function visibleEffects(effects: readonly SoundEffect[], query: string, order: SortOrder): SoundEffect[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const matches = (effect: SoundEffect) => {
    const text = [effect.name, effect.prompt, ...effect.tags, ...effect.sources.map((source) => source.label)]
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return effects.filter(matches).sort(COMPARE[order]);
}
