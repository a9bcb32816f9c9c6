import { useState } from 'react';
import type { InterpretedLayer } from '@whoosh/contracts';
import { scoreWord } from '@whoosh/scene-editing';
import type { Scene } from '@whoosh/sound-scene';
import { Button } from '@whoosh/ui';
import { FamilyDot, PlayButton } from '@whoosh/ui/more';
import { Later } from '../effects/Later';
import { drawSeed } from '../request/drawn';
import { t } from '../messages';
import type { PromptForm } from '../request/prompt-form';
import { anotherTake, formOfVariant, sceneOfVariant, withIndividual, type TakeVariant } from './model/take-variant';
import { useSceneHearing } from './useSceneHearing';
import styles from './TakeIndividuals.module.css';

const loadPicker = async () => (await import('./IndividualPicker')).default;

interface TakeIndividualsProps {
  layers: readonly InterpretedLayer[];
  /** Of the chosen take. */
  scene: Scene;
  form: PromptForm;
  /** Puts what was heard into the prompt box. */
  onUse: (form: PromptForm) => void;
}

/** Who sounds in a take: another one, or the same once more. Both are heard here, free, before they are made. */
export function TakeIndividuals({ layers, scene, form, onUse }: TakeIndividualsProps) {
  const [heard, setHeard] = useState<TakeVariant | null>(null);
  const [choosing, setChoosing] = useState<InterpretedLayer | null>(null);
  const hearing = useSceneHearing();
  const now = heard ?? { seed: scene.seed, individuals: {} };
  const hear = (variant: TakeVariant) => {
    setHeard(variant);
    hearing.hear(JSON.stringify(variant), sceneOfVariant(scene, variant));
  };
  return (
    <section className={styles.panel} aria-label={t('individuals.title')}>
      <ul className={styles.layers}>
        {layers.map((layer) => {
          const label = scoreWord(layer.label);
          return (
            <li key={layer.id} className={styles.layer}>
              <FamilyDot family={layer.family} />
              <b className={styles.name}>{label}</b>
              <Button
                size="small"
                aria-label={t('individuals.another', { label })}
                onClick={() => hear(withIndividual(now, layer.id, { seed: drawSeed() }))}
              >
                {t('individuals.anotherShort')}
              </Button>
              <Button
                size="small"
                aria-label={t('individuals.again', { label })}
                onClick={() => hear(anotherTake(scene, now, drawSeed()))}
              >
                {t('individuals.againShort')}
              </Button>
              <Button
                size="small"
                type="text"
                aria-label={t('individuals.chooseOf', { label })}
                onClick={() => setChoosing(layer)}
              >
                {t('individuals.choose')}
              </Button>
            </li>
          );
        })}
      </ul>
      {heard !== null && (
        <div className={styles.foot}>
          {hearing.track !== null && <PlayButton track={hearing.track} name={form.text.trim()} />}
          <span className="small secondary" role="status">
            {t(
              hearing.isFailed
                ? 'individuals.cannotBeHeard'
                : hearing.isWaiting
                  ? 'individuals.waiting'
                  : 'individuals.heard',
            )}
          </span>
          <Button size="small" type="text" onClick={() => setHeard(null)}>
            {t('individuals.backToTake')}
          </Button>
          <Button size="small" onClick={() => onUse(formOfVariant(form, heard))}>
            {t('individuals.useHeard')}
          </Button>
        </div>
      )}
      <Later wanted={choosing !== null} load={loadPicker} onClose={() => setChoosing(null)}>
        {(IndividualPicker) =>
          choosing !== null && (
            <IndividualPicker
              open
              scene={sceneOfVariant(scene, now)}
              layer={choosing}
              onClose={() => setChoosing(null)}
              onChoose={(individual) => {
                hear(withIndividual(now, choosing.id, individual));
                setChoosing(null);
              }}
            />
          )
        }
      </Later>
    </section>
  );
}
