import type { ReactNode } from 'react';
import { FamilyDot, Tooltip } from '@whoosh/ui/more';
import { t } from './messages';
import { ChipMenu, type ChipItem } from './ChipMenu';
import type { PropertyMenu } from './property-menus';
import {
  removeLayer,
  setLeftOut,
  setProperty,
  setSource,
  takeBack,
  type Property,
  type SceneEdits,
  type Settings,
} from './scene-edits';
import type { Lane, LaneChip } from './score';
import { scoreWord } from './score-words';
import styles from './LaneHead.module.css';

export interface LaneProps {
  lane: Lane;
  stale: boolean;
  lit: boolean;
  onHover: (layer: string | null) => void;
}

/** So many that the whole menu is seen without scrolling: the search of all sounds lists the others first. */
const ALTERNATIVES_BESIDE_SEARCH = 6;

interface LaneHeadProps extends LaneProps {
  edits: SceneEdits;
  /** It is not the only layer. */
  removable: boolean;
  onEdit: (edits: SceneEdits) => void;
  /** Asks for any of all sounds in its place; without it, only those that may have been meant are offered. */
  onChooseSource?: (lane: Lane) => void;
  /** Stands behind the chips of the words. */
  children?: ReactNode;
}

/** Name, grade and chips of a layer. Name and chips are menus; a change is one of the scene, not of the words. */
export function LaneHead({
  lane,
  stale,
  lit,
  edits,
  removable,
  onEdit,
  onChooseSource,
  onHover,
  children,
}: LaneHeadProps) {
  return (
    <div
      className={`${styles.head} ${styles.lane} ${stale ? styles.stale : ''} ${lit ? styles.lit : ''}`}
      onPointerEnter={() => onHover(lane.id)}
      onPointerLeave={() => onHover(null)}
    >
      <FamilyDot family={lane.family} />
      <SourceMenu
        lane={lane}
        edits={edits}
        removable={removable}
        onEdit={onEdit}
        {...(onChooseSource === undefined ? {} : { onChooseSource })}
      />
      <div className={styles.chips}>
        {lane.reading.word !== null && (
          <Tooltip title={lane.reading.meaning}>
            <span
              className={`${styles.chip} ${styles.guess}`}
              tabIndex={0}
              aria-label={lane.reading.meaning}
              role="note"
            >
              {lane.reading.word}
            </span>
          </Tooltip>
        )}
        {lane.chips.map((chip) => (
          <PropertyChip key={`${chip.property}-${chip.label}`} chip={chip} lane={lane} edits={edits} onEdit={onEdit} />
        ))}
        {children}
        <ChipMenu
          name={t('laneHead.setSomethingElseOf', { label: scoreWord(lane.label) })}
          className={styles.more ?? ''}
          items={lane.menus
            .filter(({ usual }) => usual)
            .map((menu) => ({
              key: menu.property,
              label: scoreWord(menu.label),
              children: options(menu, lane, edits, onEdit),
            }))}
        >
          +
        </ChipMenu>
      </div>
      {lane.grade && (
        <Tooltip title={t('laneHead.model', { meaning: lane.grade.meaning })}>
          <span
            className={styles.grade}
            tabIndex={0}
            aria-label={t('laneHead.model', { meaning: lane.grade.meaning })}
            role="note"
          >
            <GradeBars rank={lane.grade.rank} />
          </span>
        </Tooltip>
      )}
    </div>
  );
}

/** The grade as a small picture; its words stand beside it for those who ask. */
function GradeBars({ rank }: { rank: number }) {
  return [1, 2, 3].map((bar) => (
    <i key={bar} className={`${styles.gradeBar} ${bar <= rank ? styles.gradeReached : ''}`} aria-hidden="true" />
  ));
}

type EditProps = Pick<LaneHeadProps, 'lane' | 'edits' | 'onEdit'>;

type SourceMenuProps = EditProps & Pick<LaneHeadProps, 'removable' | 'onChooseSource'>;

function SourceMenu({ lane, edits, removable, onEdit, onChooseSource }: SourceMenuProps) {
  const offered = onChooseSource === undefined ? undefined : ALTERNATIVES_BESIDE_SEARCH;
  const items: ChipItem[] = [
    ...lane.alternatives.slice(0, offered).map((choice) => ({
      key: choice.model,
      label: scoreWord(choice.label),
      onChoose: () => onEdit(setSource(edits, lane.id, choice)),
    })),
    ...(onChooseSource === undefined
      ? []
      : [{ key: 'another', label: t('laneHead.anotherSound'), onChoose: () => onChooseSource(lane) }]),
    ...(lane.chosen
      ? [{ key: 'back', label: t('laneHead.asTheWordsSay'), onChoose: () => onEdit(setSource(edits, lane.id, null)) }]
      : []),
    ...(removable
      ? [{ key: 'remove', label: t('laneHead.removeLayer'), onChoose: () => onEdit(withoutLane(edits, lane)) }]
      : []),
  ];
  const className = `${styles.name} ${lane.chosen ? styles.byHand : ''}`;
  if (items.length === 0) return <span className={className}>{scoreWord(lane.label)}</span>;
  return (
    <ChipMenu
      name={t('laneHead.change', { label: scoreWord(lane.label), chosen: String(lane.chosen) })}
      className={className}
      items={items}
    >
      {scoreWord(lane.label)}
    </ChipMenu>
  );
}

function withoutLane(edits: SceneEdits, lane: Lane): SceneEdits {
  return lane.added ? takeBack(edits, lane.id) : removeLayer(edits, lane);
}

function PropertyChip({ chip, lane, edits, onEdit }: EditProps & { chip: LaneChip }) {
  const { label, said, property, byHand } = chip;
  const menu = lane.menus.find((entry) => entry.property === property);
  // a word that says which sound it is ('8 bit', 'slams shut') sets nothing that could be set otherwise
  if (menu === undefined && !byHand) return <span className={`${styles.chip} ${styles.said}`}>{scoreWord(label)}</span>;
  const back: ChipItem =
    byHand && property !== null
      ? {
          key: 'back',
          label: t('laneHead.asTheWordsSay'),
          onChoose: () => onEdit(setProperty(edits, lane.id, property, undefined)),
        }
      : {
          key: 'out',
          label: t('laneHead.leaveOut'),
          onChoose: () => onEdit(setLeftOut(edits, { layer: lane.id, label: said }, true)),
        };
  return (
    <ChipMenu
      name={t('laneHead.changeProperty', {
        label: scoreWord(lane.label),
        value: scoreWord(label),
        byHand: String(byHand),
      })}
      className={`${styles.chip} ${byHand ? styles.byHand : ''}`}
      items={[...(menu ? options(menu, lane, edits, onEdit, chip.present) : []), back]}
    >
      {scoreWord(label)}
    </ChipMenu>
  );
}

function options(
  { property, options: entries }: PropertyMenu,
  lane: Lane,
  edits: SceneEdits,
  onEdit: (edits: SceneEdits) => void,
  present: string | null = null,
): ChipItem[] {
  const choose = <P extends Property>(name: P, settings: Settings) =>
    onEdit(setProperty(edits, lane.id, name, settings[name]));
  return entries.map(({ label, settings }) => ({
    key: `${property}-${label}`,
    label: scoreWord(label),
    chosen: label === present,
    onChoose: () => choose(property, settings),
  }));
}
