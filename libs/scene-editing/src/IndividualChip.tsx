import type { ReactNode } from 'react';
import type { KeptIndividual } from '@whoosh/contracts';
import type { Individual } from '@whoosh/sound-scene';
import { t } from './messages';
import { ChipMenu, type ChipItem } from './ChipMenu';
import { setIndividual, type SceneEdits } from './scene-edits';
import type { Lane } from './score';
import { scoreWord } from './score-words';
import styles from './LaneHead.module.css';

export interface IndividualChipProps {
  lane: Lane;
  edits: SceneEdits;
  onEdit: (edits: SceneEdits) => void;
  /** What the person keeps, of all sources. */
  kept: readonly KeptIndividual[];
  /** Other ways to one, before those that are kept. */
  items?: readonly ChipItem[];
  /** Stands on the chip where nobody has picked one. */
  children?: ReactNode;
}

/**
 * Which one of its kind a layer sounds like. One that is kept is offered, never taken by itself: "use this door" is a
 * press.
 */
export function IndividualChip({ lane, edits, onEdit, kept, items = [], children }: IndividualChipProps) {
  const { individual } = lane;
  const own = kept.filter(({ model }) => model === lane.model);
  const used = individual === null ? undefined : own.find((one) => isSameIndividual(one.individual, individual));
  const pick = (one: Individual | null) => onEdit(setIndividual(edits, lane.id, one));
  const byHand = edits.layers[lane.id]?.individual !== undefined;
  const label = scoreWord(lane.label);
  const [offered] = individual === null ? own : [];
  const all: ChipItem[] = [
    ...items,
    ...own
      .filter((one) => one !== used)
      .map((one) => ({
        key: one.id,
        label: t('individual.useNamed', { name: one.name }),
        onChoose: () => pick(one.individual),
      })),
    ...(byHand ? [{ key: 'any', label: t('individual.any'), onChoose: () => pick(null) }] : []),
  ];
  const shown = used?.name ?? (individual === null ? null : t('individual.thisOne'));
  return (
    <>
      {all.length > 0 && (shown !== null || children !== undefined) && (
        <ChipMenu
          name={t('individual.which', { label, which: shown ?? t('individual.any') })}
          className={`${shown === null ? `${styles.more} ${styles.which}` : styles.chip} ${byHand ? styles.byHand : ''}`}
          items={all}
        >
          {shown ?? children}
        </ChipMenu>
      )}
      {offered !== undefined && (
        <button
          type="button"
          className={`${styles.menuButton} ${styles.chip} ${styles.guess}`}
          aria-pressed={false}
          onClick={() => pick(offered.individual)}
        >
          {t('individual.useNamed', { name: offered.name })}
        </button>
      )}
    </>
  );
}

/** Whether two say the same of a layer. */
export function isSameIndividual(one: Individual, other: Individual): boolean {
  return one.seed === other.seed && one.size === other.size && one.tone === other.tone;
}
