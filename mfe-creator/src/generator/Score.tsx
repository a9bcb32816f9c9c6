import type { InterpretResponse } from '@whoosh/contracts';
import { familyClass, FamilyDot } from '@whoosh/ui/more';
import { DurationRuler } from './DurationRuler';
import { rulerPercent } from './model/ruler';
import { lanesOf, laneSentence, type Lane } from './model/score';
import styles from './Score.module.css';

interface ScoreProps {
  /** null: the ruler alone. */
  interpretation: InterpretResponse | null;
  /** The answer is of an earlier text. */
  stale: boolean;
  duration: number;
  maxDuration: number;
  litLayer: string | null;
  onDuration: (duration: number) => void;
  onBeyondPlan: () => void;
  onHoverLayer: (layer: string | null) => void;
}

/** What was understood, as a small score: one lane for each layer, in time, under the duration ruler. */
export function Score({
  interpretation,
  stale,
  duration,
  maxDuration,
  litLayer,
  onDuration,
  onBeyondPlan,
  onHoverLayer,
}: ScoreProps) {
  const lanes = interpretation === null ? [] : lanesOf(interpretation);
  const unknown = interpretation?.notUnderstood ?? [];
  return (
    <div className={styles.score}>
      <div className={`${styles.head} ${styles.rulerHead}`}>
        {lanes.length > 0 ? 'What was understood' : 'Duration'}
      </div>
      <DurationRuler duration={duration} maxDuration={maxDuration} onChange={onDuration} onBeyondPlan={onBeyondPlan} />
      {lanes.length > 0 && (
        <ul className={styles.lanes} aria-label="What was understood">
          {lanes.map((lane) => (
            <li key={lane.id} className={styles.lanes}>
              <LaneHead lane={lane} stale={stale} lit={lane.id === litLayer} onHover={onHoverLayer} />
              <LaneBlock
                lane={lane}
                stale={stale}
                lit={lane.id === litLayer}
                duration={duration}
                onHover={onHoverLayer}
              />
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <div className={`${styles.unknown} ${stale ? styles.stale : ''}`}>
          {unknown.map(({ text, span }) => (
            <span key={`${span[0]}-${text}`} className={styles.dashed}>
              Not understood: {text}
            </span>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {stale || interpretation === null ? '' : `Understood: ${interpretation.layers.map(laneSentence).join('; ')}`}
      </p>
    </div>
  );
}

interface LaneProps {
  lane: Lane;
  stale: boolean;
  lit: boolean;
  onHover: (layer: string | null) => void;
}

function LaneHead({ lane, stale, lit, onHover }: LaneProps) {
  return (
    <div
      className={`${styles.head} ${styles.lane} ${stale ? styles.stale : ''} ${lit ? styles.lit : ''}`}
      onPointerEnter={() => onHover(lane.id)}
      onPointerLeave={() => onHover(null)}
    >
      <FamilyDot family={lane.family} />
      <span className={styles.name}>{lane.label}</span>
      {lane.chips.map((chip) => (
        <em key={chip} className={`${styles.chip} ${lane.guess === chip ? styles.guess : ''}`}>
          {chip}
        </em>
      ))}
    </div>
  );
}

function LaneBlock({ lane, stale, lit, duration, onHover }: LaneProps & { duration: number }) {
  return (
    <div
      className={`${styles.line} ${styles.lane} ${familyClass(lane.family)}`}
      onPointerEnter={() => onHover(lane.id)}
      onPointerLeave={() => onHover(null)}
    >
      <div
        className={`${styles.block} ${lane.guess !== null ? styles.guessBlock : ''} ${stale ? styles.stale : ''} ${lit ? styles.litBlock : ''}`}
        style={{ left: `${lane.left}%`, width: `${lane.width}%` }}
      >
        {lane.onsets.length === 0 ? (
          <i className={styles.sustained} />
        ) : (
          lane.onsets.map((at, i) => <i key={i} className={styles.onset} style={{ left: `${at}%` }} />)
        )}
      </div>
      <div className={styles.past} style={{ left: `${rulerPercent(duration)}%` }} />
    </div>
  );
}
