import type { Chip } from '@whoosh/sound-scene';
import type { LayerDraft } from '../propose/draft';

/** "Two dogs, one left and one right": each is heard where it is. */
export function oneOnEachSide(drafts: readonly LayerDraft[]): LayerDraft[] {
  return drafts.flatMap((draft) => (draft.mods.sources === draft.sides.length ? oneEach(draft) : [draft]));
}

function oneEach({ sides, ...draft }: LayerDraft): LayerDraft[] {
  const told = draft.chips.filter(isOfSide);
  const others = draft.chips.filter((chip) => !isOfSide(chip) && chip.field !== 'mods.sources');
  return sides.map((azimuth, at) => ({
    ...draft,
    sides: [azimuth],
    azimuth,
    mods: { ...draft.mods, sources: 1 },
    chips: [...others, ...told.slice(at, at + 1)],
  }));
}

function isOfSide({ field }: Chip): boolean {
  return field === 'place.azimuth';
}
