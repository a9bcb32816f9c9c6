import { familyClass, NameLine, type AudioPalette } from '@whoosh/ui/more';
import { memo } from 'react';
import type { ClipSound } from '../editor/clip-sounds';
import { t } from '../messages';
import { clipBox, endMs, pixelsPerMs, type Clip } from '../model';
import { clipWords } from '../words/clip-words';
import styles from './Clip.module.css';
import { ClipFades } from './ClipFades';
import { clipShape } from './clip-shape';
import { waveformFor } from './ClipWaveform';
import { isNarrow, startHandleInside } from './handles';

interface ClipViewProps {
  clip: Clip;
  sound: ClipSound;
  /** Percent. */
  zoom: number;
  /** Of its track, pixels. */
  top: number;
  palette: AudioPalette;
  /** The pixels of its sound that are drawn, from the beginning of the sound. */
  fromPx: number;
  toPx: number;
  isSelected: boolean;
  /** It begins after the end of the video, or ends there. */
  sticksOut: boolean;
}

/** A name would not fit into less, pixels. */
const NAME_FROM_PX = 36;
/**
 * In less the handles of its fades and what removes it leave nothing of the name of a clip that is selected, pixels.
 */
const NAME_BESIDE_PARTS_FROM_PX = 64;

/**
 * One clip. What the pointer does with its parts is read from `data-part` by the lanes, so that a drag costs no
 * rendering.
 */
export const ClipView = memo(function ClipView(props: ClipViewProps) {
  const { clip, sound, zoom, top, palette, fromPx, toPx, isSelected, sticksOut } = props;
  const pxPerMs = pixelsPerMs(zoom);
  const { left, width } = clipBox(clip, zoom);
  const hasName = width >= (isSelected ? NAME_BESIDE_PARTS_FROM_PX : NAME_FROM_PX);
  const Waveform = waveformFor(sound, pxPerMs);
  const classes = [
    styles.clip,
    sound.family === null ? styles.plain : familyClass(sound.family),
    isSelected && styles.selected,
    clip.muted && styles.muted,
    sound.isMissing && styles.missing,
    sound.isDraft && styles.draft,
    sticksOut && styles.sticksOut,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={clipShape(clip, zoom, top)} data-clip={clip.key}>
      <i className={styles.block} data-block="" />
      <button
        type="button"
        className={styles.body}
        data-part="body"
        aria-pressed={isSelected}
        aria-label={clipWords(clip, sound.isDraft ? t('draft.clip', { name: sound.name }) : sound.name)}
      >
        <span className={styles.head}>{hasName && <NameLine name={sound.name} />}</span>
        <span className={styles.window}>
          <Waveform
            effectId={clip.soundEffectId}
            sound={sound}
            palette={palette}
            loop={clip.loop}
            pxPerMs={pxPerMs}
            fromPx={fromPx}
            toPx={toPx}
          />
          {(isSelected || clip.fadeInMs > 0 || clip.fadeOutMs > 0) && <ClipFades />}
          {clip.sync !== null && (
            <i className={styles.sync} style={{ left: `calc(var(--origin) + ${clip.sync.atMs * pxPerMs}px)` }} />
          )}
        </span>
        {sound.isMissing && <span className={styles.missingWords}>{t('shared.audioMissing')}</span>}
      </button>
      <i className={`${styles.edge} ${styles.start}`} data-part="trim-start" />
      <i className={`${styles.edge} ${styles.end}`} data-part="trim-end" />
      {isSelected && <SelectedParts name={sound.name} isShort={!hasName} />}
      {isSelected && isNarrow(width) && <PartsBeside left={left} width={width} />}
    </div>
  );
});

/** @param isShort what removes it stands beside it: a second click on what was just selected must not remove it */
function SelectedParts({ name, isShort }: { name: string; isShort: boolean }) {
  return (
    <>
      <i className={`${styles.fadeHandle} ${styles.rising}`} data-part="fade-in" />
      <i className={`${styles.fadeHandle} ${styles.falling}`} data-part="fade-out" />
      <button
        type="button"
        className={styles.remove}
        data-part="remove"
        data-beside={isShort}
        aria-label={t('clipView.remove', { name })}
        tabIndex={-1}
      />
    </>
  );
}

/**
 * Under fingers alone: the edges of a clip that is too narrow for handles. Neither lies over the clip, which is moved,
 * unless the timeline begins where the first would stand.
 * @param left the clip's beginning, pixels
 * @param width of the clip, pixels
 */
function PartsBeside({ left, width }: { left: number; width: number }) {
  return (
    <>
      <i
        className={styles.beside}
        style={{ right: `calc(100% - ${startHandleInside(left, width)}px)` }}
        data-part="beside-start"
      />
      <i className={styles.beside} style={{ left: '100%' }} data-part="beside-end" />
    </>
  );
}

/** Whether a part of the clip plays after the video's end. */
export function isSticking(clip: Clip, totalMs: number): boolean {
  return endMs(clip) > totalMs;
}
