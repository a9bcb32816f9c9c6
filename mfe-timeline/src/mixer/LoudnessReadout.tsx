import { formatDecimals, Icon } from '@whoosh/ui';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Transport } from '../editor/transport';
import { t } from '../messages/later';
import styles from './Mixer.module.css';

/** As often a number is read, milliseconds. */
const PERIOD_MS = 250;
/** Quieter is silence: the absolute gate of ITU-R BS.1770, LUFS. What filters still ring with is far below. */
const SILENCE_LUFS = -70;
/** What encoders leave under -1 dBTP; over it a peak is told as too high. */
const HIGHEST_DBTP = -1;

type Programme = ReturnType<Transport['levels']>['programme'];

const ROWS = ['momentary', 'shortTerm', 'integrated', 'truePeak'] as const;

/** Loudness by EBU R 128, and the true peak, of what has been heard since the measure began. */
export function LoudnessReadout({ transport }: { transport: Transport }) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    const show = () => {
      const { programme } = transport.levels();
      for (const row of ROWS) {
        const cell = list.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
        if (cell) write(cell, valueOf(row, programme));
      }
    };
    show();
    const timer = setInterval(show, PERIOD_MS);
    return () => clearInterval(timer);
  }, [transport]);
  return (
    <div className={styles.loudness} role="group" aria-label={t('mixer.loudness')}>
      <dl ref={list}>
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`mixer.${row}`)}</dt>
            <dd className="mono">
              <span data-row={row}>–</span> {row === 'truePeak' ? 'dBTP' : 'LUFS'}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className={styles.reset}
        aria-label={t('mixer.reset')}
        title={t('mixer.reset')}
        onClick={() => transport.resetMeter()}
      >
        <Icon icon={RotateCcw} />
      </button>
    </div>
  );
}

function valueOf(row: (typeof ROWS)[number], programme: Programme): number {
  if (row === 'truePeak') return programme.truePeakDb;
  return programme[row] < SILENCE_LUFS ? -Infinity : programme[row];
}

function write(cell: HTMLElement, value: number): void {
  const text = Number.isFinite(value) ? formatDecimals(value, 1) : '–';
  if (cell.textContent !== text) cell.textContent = text;
  cell.dataset.over = String(cell.dataset.row === 'truePeak' && value > HIGHEST_DBTP);
}
