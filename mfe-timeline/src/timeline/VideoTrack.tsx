import { useVideoPeaks } from '@whoosh/api-client';
import { decodeBars, type Project } from '@whoosh/contracts';
import { rgba, soundColor, useAudioPalette, useCanvas } from '@whoosh/ui/more';
import { useCallback, useMemo } from 'react';
import { pixelsPerMs } from '../model';
import type { PictureLadder } from '../picture/picture-ladder';
import { usePictureLadder } from '../picture/usePictureLadder';
import { useWaveStretch } from '../picture/useWaveStretch';
import { pictureGain } from './clip-bars';
import { useDrawnRange, type DrawnRange } from './drawn-range';
import { useImage } from './useImage';
import { peakBetween, stripPictures, type StripPicture } from './video-strip';
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
/** The values of the coarse waveform stand for 10 ms; one that is drawn narrower than two of them is read finer. */
const COARSE_MS = 20;
/** Share of the track's height that the waveform takes at its foot. */
const WAVE_SHARE = 0.42;

/** Pictures of the moments at which the places begin. */
function momentsOf(places: readonly StripPicture[], scale: number, ladder: PictureLadder, apart: number) {
  return ladder.pictures(
    places.map(({ x }) => x / scale / 1000),
    apart,
  );
}

/** The video as a strip of pictures with the waveform of its own sound. Decoration: the player stands above. */
export function VideoTrack({ project, zoom, drawn, totalMs, isMuted }: VideoTrackProps) {
  const strip = project.video?.strip ?? null;
  const image = useImage(strip?.url ?? null);
  const { data } = useVideoPeaks(project.video?.peaksUrl ?? null);
  const peaks = useMemo(() => (data === undefined ? null : decodeBars(data.peaks)), [data]);
  const gain = useMemo(() => pictureGain(peaks ?? []), [peaks]);
  const found = usePictureLadder(project.video);
  const palette = useAudioPalette();
  const scale = pixelsPerMs(zoom);
  const endPx = totalMs * scale;
  const range = useDrawnRange(drawn);
  const { fromPx } = range;
  const toPx = Math.min(range.toPx, endPx);

  const isClose = BAR_PITCH / scale < COARSE_MS;
  const wave = useWaveStretch(isClose ? (project.video?.wave ?? null) : null, {
    fromMs: fromPx / scale,
    toMs: toPx / scale,
    msPerBar: BAR_PITCH / scale,
  });

  const paint = useCallback(
    (context: CanvasRenderingContext2D, _width: number, height: number) => {
      if (strip !== null) {
        const places = stripPictures(strip, scale, height, fromPx, toPx, endPx);
        const fullWidth = (height * strip.width) / strip.height;
        const apart = fullWidth / scale / 1000;
        // the strip itself tells so far apart
        const finer = found === null || apart >= strip.interval ? [] : momentsOf(places, scale, found.ladder, apart);
        places.forEach(({ sourceX, x, width }, index) => {
          const { width: w, height: h } = strip;
          const part = finer[index] ?? (image === null ? null : { image, x: sourceX, y: 0, width: w, height: h });
          if (part === null) return;
          const shown = part.width * (width / fullWidth);
          context.drawImage(part.image, part.x, part.y, shown, part.height, x - fromPx, 0, width, height);
        });
      }
      if (peaks === null) return;
      const waveHeight = height * WAVE_SHARE;
      context.fillStyle = 'rgba(7, 8, 11, 0.62)';
      context.fillRect(0, height - waveHeight, toPx - fromPx, waveHeight);
      for (let x = Math.ceil(fromPx / BAR_PITCH) * BAR_PITCH; x < toPx; x += BAR_PITCH) {
        const coarse = peakBetween(peaks, x / scale, (x + BAR_PITCH) / scale);
        const { brightness } = coarse;
        const level = wave?.highest(x / scale, (x + BAR_PITCH) / scale) ?? coarse.level;
        const barHeight = Math.max(1, Math.min(1, level * gain) * (waveHeight - 2));
        context.fillStyle = rgba(soundColor(palette.ramp, brightness), isMuted ? 0.3 : 1);
        context.fillRect(x - fromPx, height - 1 - barHeight, BAR_PITCH - 1, barHeight);
      }
    },
    [strip, image, found, peaks, wave, gain, palette, scale, fromPx, toPx, endPx, isMuted],
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
