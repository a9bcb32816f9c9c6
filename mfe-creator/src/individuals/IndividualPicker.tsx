import { useMemo, useState } from 'react';
import { useKeptIndividuals } from '@whoosh/api-client';
import type { Individual, Scene } from '@whoosh/sound-scene';
import { beginAt } from '@whoosh/sound-scene';
import { scoreWord } from '@whoosh/scene-editing';
import { Button } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import { t } from '../messages';
import { IndividualMap } from './IndividualMap';
import { KeepForm } from './KeepForm';
import { dotsOf, type Dot } from './model/individual-map';
import { individualOf, sceneOfVariant } from './model/take-variant';
import { useSceneHearing } from './useSceneHearing';
import styles from './IndividualPicker.module.css';

/** Long enough to know one by, seconds. */
const HEARD_SECONDS = 4;

interface IndividualPickerProps {
  open: boolean;
  /** As it sounds now. */
  scene: Scene;
  layer: { id: string; model: string; label: string };
  onChoose: (individual: Individual) => void;
  onClose: () => void;
}

/** Individuals of a layer's source on a map: heard before one is chosen, and kept under a name. */
export default function IndividualPicker({ open, layer, onClose, ...form }: IndividualPickerProps) {
  const label = scoreWord(layer.label);
  return (
    <Dialog
      open={open}
      title={t('individuals.which', { label })}
      width={480}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={null}
    >
      <PickerForm layer={layer} label={label} {...form} />
    </Dialog>
  );
}

function PickerForm({
  scene,
  layer,
  label,
  onChoose,
}: Omit<IndividualPickerProps, 'open' | 'onClose'> & { label: string }) {
  const { data: kept } = useKeptIndividuals();
  const [page, setPage] = useState(0);
  // the one that sounds when the map is opened stays on it
  const [sounding] = useState(() => individualOf(scene, layer.id));
  const [picked, setPicked] = useState(sounding);
  const dots = useMemo(() => dotsOf(layer.model, page, kept, sounding), [layer.model, page, kept, sounding]);
  const { hear, isFailed } = useSceneHearing();
  const hearDot = ({ individual }: Dot) =>
    hear(JSON.stringify(individual), aloneWith(scene, layer.id, individual), HEARD_SECONDS);
  return (
    <div className={styles.form}>
      <p className="small secondary">{t('individuals.explained')}</p>
      <IndividualMap
        dots={dots}
        picked={picked}
        label={label}
        onHear={hearDot}
        onPick={({ individual }) => setPicked(individual)}
      />
      {isFailed && (
        <p className="small secondary" role="alert">
          {t('individuals.cannotBeHeard')}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setPage(page + 1)}>{t('individuals.others')}</Button>
        <Button type="primary" disabled={picked === null} onClick={() => picked && onChoose(picked)}>
          {t('individuals.useIt')}
        </Button>
      </div>
      {picked !== null && <KeepForm model={layer.model} individual={picked} kept={kept ?? []} />}
    </div>
  );
}

/** A layer alone and from the beginning on, as one of its kind. */
function aloneWith(scene: Scene, layerId: string, individual: Individual): Scene {
  const heard = sceneOfVariant(scene, { seed: scene.seed, individuals: { [layerId]: individual } });
  const layers = heard.layers
    .filter(({ id }) => id === layerId)
    .map((layer) => ({ ...layer, muted: false, timing: beginAt(layer.timing, 0, scene.duration) }));
  return { ...heard, layers };
}
