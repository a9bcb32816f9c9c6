import type { SourceFamily } from '@whoosh/contracts';
import { SAMPLE_BARS, WaveformCanvas } from '@whoosh/ui/more';
import styles from './TimelineArt.module.css';

interface ArtClip {
  sound: keyof typeof SAMPLE_BARS;
  family: SourceFamily;
  track: 0 | 1 | 2;
  /** Percent of the width. */
  left: number;
  width: number;
}

const CLIPS: readonly ArtClip[] = [
  { sound: 'waves', family: 'water', track: 0, left: 4, width: 30 },
  { sound: 'rain', family: 'weather', track: 0, left: 36, width: 34 },
  { sound: 'engine', family: 'machine', track: 1, left: 12, width: 14 },
  { sound: 'steps', family: 'body', track: 1, left: 44, width: 18 },
  { sound: 'bell', family: 'music', track: 2, left: 26, width: 20 },
  { sound: 'whoosh', family: 'scifi', track: 2, left: 66, width: 24 },
];

/** Real sounds as clips on three tracks. Decoration. */
export function TimelineArt({ isDimmed }: { isDimmed: boolean }) {
  return (
    <div className={`${styles.art} ${isDimmed ? styles.dimmed : ''}`} aria-hidden="true">
      {CLIPS.map(({ sound, family, track, left, width }) => (
        <div
          key={sound}
          className={`${styles.clip} family-${family}`}
          style={{ left: `${left}%`, width: `${width}%`, top: 12 + track * 38 }}
        >
          <WaveformCanvas bars={SAMPLE_BARS[sound]} />
        </div>
      ))}
      <i className={styles.playhead} />
    </div>
  );
}
