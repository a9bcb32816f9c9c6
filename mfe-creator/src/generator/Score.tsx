import { useState } from 'react';
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
import { LaneIndividual } from '../individuals/LaneIndividual';
import { DurationRuler } from './DurationRuler';
import { AddOrReplace, type Choosing } from './AddOrReplace';
import { HeardWords } from './HeardWords';
import styles from './Score.module.css';

/** Who hears what is typed hears it first: the pictures would take the processor from the sound. */
const DRAWN_AFTER_HEARD_MS = 350;

interface ScoreProps {
  /** null: the ruler alone. */
  interpretation: InterpretResponse | null;
  /** The answer is of an earlier text. */
  stale: boolean;
  /** Seconds. */
  duration: number;
  /** The words say how long it is. */
  isAuto: boolean;
  /** Of the ruler, seconds. */
  reach: number;
  maxDuration: number;
  litLayer: string | null;
  edits: SceneEdits;
  /** null: nothing was changed by hand. */
  onUndo: (() => void) | null;
  onEdit: (edits: SceneEdits) => void;
  /** The same, with the seed of a take that was heard. */
  onTake: (edits: SceneEdits, seed: number) => void;
  /** null: as long as the words ask for. */
  onDuration: (duration: number | null) => void;
  onBeyondPlan: () => void;
  onHoverLayer: (layer: string | null) => void;
  /** Puts other words into the text in the place of some. */
  onReplace: (word: UnknownWords, words: string) => void;
}

/** The reading as a small score: one lane for each layer, in time, under the duration ruler. */
export function Score({
  interpretation,
  stale,
  duration,
  isAuto,
  reach,
  maxDuration,
  litLayer,
  edits,
  onUndo,
  onEdit,
  onTake,
  onDuration,
  onBeyondPlan,
  onHoverLayer,
  onReplace,
}: ScoreProps) {
  const [live] = useHearWhileTyping();
  const lanes = interpretation === null ? [] : lanesOf(interpretation, edits, reach);
  const waves = useLaneWaves(interpretation, live ? DRAWN_AFTER_HEARD_MS : undefined);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  return (
    <div className={styles.score}>
      <div className={styles.rulerHead}>
        <span className={`one-line ${styles.title}`}>
          {lanes.length > 0 ? t('score.whatWasUnderstood') : t('shared.duration')}
        </span>
        <NumberField
          className={styles.seconds ?? ''}
          label={t('score.exactLength')}
          unit="s"
          value={duration}
          min={LIMITS.sliderMinSeconds}
          max={LIMITS.maxDurationSeconds}
          isAutomatic={isAuto}
          onChange={(asked) => {
            onDuration(Math.min(asked, maxDuration));
            if (asked > maxDuration) onBeyondPlan();
          }}
        />
        <Tooltip title={t('score.naturalLength')}>
          <button
            type="button"
            className={`${styles.auto} ${isAuto ? styles.autoOn : ''}`}
            aria-pressed={isAuto}
            onClick={() => onDuration(isAuto ? duration : null)}
          >
            {t('score.auto')}
          </button>
        </Tooltip>
        <span className={`small ${styles.aboutAuto}`}>{t('score.naturalLength')}</span>
      </div>
      <DurationRuler
        duration={duration}
        reach={reach}
        maxDuration={maxDuration}
        onChange={onDuration}
        onBeyondPlan={onBeyondPlan}
      />
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
                onChooseSource={({ id }) => setChoosing({ layer: id })}
                onHover={onHoverLayer}
              >
                {interpretation !== null && (
                  <LaneIndividual
                    lane={lane}
                    scene={interpretation.scene}
                    edits={edits}
                    onEdit={onEdit}
                    onTake={onTake}
                  />
                )}
              </LaneHead>
              <LaneBlock
                lane={lane}
                stale={stale}
                lit={lane.id === litLayer}
                duration={duration}
                reach={reach}
                wave={waves.of(lane.id)}
                waveStale={waves.waiting && !stale}
                onHover={onHoverLayer}
              />
            </li>
          ))}
        </ul>
      )}
      {interpretation !== null && lanes.length > 0 && (
        <div className={`${styles.unknown} ${stale ? styles.stale : ''}`}>
          <HeardWords
            interpretation={interpretation}
            edits={edits}
            onEdit={onEdit}
            onReplace={onReplace}
            onChooseSource={(layer) => setChoosing({ layer })}
            onChooseFor={(word) => setChoosing({ layer: null, word })}
          />
          <AddOrReplace
            answer={interpretation}
            choosing={choosing}
            edits={edits}
            onEdit={onEdit}
            onChoosing={setChoosing}
          />
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
  reach: number;
  /** The layer as it sounds; without it onsets are marked. */
  wave: LaneWave | undefined;
  /** The wave is of an earlier answer. */
  waveStale: boolean;
}

function LaneBlock({ lane, stale, lit, duration, reach, wave, waveStale, onHover }: LaneBlockProps) {
  const width = wave ? Math.max(lane.width, rulerPercent(wave.end, reach) - lane.left) : lane.width;
  return (
    <div
      className={`${styles.line} ${styles.lane} ${familyClass(lane.family)}`}
      onPointerEnter={() => onHover(lane.id)}
      onPointerLeave={() => onHover(null)}
    >
      <div
        className={[
          styles.block,
          lane.reading.level === 'guess' ? styles.guessBlock : '',
          stale ? styles.stale : '',
          lit ? styles.litBlock : '',
        ].join(' ')}
        style={{ left: `${lane.left}%`, width: `${width}%` }}
      >
        {wave ? (
          <WaveformCanvas bars={wave.bars} pitch={4} className={waveStale ? styles.stale : ''} />
        ) : (
          <LaneMarks lane={lane} />
        )}
      </div>
      <div className={styles.past} style={{ left: `${rulerPercent(duration, reach)}%` }} />
    </div>
  );
}

function LaneMarks({ lane }: { lane: Lane }) {
  if (lane.onsets.length === 0) return <i className={styles.sustained} />;
  return lane.onsets.map((at, i) => <i key={i} className={styles.onset} style={{ left: `${at}%` }} />);
}
