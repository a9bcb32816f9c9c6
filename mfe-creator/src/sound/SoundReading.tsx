import { useSession } from '@whoosh/api-client';
import type { EffectSceneResponse, InterpretedLayer, SoundEffect } from '@whoosh/contracts';
import { saidLabels, scoreWord } from '@whoosh/scene-editing';
import { FamilyDot, LoadProblem } from '@whoosh/ui/more';
import { useLayerAgain } from '../effects/useLayerAgain';
import { useKeepMix } from '../effects/useKeepMix';
import { LayersPanel } from '../generator/LayersPanel';
import { heardLevels } from '../generator/model/mix';
import type { LayerMix } from '../generator/useLayerMix';
import { t } from '../messages';
import { costLine } from '../takes';
import { mixOf } from './sound-mix';
import { Unread } from './Unread';
import styles from './SoundPage.module.css';

interface SoundReadingProps {
  effect: SoundEffect;
  /** What was made of its words; undefined while it is on its way, and where there is none. */
  answer: EffectSceneResponse | undefined;
  failed: boolean;
  onRetry: () => void;
  layers: readonly InterpretedLayer[];
  mix: LayerMix;
  /** Told of the sound at these levels, once it is in the library. */
  onKept: (kept: Pick<SoundEffect, 'id'>) => void;
}

/** The words of a sound, what was understood of them, and the layers that came of it. */
export function SoundReading({ effect, answer, failed, onRetry, layers, mix, onKept }: SoundReadingProps) {
  const keepMix = useKeepMix();
  const { user } = useSession();
  const { busy, again } = useLayerAgain(effect, answer?.scene ?? null);
  if (effect.madeBy !== null) return null;
  const { mixed } = mixOf(effect, answer);
  const keep = async () => {
    const ids = layers.map(({ id }) => id);
    const kept = await keepMix(effect.id, heardLevels(ids, mix.mix));
    if (kept !== null) onKept(kept);
  };
  const makeAgain = async (layer: string) => {
    const id = await again(layer);
    if (id !== null) onKept({ id });
  };
  const cost = user === null ? '' : costLine({ ...user, durationSeconds: effect.duration, takes: 1 }, true).sum;
  return (
    <section className={styles.reading} aria-label={t('score.whatWasUnderstood')}>
      <h2>{t('score.whatWasUnderstood')}</h2>
      <p className={styles.prompt}>{effect.prompt}</p>
      {answer === undefined && failed && <LoadProblem what={t('layersPanel.layers')} onRetry={onRetry} />}
      {answer !== undefined && <Unread {...answer} />}
      {mixed !== null ? (
        <LayersPanel
          layers={layers}
          scene={mixed}
          bars={mix.bars}
          track={mix.track}
          mix={mix.mix}
          state={mix.state}
          onMix={mix.setMix}
          onKeep={mix.untouched ? null : keep}
          again={{ busy, cost, onAgain: (layer) => void makeAgain(layer) }}
        />
      ) : (
        answer !== undefined && <Sources answer={answer} />
      )}
    </section>
  );
}

/** The layers where they are not mixed: what each is and how it was asked for. */
function Sources({ answer: { layers, scene } }: { answer: EffectSceneResponse }) {
  return (
    <ul className={styles.sources} aria-label={t('layersPanel.layers')}>
      {layers.map((layer) => (
        <li key={layer.id}>
          <FamilyDot family={layer.family} />
          <b>{scoreWord(layer.label)}</b>
          <span className="small tertiary">{saidLabels(layer, scene).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
