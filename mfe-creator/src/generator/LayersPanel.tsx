import { useState, type ReactNode } from 'react';
import type { InterpretedLayer } from '@whoosh/contracts';
import { saidLabels } from '@whoosh/scene-editing';
import type { Scene } from '@whoosh/sound-scene';
import { Button } from '@whoosh/ui';
import { useTrackPlayback } from '@whoosh/ui/more';
import { t } from '../messages';
import { LayerRow, type LayerTools } from './LayerRow';
import { heardLevels, isSilent, UNTOUCHED } from './model/mix';
import type { LayerMix } from './useLayerMix';
import styles from './LayersPanel.module.css';

interface LayersPanelProps {
  layers: readonly InterpretedLayer[];
  /** What was rendered. */
  scene: Scene;
  mix: LayerMix;
  /** Keeps what is heard as a sound of its own; null while it is the sound itself. */
  onKeep: (() => Promise<unknown>) | null;
  /** What keeping it costs, in words; null: it is free. */
  price?: string | null;
  onReset: () => void;
  /** Without them no layer can be made anew. */
  tools?: LayerTools | undefined;
  /** What else can be changed of a layer. */
  below?: (layer: InterpretedLayer) => ReactNode;
}

/**
 * The layers of a sound: each with its waveform and spectrum, mute, solo and level. What is heard changes at once, and
 * costs nothing.
 */
export function LayersPanel({
  layers,
  scene,
  mix: { bars, spectra, track, mix, state, setMix },
  onKeep,
  price = null,
  onReset,
  tools,
  below,
}: LayersPanelProps) {
  const { current, position } = useTrackPlayback(track.url);
  const [keeping, setKeeping] = useState(false);
  const ids = layers.map(({ id }) => id);
  const heard = heardLevels(ids, mix);
  const keep = async () => {
    setKeeping(true);
    await onKeep?.();
    setKeeping(false);
  };
  return (
    <section className={styles.panel} aria-label={t('layersPanel.layers')}>
      <ul className={styles.layers}>
        {layers.map((layer) => (
          <li key={layer.id} className={styles.layer}>
            <LayerRow
              layer={layer}
              said={saidLabels(layer, scene)}
              bars={bars?.get(layer.id) ?? null}
              spectrum={spectra?.get(layer.id) ?? null}
              progress={current && track.duration > 0 ? position / track.duration : null}
              silent={heard[layer.id] === null}
              tools={tools}
              level={layers.length === 1 ? null : (mix[layer.id] ?? UNTOUCHED)}
              onLevel={(part) => setMix({ ...mix, [layer.id]: { ...(mix[layer.id] ?? UNTOUCHED), ...part } })}
            />
            {below?.(layer)}
          </li>
        ))}
      </ul>
      {onKeep !== null && (
        <div className={styles.foot}>
          <span className="small tertiary" role="status">
            {price ?? t(`mix.${state}`)}
          </span>
          <Button type="text" size="small" onClick={onReset}>
            {t('layersPanel.reset')}
          </Button>
          <Button size="small" loading={keeping} disabled={isSilent(ids, mix)} onClick={() => void keep()}>
            {price === null ? t('layersPanel.saveThisMix') : t('live.save')}
          </Button>
        </div>
      )}
    </section>
  );
}
