import { familyClass, type AudioPalette } from '@whoosh/ui/more';
import { memo } from 'react';
import type { ClipSound } from '../editor/clip-sounds';
import { t } from '../messages';
import { clipBox, endMs, pixelsPerMs, syncMs, type Clip } from '../model';
import { clipWords } from '../words/clip-words';
import styles from './Clip.module.css';
import { ClipFades } from './ClipFades';
import { ClipWaveform, FineClipWaveform } from './ClipWaveform';
import { trackTop } from './track-layout';
import { isCoarse } from './useFineBars';

interface ClipViewProps {
  clip: Clip;
  sound: ClipSound;
  /** Percent. */
  zoom: number;
  palette: AudioPalette;
  /** The pixels of the timeline that can be seen, with some margin. */
  fromPx: number;
  toPx: number;
  isSelected: boolean;
  /** It begins after the end of the video, or ends there. */
  sticksOut: boolean;
}

/** A name would not fit into less, pixels. */
const NAME_FROM_PX = 36;

/**
 * One clip. What the pointer does with its parts is read from `data-part` by the lanes, so that a drag costs no rendering.
 */
export const ClipView = memo(function ClipView(props: ClipViewProps) {
  const { clip, sound, zoom, palette, fromPx, toPx, isSelected, sticksOut } = props;
  const pxPerMs = pixelsPerMs(zoom);
  const { left, width, soundWidth } = clipBox(clip, zoom);
  const sync = syncMs(clip);
  // few clips are seen so closely, and each asks the server
  const Waveform = isCoarse(sound, pxPerMs) ? FineClipWaveform : ClipWaveform;
  const classes = [
    styles.clip,
    sound.family === null ? styles.plain : familyClass(sound.family),
    isSelected && styles.selected,
    clip.muted && styles.muted,
    sound.isMissing && styles.missing,
    sticksOut && styles.sticksOut,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={{ left, width, top: trackTop(clip.track) }} data-clip={clip.key}>
      <button
        type="button"
        className={styles.body}
        data-part="body"
        aria-pressed={isSelected}
        aria-label={clipWords(clip, sound.name)}
      >
        <span className={styles.head}>{width >= NAME_FROM_PX && sound.name}</span>
        <Waveform
          effectId={clip.soundEffectId}
          sound={sound}
          palette={palette}
          offsetMs={clip.offsetMs}
          durationMs={clip.durationMs}
          loop={clip.loop}
          pxPerMs={pxPerMs}
          fromPx={fromPx - left}
          toPx={Math.min(width, toPx - left)}
        />
        {sound.isMissing && <span className={styles.missingWords}>{t('shared.audioMissing')}</span>}
        <ClipFades
          width={soundWidth}
          fadeIn={clip.fadeInMs * pxPerMs}
          fadeOut={clip.fadeOutMs * pxPerMs}
        />
      </button>
      {sync !== null && <i className={styles.sync} style={{ left: (sync - clip.startMs) * pxPerMs }} />}
      <i className={`${styles.edge} ${styles.start}`} data-part="trim-start" />
      <i className={`${styles.edge} ${styles.end}`} data-part="trim-end" />
      {isSelected && <SelectedParts clip={clip} name={sound.name} pxPerMs={pxPerMs} />}
    </div>
  );
});

function SelectedParts({ clip, name, pxPerMs }: { clip: Clip; name: string; pxPerMs: number }) {
  const width = clip.durationMs * pxPerMs;
  return (
    <>
      <i className={styles.fadeHandle} style={{ left: clip.fadeInMs * pxPerMs }} data-part="fade-in" />
      <i className={styles.fadeHandle} style={{ left: width - clip.fadeOutMs * pxPerMs }} data-part="fade-out" />
      <button type="button" className={styles.remove} data-part="remove" aria-label={t('clipView.remove', { name })} tabIndex={-1} />
    </>
  );
}

/** Whether a part of the clip plays after the video's end. */
export function isSticking(clip: Clip, totalMs: number): boolean {
  return endMs(clip) > totalMs;
}
