import type { Bar } from '@whoosh/contracts';
import type { AudioPalette } from '@whoosh/ui/more';
import { memo } from 'react';
import type { ClipSound } from '../editor/clip-sounds';
import { BAR_PITCH, clipBars, pictureGain } from './clip-bars';
import { useSampledWave, type SampledWave } from './clip-wave/useSampledWave';
import styles from './Clip.module.css';
import { isCoarse, needsSamples, useFineBars } from './useFineBars';
import { BAR_WIDTH, COLUMN_WIDTH, columnPaths, wavePaths, type WavePath } from './wave-paths';

interface ClipWaveformProps {
  effectId: number | null;
  sound: ClipSound;
  palette: AudioPalette;
  loop: boolean;
  pxPerMs: number;
  /** The pixels of the sound that are drawn. */
  fromPx: number;
  toPx: number;
}

/** Of the part under the head, pixels. */
const HEIGHT = 46;

/** The sound inside a clip, from where its element says that it begins. Decoration. */
const ClipWaveform = memo(function ClipWaveform(props: ClipWaveformProps) {
  return <Bars bars={props.sound.bars} {...props} />;
});

/** The same from close by, with more of the sound than is stored with it. */
const FineClipWaveform = memo(function FineClipWaveform(props: ClipWaveformProps) {
  return <Bars bars={useFineBars(props.effectId, props.sound)} {...props} />;
});

/** The same from closer by, with its samples as soon as they are there. */
const SampledClipWaveform = memo(function SampledClipWaveform(props: ClipWaveformProps) {
  const { effectId, sound, pxPerMs, loop } = props;
  const bars = useFineBars(isCoarse(sound, pxPerMs) ? effectId : null, sound);
  const { start, count } = barsOf(props);
  const wave = useSampledWave(sound.file, { fromPx: start, count: count * BAR_PITCH, pxPerMs }, loop);
  return wave === null ? <Bars bars={bars} {...props} /> : <Columns wave={wave} bars={bars} {...props} />;
});

/** What draws a sound at a scale: few clips are seen closely, and each of those asks the server. */
export function waveformFor(sound: ClipSound, pxPerMs: number): typeof ClipWaveform {
  if (needsSamples(pxPerMs)) return SampledClipWaveform;
  return isCoarse(sound, pxPerMs) ? FineClipWaveform : ClipWaveform;
}

/** The first pixel and the number of the bars that are drawn. */
function barsOf({ fromPx, toPx }: ClipWaveformProps): { start: number; count: number } {
  const start = Math.max(0, Math.floor(fromPx / BAR_PITCH) * BAR_PITCH);
  return { start, count: Math.floor((toPx - start) / BAR_PITCH) };
}

interface BarsProps extends ClipWaveformProps {
  /** null: the sound is not known yet. */
  bars: readonly Bar[] | null;
}

function Bars({ bars, ...props }: BarsProps) {
  const { sound, palette, loop, pxPerMs } = props;
  const { start, count } = barsOf(props);
  if (count < 1) return null;
  const all = bars ?? [];
  const shown = clipBars(all, { lengthMs: sound.lengthMs, loop }, pxPerMs, start, count);
  const paths = wavePaths(shown, pictureGain(all), HEIGHT, palette);
  return <Wave start={start} width={count * BAR_PITCH} lineWidth={BAR_WIDTH} paths={paths} />;
}

const Columns = memo(function Columns({ wave, bars, sound, palette, loop }: BarsProps & { wave: SampledWave }) {
  const { fromPx, count, pxPerMs } = wave;
  const all = bars ?? [];
  const shown = clipBars(all, { lengthMs: sound.lengthMs, loop }, pxPerMs, fromPx, count / BAR_PITCH);
  const paths = columnPaths(wave, shown, pictureGain(all), HEIGHT, palette);
  return <Wave start={fromPx} width={count} lineWidth={COLUMN_WIDTH} paths={paths} />;
});

interface WaveProps {
  /** Pixels from the beginning of the sound. */
  start: number;
  width: number;
  lineWidth: number;
  paths: readonly WavePath[];
}

/** Shapes and no canvas: each canvas is a layer of its own, which every frame of a drag would pay. */
function Wave({ start, width, lineWidth, paths }: WaveProps) {
  return (
    <svg
      className={styles.wave}
      data-wave={start}
      style={{ left: `calc(var(--origin) + ${start}px)` }}
      width={width}
      height={HEIGHT}
      strokeWidth={lineWidth}
      aria-hidden="true"
    >
      {paths.map(({ color, path }) => (
        <path key={color} d={path} stroke={color} />
      ))}
    </svg>
  );
}
