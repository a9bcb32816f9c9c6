import { LIMITS, type InterpretResponse, type UnknownWords } from '@whoosh/contracts';
import {
  LaneHead,
  type LaneProps,
  rulerPercent,
  type SceneEdits,
  lanesOf,
  laneSentence,
  type Lane,
} from '@whoosh/scene-editing';
import { familyClass, WaveformCanvas, NumberField, Tooltip } from '@whoosh/ui/more';
import { useLaneWaves, type LaneWave } from '@whoosh/preview';
import { useHearWhileTyping } from '../preview/hear-while-typing';
import { t } from '../messages';
import { ByHand } from './ByHand';
import { DurationRuler } from './DurationRuler';
import { UnknownWord } from './UnknownWord';
import styles from './Score.module.css';

/** Who hears what is typed hears it first: the pictures would take the processor from the sound. */
const DRAWN_AFTER_HEARD_MS = 350;

interface ScoreProps {
  /** null: the ruler alone. */
  interpretation: InterpretResponse | null;
  /** The answer is of an earlier text. */
  stale: boolean;
  /** Whose score it is where they do not stand in the field; null: they do. */
  words: string | null;
  duration: number;
  maxDuration: number;
  litLayer: string | null;
  edits: SceneEdits;
  /** null: nothing was changed by hand. */
  onUndo: (() => void) | null;
  onEdit: (edits: SceneEdits) => void;
  onDuration: (duration: number) => void;
  /** Asks for the length that fits what is described; null: nothing is described. */
  onNaturalDuration: (() => void) | null;
  onBeyondPlan: () => void;
  onHoverLayer: (layer: string | null) => void;
  /** Puts other words into the text in the place of some. */
  onReplace: (word: UnknownWords, words: string) => void;
}

/** The reading as a small score: one lane for each layer, in time, under the duration ruler. */
export function Score({
  interpretation,
  stale,
  words,
  duration,
  maxDuration,
  litLayer,
  edits,
  onUndo,
  onEdit,
  onDuration,
  onNaturalDuration,
  onBeyondPlan,
  onHoverLayer,
  onReplace,
}: ScoreProps) {
  const [live] = useHearWhileTyping();
  const lanes = interpretation === null ? [] : lanesOf(interpretation, edits);
  const waves = useLaneWaves(interpretation, live ? DRAWN_AFTER_HEARD_MS : undefined);
  const unknown = interpretation?.notUnderstood ?? [];
  return (
    <div className={styles.score}>
      <div className={styles.rulerHead}>
        <span className={`one-line ${styles.title}`} title={words ?? undefined}>
          {words ?? (lanes.length > 0 ? t('score.whatWasUnderstood') : t('shared.duration'))}
        </span>
        <NumberField
          className={styles.seconds ?? ''}
          label={t('score.exactLength')}
          unit="s"
          value={duration}
          min={LIMITS.sliderMinSeconds}
          max={LIMITS.maxDurationSeconds}
          onChange={(asked) => {
            onDuration(Math.min(asked, maxDuration));
            if (asked > maxDuration) onBeyondPlan();
          }}
        />
        {onNaturalDuration !== null && (
          <Tooltip title={t('score.naturalLength')}>
            <button
              type="button"
              className={styles.auto}
              aria-label={t('score.naturalLength')}
              onClick={onNaturalDuration}
            >
              {t('score.auto')}
            </button>
          </Tooltip>
        )}
      </div>
      <DurationRuler duration={duration} maxDuration={maxDuration} onChange={onDuration} onBeyondPlan={onBeyondPlan} />
      {lanes.length > 0 && (
        <ul className={styles.lanes} aria-label={t('score.whatWasUnderstood')}>
          {lanes.map((lane) => (
            <li key={lane.id} className={styles.lanes}>
              <LaneHead
                lane={lane}
                stale={stale}
                lit={lane.id === litLayer}
                edits={edits}
                removable={lanes.length > 1}
                onEdit={onEdit}
                onHover={onHoverLayer}
              />
              <LaneBlock
                lane={lane}
                stale={stale}
                lit={lane.id === litLayer}
                duration={duration}
                wave={waves.of(lane.id)}
                waveStale={waves.waiting && !stale}
                onHover={onHoverLayer}
              />
            </li>
          ))}
        </ul>
      )}
      {interpretation !== null && (unknown.length > 0 || onUndo !== null) && (
        <div className={`${styles.unknown} ${stale ? styles.stale : ''}`}>
          {unknown.map((word) => (
            <UnknownWord key={`${word.span[0]}-${word.text}`} word={word} onReplace={onReplace} />
          ))}
          <ByHand edits={edits} onEdit={onEdit} onUndo={onUndo} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {stale || interpretation === null
          ? ''
          : t('score.understood', {
              laneSentence: interpretation.layers.map((layer) => laneSentence(layer, interpretation.scene)).join('; '),
            })}
      </p>
    </div>
  );
}

interface LaneBlockProps extends LaneProps {
  duration: number;
  /** The layer as it sounds; without it onsets are marked. */
  wave: LaneWave | undefined;
  /** The wave is of an earlier answer. */
  waveStale: boolean;
}

function LaneBlock({ lane, stale, lit, duration, wave, waveStale, onHover }: LaneBlockProps) {
  const width = wave ? Math.max(lane.width, rulerPercent(wave.end) - lane.left) : lane.width;
  return (
    <div
      className={`${styles.line} ${styles.lane} ${familyClass(lane.family)}`}
      onPointerEnter={() => onHover(lane.id)}
      onPointerLeave={() => onHover(null)}
    >
      <div
        className={`${styles.block} ${lane.guessed ? styles.guessBlock : ''} ${stale ? styles.stale : ''} ${lit ? styles.litBlock : ''}`}
        style={{ left: `${lane.left}%`, width: `${width}%` }}
      >
        {wave ? (
          <WaveformCanvas bars={wave.bars} pitch={4} className={waveStale ? styles.stale : ''} />
        ) : (
          <LaneMarks lane={lane} />
        )}
      </div>
      <div className={styles.past} style={{ left: `${rulerPercent(duration)}%` }} />
    </div>
  );
}

function LaneMarks({ lane }: { lane: Lane }) {
  if (lane.onsets.length === 0) return <i className={styles.sustained} />;
  return lane.onsets.map((at, i) => <i key={i} className={styles.onset} style={{ left: `${at}%` }} />);
}
