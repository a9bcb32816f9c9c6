import { useRef } from 'react';
import type { Transport } from '../editor/transport';
import { usePosition } from '../editor/useTransport';
import { t } from '../messages/later';
import styles from './Mixer.module.css';

interface ReductionMeterProps {
  transport: Transport;
  /** dB. */
  reductionOf: (levels: ReturnType<Transport['levels']>) => number;
}

/** The whole width of the meter, dB. */
const MOST_DB = 20;

/** How far a compressor turns down at the moment. Decoration: the sound tells it. */
export function ReductionMeter({ transport, reductionOf }: ReductionMeterProps) {
  const bar = useRef<HTMLElement>(null);
  usePosition(transport, () => {
    const db = transport.snapshot().isPlaying ? reductionOf(transport.levels()) : 0;
    if (bar.current !== null) bar.current.style.transform = `scaleX(${Math.min(1, db / MOST_DB)})`;
  });
  return (
    <span className={styles.reduction} title={t('strip.reduction')} aria-hidden="true">
      <i ref={bar} />
    </span>
  );
}
