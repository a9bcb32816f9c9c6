import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { Button, formatDecimals, Icon } from '@whoosh/ui';
import { saidLabels, scoreWord } from '@whoosh/scene-editing';
import { FamilyDot, NumberField, Slider, Tooltip, useTrackPlayback, WaveformCanvas, type Track } from '@whoosh/ui/more';
import type { Bar, InterpretedLayer } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import type { MixTrack } from '../preview/useMix';
import { t } from '../messages';
import { heardLevels, isSilent, LEVEL_RANGE_DB, UNTOUCHED, type LayerLevel, type Mix } from './model/mix';
import styles from './LayersPanel.module.css';

interface LayersPanelProps {
  layers: readonly InterpretedLayer[];
  /** What was rendered. */
  scene: Scene;
  /** Bars of each layer by itself; null until they are there. */
  bars: ReadonlyMap<string, readonly Bar[]> | null;
  /** What plays. */
  track: Track;
  mix: Mix;
  state: MixTrack['state'];
  onMix: (mix: Mix) => void;
  /** Keeps the mix as a sound of its own, free; null while it is the take itself. */
  onKeep: (() => Promise<unknown>) | null;
  /** Makes one layer anew; without it, none can be. */
  again?: { busy: string | null; cost: string; onAgain: (layer: string) => void } | undefined;
}

/**
 * The layers of the chosen take: each with its waveform, mute, solo and level. What is heard changes at once, and costs
 * nothing.
 */
export function LayersPanel({ layers, scene, bars, track, mix, state, onMix, onKeep, again }: LayersPanelProps) {
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
          <LayerRow
            key={layer.id}
            layer={layer}
            said={saidLabels(layer, scene)}
            bars={bars?.get(layer.id) ?? null}
            progress={current && track.duration > 0 ? position / track.duration : null}
            level={mix[layer.id] ?? UNTOUCHED}
            silent={heard[layer.id] === null}
            again={again}
            onLevel={(part) => onMix({ ...mix, [layer.id]: { ...(mix[layer.id] ?? UNTOUCHED), ...part } })}
          />
        ))}
      </ul>
      {onKeep !== null && (
        <div className={styles.foot}>
          <span className="small tertiary" role="status">
            {t(`mix.${state}`)}
          </span>
          <Button type="text" size="small" onClick={() => onMix({})}>
            {t('layersPanel.reset')}
          </Button>
          <Button size="small" loading={keeping} disabled={isSilent(ids, mix)} onClick={() => void keep()}>
            {t('layersPanel.saveThisMix')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface LayerRowProps {
  layer: InterpretedLayer;
  said: readonly string[];
  bars: readonly Bar[] | null;
  progress: number | null;
  level: LayerLevel;
  silent: boolean;
  again: LayersPanelProps['again'];
  onLevel: (part: Partial<LayerLevel>) => void;
}

function LayerRow({ layer, said, bars, progress, level, silent, again, onLevel }: LayerRowProps) {
  const label = scoreWord(layer.label);
  return (
    <li className={styles.layer}>
      <div className={styles.head}>
        <FamilyDot family={layer.family} />
        <b className={`one-line ${styles.name}`} title={label}>
          {label}
        </b>
        <span className={`one-line small tertiary ${styles.said}`}>{said.join(', ')}</span>
        {again !== undefined && (
          <Tooltip title={again.cost}>
            <Button
              type="text"
              size="small"
              icon={<Icon icon={RefreshCw} size={14} />}
              loading={again.busy === layer.id}
              disabled={again.busy !== null && again.busy !== layer.id}
              aria-label={t('layersPanel.again', { label, cost: again.cost })}
              onClick={() => again.onAgain(layer.id)}
            />
          </Tooltip>
        )}
      </div>
      <div className={`${styles.wave} ${silent ? styles.silent : ''}`}>
        <WaveformCanvas bars={bars} progress={progress} />
      </div>
      <div className={styles.controls}>
        <Toggle
          letter="M"
          name={t('layersPanel.mute', { label })}
          on={level.muted}
          onToggle={(muted) => onLevel({ muted })}
        />
        <Toggle
          letter="S"
          name={t('layersPanel.solo', { label })}
          on={level.solo}
          onToggle={(solo) => onLevel({ solo })}
        />
        <Slider
          className={styles.slider ?? ''}
          ariaLabelForHandle={t('layersPanel.levelOf', { label })}
          min={LEVEL_RANGE_DB.min}
          max={LEVEL_RANGE_DB.max}
          step={0.5}
          value={level.db}
          tooltip={{ open: false }}
          ariaValueTextFormatterForHandle={(db) => `${formatDecimals(db, 1)} dB`}
          onChange={(db) => onLevel({ db })}
        />
        <NumberField
          className={styles.value ?? ''}
          label={t('layersPanel.levelOf', { label })}
          value={level.db}
          {...LEVEL_RANGE_DB}
          step={0.5}
          onChange={(db) => onLevel({ db })}
        />
      </div>
    </li>
  );
}

interface ToggleProps {
  letter: string;
  name: string;
  on: boolean;
  onToggle: (on: boolean) => void;
}

function Toggle({ letter, name, on, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={on}
      title={name}
      className={`mono ${styles.toggle} ${on ? styles.on : ''}`}
      onClick={() => onToggle(!on)}
    >
      {letter}
    </button>
  );
}
