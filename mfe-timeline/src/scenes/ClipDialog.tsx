import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import { Button, Input, Link } from '@whoosh/ui';
import { useKeptIndividuals } from '@whoosh/api-client';
import { useLaneWaves, type LaneWave } from '@whoosh/preview';
import { IndividualChip, LaneHead, lanesOf, laneSentence, NO_EDITS } from '@whoosh/scene-editing';
import { Dialog, familyClass, LoadProblem, Segmented, Skeleton, WaveformCanvas } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages/later';
import type { Clip } from '../model';
import { intensityOptions } from '../sounds/generation-form';
import { soundPage } from '../words/sound-page';
import { secondsText } from '../words/timecode';
import { EngineNote } from './EngineNote';
import styles from './scenes.module.css';
import type { SceneRequest, SoundOrder } from './requested-sound';
import { useEditedScene, type EditedScene } from './useEditedScene';
import { isChanged, orderOf } from './requested-sound';

interface ClipDialogProps {
  clip: Clip;
  name: string;
  /** What the clip stands on. */
  effect: SoundEffect | undefined;
  priceWords: (duration: number, takes: number) => string;
  onMake: (order: SoundOrder) => void;
  onClose: () => void;
}

/** The scene of a clip: its words and its layers, to be changed and made again in place. */
export function ClipDialog({ clip, name, effect, priceWords, onMake, onClose }: ClipDialogProps) {
  const [request, setRequest] = useState<SceneRequest>({ text: null, intensity: null, edits: NO_EDITS });
  const scene = useEditedScene(clip.soundEffectId, request);
  const { known, answer, isStale } = scene;
  const isReady = known !== undefined && answer !== null && answer.layers.length > 0 && !isStale;
  const price = known === undefined ? '' : priceWords(known.scene.duration, 1);
  return (
    <Dialog
      open
      title={name}
      width={640}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={
        <div className={styles.actions}>
          {clip.soundEffectId !== null && (
            <Link to={soundPage(clip.soundEffectId)} target="_blank" className={`small ${styles.pageLink}`}>
              {t('menu.soundPage')}
            </Link>
          )}
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            type="primary"
            disabled={!isReady}
            onClick={() => isReady && onMake(orderOf(answer, request, { name, before: known.scene }, Math.random()))}
          >
            {`${isChanged(request) ? t('clipDialog.makeAgain') : t('clipDialog.anotherTake')}${price}`}
          </Button>
        </div>
      }
    >
      {scene.isError ? (
        <LoadProblem what={t('clipDialog.theSceneOfThisSound')} onRetry={scene.retry} />
      ) : known === undefined ? (
        <Skeleton active paragraph={{ rows: 3 }} title={false} />
      ) : (
        <>
          <SceneForm scene={{ ...scene, known }} request={request} onRequest={setRequest} />
          <EngineNote effect={effect} />
        </>
      )}
    </Dialog>
  );
}

interface SceneFormProps {
  scene: EditedScene & { known: NonNullable<EditedScene['known']> };
  request: SceneRequest;
  onRequest: (request: SceneRequest) => void;
}

function SceneForm({ scene: { known, answer, isStale }, request, onRequest }: SceneFormProps) {
  const { text, intensity } = known.scene;
  const setText = (value: string) => onRequest({ ...request, text: value === text ? null : value });
  const setIntensity = (value: Intensity) => onRequest({ ...request, intensity: value === intensity ? null : value });
  return (
    <div className={styles.form}>
      <Input.TextArea
        aria-label={t('shared.description')}
        value={request.text ?? text}
        maxLength={LIMITS.promptMaxLength}
        rows={3}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.row}>
        <Segmented
          aria-label={t('shared.intensity')}
          options={intensityOptions()}
          value={request.intensity ?? intensity}
          onChange={setIntensity}
        />
        <span className="small secondary">{secondsText(known.scene.duration * 1000)}</span>
      </div>
      <SceneLayers answer={answer} isStale={isStale} request={request} onRequest={onRequest} />
      <p className="small secondary">{t('clipDialog.theNewTakeTakesThe')}</p>
    </div>
  );
}

type SceneLayersProps = Pick<SceneFormProps, 'request' | 'onRequest'> & Pick<EditedScene, 'answer' | 'isStale'>;

function SceneLayers({ answer, isStale, request, onRequest }: SceneLayersProps) {
  const [lit, setLit] = useState<string | null>(null);
  const lanes = answer === null ? [] : lanesOf(answer, request.edits);
  const waves = useLaneWaves(answer);
  const { data: kept } = useKeptIndividuals();
  return (
    <>
      <ul className={styles.layers} aria-label={t('clipDialog.whatWasUnderstood')}>
        {lanes.map((lane) => (
          <li key={lane.id}>
            <LaneHead
              lane={lane}
              stale={isStale}
              lit={lane.id === lit}
              edits={request.edits}
              removable={lanes.length > 1}
              onEdit={(edits) => onRequest({ ...request, edits })}
              onHover={setLit}
            >
              <IndividualChip
                lane={lane}
                edits={request.edits}
                onEdit={(edits) => onRequest({ ...request, edits })}
                kept={kept ?? []}
              />
            </LaneHead>
            <LanePreview
              wave={waves.of(lane.id)}
              start={answer?.layers.find(({ id }) => id === lane.id)?.start ?? 0}
              duration={answer?.scene.duration ?? 1}
              className={`${familyClass(lane.family)} ${isStale || waves.waiting ? styles.stale : ''}`}
            />
          </li>
        ))}
      </ul>
      {(answer?.unused.length ?? 0) > 0 && (
        <p className="small secondary">
          {t('clipDialog.notHeard', { words: answer?.unused.map(({ text }) => text).join(', ') ?? '' })}
        </p>
      )}
      {(answer?.notUnderstood.length ?? 0) > 0 && (
        <p className="small secondary">
          {t('clipDialog.notUnderstood', {
            notUnderstood: answer?.notUnderstood.map(({ text }) => text).join(', ') ?? '',
          })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isStale || answer === null
          ? ''
          : t('clipDialog.understood', {
              laneSentence: answer.layers.map((layer) => laneSentence(layer, answer.scene)).join('; '),
            })}
      </p>
    </>
  );
}

interface LanePreviewProps {
  /** undefined: there is none, or not yet. */
  wave: LaneWave | undefined;
  /** Seconds of the scene. */
  start: number;
  duration: number;
  className: string;
}

/** How a layer will sound, rendered here while one types: free, and at its place in the time of the sound. */
function LanePreview({ wave, start, duration, className }: LanePreviewProps) {
  const percent = (seconds: number) => (100 * Math.min(seconds, duration)) / duration;
  return (
    <div className={`${styles.preview} ${className}`} data-testid="lane-preview">
      {wave !== undefined && (
        <div
          className={styles.previewWave}
          style={{ left: `${percent(start)}%`, width: `${percent(wave.end) - percent(start)}%` }}
        >
          <WaveformCanvas bars={wave.bars} pitch={4} />
        </div>
      )}
    </div>
  );
}
