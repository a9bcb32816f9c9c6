import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { t } from '../messages';
import { formatClock, formatLength } from './clock';
import type { Track } from './player';
import { player, useTrackPlayback } from './usePlayback';
import { WaveformCanvas } from './WaveformCanvas';
import { WaveformPicture } from './WaveformPicture';
import { placeholderBars } from './placeholder-bars';
import { shareAt } from './waveform-geometry';
import styles from './WaveformPlayer.module.css';

export interface WaveformPlayerProps {
  track: Track;
  /** Name of the sound. */
  name: string;
  /** The bars are not the sound's. */
  placeholder?: boolean;
  /** row: 36 px on the row's ground; card: 60 px; take: 112 px on the audio bed. */
  variant?: 'row' | 'card' | 'take';
  /** Only a part of it plays: as a sound of its own, which begins at this second. */
  part?: { track: Track; start: number } | null;
  /** Where something happens in it, seconds: marked at its upper edge. */
  cues?: readonly number[];
  /** Something drawn under the waveform that shares its position, for instance the spectrum. */
  below?: (progress: number | null) => ReactNode;
  onSeek?: () => void;
}

/** Seconds that an arrow key moves (design section 5), and that Page Up and Page Down move. */
const STEP_SECONDS = 1;
const PAGE_SECONDS = 5;

/** The waveform of one sound with its position: click or drag seeks, and it is a slider for the keyboard. */
export function WaveformPlayer({
  track,
  name,
  placeholder = false,
  variant = 'row',
  part = null,
  cues = NO_CUES,
  below,
  onSeek,
}: WaveformPlayerProps) {
  const { track: played, start } = part ?? { track, start: 0 };
  const { current, status, position: sincePart } = useTrackPlayback(played.url);
  const position = start + sincePart;
  const dragging = useRef(false);
  const progress = current && track.duration > 0 ? position / track.duration : null;
  const failed = status === 'failed';
  const bars = failed ? placeholderBars(name) : track.bars;

  const seek = (seconds: number) => {
    player.seek(played, seconds - start);
    onSeek?.();
  };
  const seekToPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    seek(shareAt(event.clientX, box.left, box.width) * track.duration);
  };
  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    dragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    seekToPointer(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, position, track.duration);
    if (target === null && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (target === null) player.toggle(played);
    else seek(target);
  };

  return (
    <div
      role="slider"
      data-transport=""
      tabIndex={0}
      aria-label={t('waveformPlayer.positionIn', { name })}
      aria-valuemin={0}
      aria-valuemax={track.duration}
      aria-valuenow={Math.round(position * 10) / 10}
      aria-valuetext={
        failed
          ? t('waveformPlayer.thisSoundCannotBePlayed')
          : t('waveformPlayer.of', { position: formatClock(position), duration: formatLength(track.duration) })
      }
      className={`${styles.bed} ${styles[variant]}`}
      onPointerDown={startDrag}
      onPointerMove={(event) => dragging.current && seekToPointer(event)}
      onPointerUp={() => (dragging.current = false)}
      onPointerCancel={() => (dragging.current = false)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bars}>
        {variant === 'row' && progress === null ? (
          <WaveformPicture bars={bars} placeholder={placeholder || failed} />
        ) : (
          <WaveformCanvas bars={bars} progress={progress} placeholder={placeholder || failed} />
        )}
      </div>
      {cues.length > 0 && cues.length <= MAX_CUES && track.duration > 0 && (
        <Cues cues={cues} duration={track.duration} />
      )}
      {below?.(progress)}
      {progress !== null && <i className={styles.line} style={{ left: `${progress * 100}%` }} />}
    </div>
  );
}

const NO_CUES: readonly number[] = [];
/** More moments than this are a texture, as the drops of rain are: ticks would point at nothing. */
const MAX_CUES = 40;

/** Ticks at the moments of a sound; in words they stand where the sound is described. */
function Cues({ cues, duration }: { cues: readonly number[]; duration: number }) {
  const path = cues.map((at) => `M${((100 * at) / duration).toFixed(3)} 0V1`).join('');
  return (
    <svg className={styles.cues} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Where a key leads, seconds; null when it does not move. */
function keyTarget(key: string, position: number, duration: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return position + STEP_SECONDS;
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - STEP_SECONDS;
    case 'PageUp':
      return position + PAGE_SECONDS;
    case 'PageDown':
      return position - PAGE_SECONDS;
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return null;
  }
}
