import type { Bar } from '@whoosh/contracts';
import { usePreviewRenderer } from '@whoosh/preview';
import type { Scene } from '@whoosh/sound-scene';
import { WaveformCanvas } from '@whoosh/ui/more';
import { useEffect, useState } from 'react';
import { t } from '../messages';
import { secondsText } from '../words/timecode';
import styles from './scenes.module.css';

interface LengthWavesProps {
  /** The sound as it is; null while its waveform is not known. */
  bars: readonly Bar[] | null;
  /** Milliseconds; 0 while that is not known. */
  lengthMs: number;
  /** What it is to become. */
  scene: Scene;
}

/** The sound as it is and as it will be, one under the other on one scale of time; rendered here, free. */
export function LengthWaves({ bars, lengthMs, scene }: LengthWavesProps) {
  const next = usePreviewBars(scene);
  const nextMs = scene.duration * 1000;
  const longest = Math.max(lengthMs, nextMs);
  const rows = [
    { label: t('lengthDialog.now'), bars, ms: lengthMs },
    { label: t('lengthDialog.new'), bars: next, ms: nextMs },
  ];
  return (
    <div className={styles.lengths}>
      {rows.map((row) => (
        <div key={row.label} className={styles.length}>
          <span className="small tertiary">{row.label}</span>
          <span className={styles.lengthWave}>
            <span style={{ width: `${(100 * row.ms) / longest}%` }}>
              <WaveformCanvas bars={row.bars} pitch={3} />
            </span>
          </span>
          <span className="mono small tertiary">{secondsText(row.ms)}</span>
        </div>
      ))}
    </div>
  );
}

/** The waveform of a scene before it is made; null until it is there, and where this browser cannot render it. */
function usePreviewBars(scene: Scene): readonly Bar[] | null {
  const renderer = usePreviewRenderer();
  const [bars, setBars] = useState<readonly Bar[] | null>(null);
  useEffect(() => {
    const superseded = new AbortController();
    const { signal } = superseded;
    const draw = async () => {
      const preview = await renderer.ask({ scene, layerBars: 0, audio: false }, { signal, urgent: true });
      if (!signal.aborted) setBars(preview?.bars ?? null);
    };
    setBars(null);
    void draw();
    return () => superseded.abort();
  }, [renderer, scene]);
  return bars;
}
