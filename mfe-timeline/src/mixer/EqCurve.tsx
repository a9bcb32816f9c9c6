import { MIXER_LIMITS, type TrackStrip } from '@whoosh/contracts';
import { responseDb } from '@whoosh/timeline-mix';
import styles from './Mixer.module.css';

const [LOW_HZ, HIGH_HZ] = MIXER_LIMITS.eqHz;
const WIDTH = 280;
const HEIGHT = 96;
/** From the middle to the edge, dB. */
const MOST_DB = 20;
const POINTS = 96;
const LINES_HZ = [100, 1_000, 10_000];

const xOf = (hz: number) => (WIDTH * Math.log(hz / LOW_HZ)) / Math.log(HIGH_HZ / LOW_HZ);
const yOf = (db: number) => (HEIGHT / 2) * (1 - Math.max(-1, Math.min(1, db / MOST_DB)));

/** What cuts and equalizer do to each frequency. Decoration: the numbers stand under it. */
export function EqCurve({ strip }: { strip: TrackStrip }) {
  const line = Array.from({ length: POINTS + 1 }, (_, i) => {
    const hz = LOW_HZ * (HIGH_HZ / LOW_HZ) ** (i / POINTS);
    return `${xOf(hz).toFixed(1)},${yOf(responseDb(strip, hz)).toFixed(1)}`;
  });
  return (
    <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}${LINES_HZ.map((hz) => `M${xOf(hz).toFixed(1)} 0V${HEIGHT}`).join('')}`} />
      <polyline points={line.join(' ')} />
    </svg>
  );
}
