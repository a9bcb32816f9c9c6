import { useVideoPeaks } from '@whoosh/api-client';
import { decodeBars, type Project } from '@whoosh/contracts';
import { rgba, soundColor, useAudioPalette, useCanvas } from '@whoosh/ui/more';
import { useCallback, useMemo } from 'react';
import { pixelsPerMs } from '../model';
import { pictureGain } from './clip-bars';
import { useDrawnRange, type DrawnRange } from './drawn-range';
import { useImage } from './useImage';
import { peakBetween, stripPictures } from './video-strip';
import styles from './VideoTrack.module.css';

interface VideoTrackProps {
  project: Project;
  zoom: number;
  drawn: DrawnRange;
  /** Length of the video. */
  totalMs: number;
  isMuted: boolean;
}

const BAR_PITCH = 3;
/** Share of the track's height that the waveform takes at its foot. */
const WAVE_SHARE = 0.42;

/** The video as a strip of pictures with the waveform of its own sound. Decoration: the player stands above. */
export function VideoTrack({ project, zoom, drawn, totalMs, isMuted }: VideoTrackProps) {
  const strip = project.video?.strip ?? null;
  const image = useImage(strip?.url ?? null);
  const { data } = useVideoPeaks(project.video?.peaksUrl ?? null);
  const peaks = useMemo(() => (data === undefined ? null : decodeBars(data.peaks)), [data]);
  const gain = useMemo(() => pictureGain(peaks ?? []), [peaks]);
  const palette = useAudioPalette();
  const scale = pixelsPerMs(zoom);
  const endPx = totalMs * scale;
  const range = useDrawnRange(drawn);
  const { fromPx } = range;
  const toPx = Math.min(range.toPx, endPx);

  const paint = useCallback(
    (context: CanvasRenderingContext2D, _width: number, height: number) => {
      if (strip !== null && image !== null) {
        for (const { sourceX, x, width } of stripPictures(strip, scale, height, fromPx, toPx, endPx)) {
          const share = width / ((height * strip.width) / strip.height);
          context.drawImage(image, sourceX, 0, strip.width * share, strip.height, x - fromPx, 0, width, height);
        }
      }
      if (peaks === null) return;
      const waveHeight = height * WAVE_SHARE;
      context.fillStyle = 'rgba(7, 8, 11, 0.62)';
      context.fillRect(0, height - waveHeight, toPx - fromPx, waveHeight);
      for (let x = Math.ceil(fromPx / BAR_PITCH) * BAR_PITCH; x < toPx; x += BAR_PITCH) {
        const { level, brightness } = peakBetween(peaks, x / scale, (x + BAR_PITCH) / scale);
        const barHeight = Math.max(1, Math.min(1, level * gain) * (waveHeight - 2));
        context.fillStyle = rgba(soundColor(palette.ramp, brightness), isMuted ? 0.3 : 1);
        context.fillRect(x - fromPx, height - 1 - barHeight, BAR_PITCH - 1, barHeight);
      }
    },
    [strip, image, peaks, gain, palette, scale, fromPx, toPx, endPx, isMuted],
  );
  const canvas = useCanvas(paint);
  return (
    <div className={styles.track} data-part="empty">
      {project.videoUrl !== null && toPx > fromPx && (
        <div className={styles.strip} style={{ width: endPx }}>
          <canvas
            ref={canvas}
            className={styles.canvas}
            style={{ left: fromPx, width: toPx - fromPx }}
            aria-hidden="true"
          />
        </div>
      )}
    </div>
  );
}
