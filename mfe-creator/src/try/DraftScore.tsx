import type { InterpretResponse } from '@whoosh/contracts';
import { useLaneWaves } from '@whoosh/preview';
import { lanesOf, rulerPercent, scoreWord, type Lane } from '@whoosh/scene-editing';
import { familyClass, FamilyDot, WaveformCanvas } from '@whoosh/ui/more';
import { formatNumber } from '@whoosh/ui';
import { t } from '../messages';
import styles from './TryPanel.module.css';

interface DraftScoreProps {
  reading: InterpretResponse;
  /** It is of earlier words. */
  stale: boolean;
}

/** What was understood as a small score, to be looked at: a line for each layer, with its wave in its time. */
export function DraftScore({ reading, stale }: DraftScoreProps) {
  const { duration } = reading.scene;
  const waves = useLaneWaves(reading);
  return (
    <section aria-label={t('score.whatWasUnderstood')}>
      <p className={styles.head}>
        {t('score.whatWasUnderstood')}
        <span className="mono">
          {t('refine.unit.seconds', { value: formatNumber(Math.round(duration * 10) / 10) })}
        </span>
      </p>
      <ul className={styles.lanes}>
        {lanesOf(reading, undefined, duration).map((lane) => {
          const wave = waves.of(lane.id);
          const width = wave ? Math.max(lane.width, rulerPercent(wave.end, duration) - lane.left) : lane.width;
          return (
            <li key={lane.id} className={styles.lane}>
              <LaneWords lane={lane} />
              <div className={styles.line}>
                <div
                  className={`${styles.block} ${familyClass(lane.family)}`}
                  style={{ left: `${lane.left}%`, width: `${Math.min(width, 100 - lane.left)}%` }}
                >
                  {wave && (
                    <WaveformCanvas
                      bars={wave.bars}
                      pitch={4}
                      className={waves.waiting && !stale ? styles.stale : ''}
                    />
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What sounds, how sure that is, and what the words said of it. */
function LaneWords({ lane: { family, label, reading, chips } }: { lane: Lane }) {
  const said = [...(reading.word === null ? [] : [reading.word]), ...chips.map((chip) => scoreWord(chip.label))];
  return (
    <div className={styles.words}>
      <FamilyDot family={family} />
      <b>{scoreWord(label)}</b>
      <span className="small tertiary">{said.join(', ')}</span>
    </div>
  );
}
