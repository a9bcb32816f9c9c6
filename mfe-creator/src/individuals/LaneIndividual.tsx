import { useState } from 'react';
import { Dices } from 'lucide-react';
import { useKeptIndividuals } from '@whoosh/api-client';
import { IndividualChip, setIndividual, type Lane, type SceneEdits } from '@whoosh/scene-editing';
import type { Individual, Scene } from '@whoosh/sound-scene';
import { Icon } from '@whoosh/ui';
import { Later } from '../effects/Later';
import { drawSeed } from '../request/drawn';
import { t } from '../messages';
import { anotherTake, sceneOfVariant, withIndividual } from './model/take-variant';
import { useSceneHearing } from './useSceneHearing';

const loadPicker = async () => (await import('./IndividualPicker')).default;

interface LaneIndividualProps {
  lane: Lane;
  /** As it is understood now. */
  scene: Scene;
  edits: SceneEdits;
  onEdit: (edits: SceneEdits) => void;
  /** The same, with the seed of the take that was heard. */
  onTake: (edits: SceneEdits, seed: number) => void;
}

/** Which one of its kind a layer of the score is: another, the same in another take, one of a map, one that is kept. */
export function LaneIndividual({ lane, scene, edits, onEdit, onTake }: LaneIndividualProps) {
  const { data: kept } = useKeptIndividuals();
  const { hear } = useSceneHearing();
  const [isChoosing, setChoosing] = useState(false);
  const asHeard = { seed: scene.seed, individuals: {} };
  const pick = (individual: Individual) => onEdit(setIndividual(edits, lane.id, individual));
  const another = () => {
    const individual = { seed: drawSeed() };
    const variant = withIndividual(asHeard, lane.id, individual);
    hear(JSON.stringify(variant), sceneOfVariant(scene, variant));
    pick(individual);
  };
  const again = () => {
    const variant = anotherTake(scene, asHeard, drawSeed());
    hear(JSON.stringify(variant), sceneOfVariant(scene, variant));
    const named = Object.entries(variant.individuals).reduce((all, [id, one]) => setIndividual(all, id, one), edits);
    onTake(named, variant.seed);
  };
  return (
    <>
      <IndividualChip
        lane={lane}
        edits={edits}
        onEdit={onEdit}
        kept={kept ?? []}
        items={[
          { key: 'another', label: t('individuals.anotherShort'), onChoose: another },
          { key: 'again', label: t('individuals.againShort'), onChoose: again },
          { key: 'choose', label: t('individuals.choose'), onChoose: () => setChoosing(true) },
        ]}
      >
        <Icon icon={Dices} size={13} />
      </IndividualChip>
      <Later wanted={isChoosing} load={loadPicker} onClose={() => setChoosing(false)}>
        {(IndividualPicker) => (
          <IndividualPicker
            open={isChoosing}
            scene={scene}
            layer={lane}
            onClose={() => setChoosing(false)}
            onChoose={(individual) => {
              setChoosing(false);
              pick(individual);
            }}
          />
        )}
      </Later>
    </>
  );
}
