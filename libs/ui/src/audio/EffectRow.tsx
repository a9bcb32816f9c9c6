import { useMemo, useRef, useState, type ChangeEvent, type DragEvent, type PointerEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import { LIMITS, shownName, type SoundEffect } from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import { t } from '../messages';
import { formatLength } from './clock';
import { DownloadMenu } from './DownloadMenu';
import type { DownloadFormat, DownloadProblem } from './downloads';
import { EffectMenu, type RowAction } from './EffectMenu';
import { familyLabel } from './family';
import { FamilyDot } from './FamilyDot';
import { PlayButton } from './PlayButton';
import { RowName, type RowPage, type RowRename } from './RowName';
import { StarShape } from './shapes';
import { rightsLabel } from './rights';
import { readBars } from './sound-bars';
import { useTrackPlayback } from './usePlayback';
import { WaveformPlayer } from './WaveformPlayer';
import { formatWhen } from './when';
import type { Track } from './player';
import { Icon } from '../base/Icon';
import checkbox from '../base/Checkbox.module.css';
import iconButton from '../base/IconButton.module.css';
import styles from './EffectRow.module.css';

/** What an intensity is called. */
export const intensityLabel = (intensity: Intensity): string => t(`intensity.${intensity}`);

/** Whether a row is one of those that something is done with together. */
export interface RowSelection {
  selected: boolean;
  /** Some row of the list is selected: then every row shows its box. */
  selecting: boolean;
  /** @param range with all between this row and the one that was chosen last */
  onSelect: (selected: boolean, range?: boolean) => void;
}

/** The place of a row in a list of which only a part is drawn. */
export interface RowPlace {
  /** From 1, of how many. */
  at: number;
  of: number;
  /** From the beginning of the list, px: rows that come and go move no other. */
  top: number;
}

export interface EffectRowProps {
  effect: SoundEffect;
  now: Date;
  /** Resolves to what went wrong: it stays in the row when the toast is gone. */
  onDownload: (format: DownloadFormat) => Promise<DownloadProblem | null>;
  /** Asks first; see the confirmation dialog. */
  onDelete: () => void;
  /** Without it rows have no star. */
  onFavourite?: (favourite: boolean) => void;
  /** What else can be done with it, in the menu. */
  actions?: () => readonly RowAction[];
  /** Without it rows cannot be selected. */
  selection?: RowSelection;
  /** Without it the name cannot be changed in its place. */
  rename?: RowRename;
  /** Without it the name leads to no page of the sound. */
  page?: RowPage | undefined;
  /** Where it stands in a list of which only a part is drawn. */
  place?: RowPlace;
  /** Without it the row cannot be dragged. */
  onDrag?: (transfer: DataTransfer) => void;
}

/** A saved sound as the player wants it. */
export function effectTrack(effect: SoundEffect): Track & { placeholder: boolean } {
  const { bars, placeholder } = readBars(effect.bars, effect.name);
  return { url: effect.audioUrl, duration: effect.duration || LIMITS.defaultEffectSeconds, bars, placeholder };
}

/** One sound in a list: play, name, family, waveform, length, intensity, date and what can be done with it. */
export function EffectRow({
  effect,
  now,
  selection,
  actions,
  rename,
  page,
  place,
  onDownload,
  onDelete,
  onFavourite,
  onDrag,
}: EffectRowProps) {
  const track = useMemo(() => effectTrack(effect), [effect]);
  const drag = useRowDrag(rename?.active ? undefined : onDrag);
  const { status } = useTrackPlayback(track.url);
  const [problem, setProblem] = useState<DownloadProblem | null>(null);
  const download = async (format: DownloadFormat) => {
    setProblem(null);
    setProblem(await onDownload(format));
  };
  const classes = [
    styles.row,
    status === 'playing' && styles.playing,
    selection && styles.selectable,
    selection?.selected && styles.selected,
    selection?.selecting && styles.selecting,
    rename?.active && styles.renaming,
    ...(place
      ? [styles.placed, place.at === 1 && styles.first, place.at === place.of && styles.last]
      : [styles.stacked]),
  ];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-effect={effect.id}
      style={place && { top: place.top }}
      aria-posinset={place?.at}
      aria-setsize={place?.of}
      {...drag}
    >
      {selection && (
        <span className={styles.check}>
          <input
            type="checkbox"
            className={checkbox.box}
            aria-label={t('effectRow.select', { name: effect.name })}
            checked={selection.selected}
            onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
              selection.onSelect(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </span>
      )}
      <span className={styles.play}>
        <PlayButton track={track} name={effect.name} />
      </span>
      <div className={styles.words}>
        <RowName name={effect.name} shown={shownName(effect.name, effect.prompt)} rename={rename} page={page} />
        {problem ? <ProblemLine problem={problem} /> : <FamilyLine effect={effect} />}
      </div>
      <WaveformPlayer track={track} name={effect.name} placeholder={track.placeholder} />
      <span className={`mono secondary ${styles.length}`}>{formatLength(track.duration)}</span>
      <span className={`small tertiary ${styles.intensity}`}>{intensityLabel(effect.intensity)}</span>
      <time className={`small tertiary ${styles.date}`} dateTime={effect.createdAt}>
        {formatWhen(effect.createdAt, now)}
      </time>
      <div className={styles.actions}>
        {onFavourite && <Star effect={effect} onFavourite={onFavourite} />}
        <span className={styles.download}>
          <DownloadMenu url={track.url} name={effect.name} layers={effect.sources.length} onDownload={download} quiet />
        </span>
        <EffectMenu
          effect={effect}
          actions={actions}
          onDownload={download}
          onDelete={onDelete}
          onFavourite={onFavourite}
          onSelect={selection?.onSelect}
        />
      </div>
    </li>
  );
}

/** A drag that begins on the waveform moves the position in the sound, not the row. */
function useRowDrag(onDrag: EffectRowProps['onDrag']) {
  const isSeeking = useRef(false);
  if (onDrag === undefined) return {};
  return {
    draggable: true,
    onPointerDownCapture: ({ target }: PointerEvent) => {
      isSeeking.current = target instanceof Element && target.closest('[role="slider"]') !== null;
    },
    onDragStart: (event: DragEvent) => {
      if (isSeeking.current) event.preventDefault();
      else onDrag(event.dataTransfer);
    },
  };
}

/** Why a file did not come, in the place of the family until it is tried again. */
function ProblemLine({ problem: { text } }: { problem: DownloadProblem }) {
  return (
    <div className={`one-line small ${styles.family} ${styles.problem}`} title={text}>
      <Icon icon={CircleAlert} size={14} />
      {text}
    </div>
  );
}

function FamilyLine({ effect: { sources, tags, licence } }: Pick<EffectRowProps, 'effect'>) {
  const family = sources[0]?.family;
  const rights = rightsLabel(licence);
  const words = [...(rights === null ? [] : [rights]), ...tags];
  if (family === undefined && words.length === 0) return null;
  return (
    <div className={`one-line small tertiary ${styles.family}`}>
      {family && <FamilyDot family={family} />}
      {family && (
        // On a phone the rights need its room; the dot has its colour.
        <span className={rights === null ? undefined : styles.familyName}>
          {words.length === 0 ? familyLabel(family) : `${familyLabel(family)} · `}
        </span>
      )}
      {words.join(' · ')}
    </div>
  );
}

function Star({
  effect: { name, favourite },
  onFavourite,
}: Required<Pick<EffectRowProps, 'onFavourite'>> & Pick<EffectRowProps, 'effect'>) {
  return (
    <button
      type="button"
      className={`${iconButton.button} ${styles.star} ${favourite ? styles.starred : ''}`}
      aria-label={t('effectRow.favourite', { name })}
      aria-pressed={favourite}
      onClick={() => onFavourite(!favourite)}
    >
      <StarShape filled={favourite} />
    </button>
  );
}
