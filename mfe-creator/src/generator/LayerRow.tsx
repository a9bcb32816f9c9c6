import { ArrowLeftRight, RefreshCw, type LucideIcon } from 'lucide-react';
import type { Spectrum } from '@whoosh/audio-codec';
import type { Bar, InterpretedLayer } from '@whoosh/contracts';
import { scoreWord } from '@whoosh/scene-editing';
import { Button, formatDecimals, Icon } from '@whoosh/ui';
import { FamilyDot, NumberField, Slider, Tooltip, WaveformCanvas } from '@whoosh/ui/more';
import { t } from '../messages';
import { LEVEL_RANGE_DB, type LayerLevel } from './model/mix';
import { SpectrumStrip } from './SpectrumStrip';
import styles from './LayersPanel.module.css';

/** What makes a version of the sound with another layer. */
export interface LayerTools {
  /** The layer that is being made; null: none is. */
  busy: string | null;
  cost: string;
  /** The same source, made anew. */
  onAgain: (layer: string) => void;
  /** Another source in its place. */
  onReplace: (layer: string) => void;
}

interface LayerRowProps {
  layer: InterpretedLayer;
  said: readonly string[];
  bars: readonly Bar[] | null;
  spectrum: Spectrum | null;
  progress: number | null;
  silent: boolean;
  tools: LayerTools | undefined;
  /** null: it is the only layer. */
  level: LayerLevel | null;
  onLevel: (part: Partial<LayerLevel>) => void;
}

/** One layer: what it is, its waveform and spectrum, mute, solo and level. */
export function LayerRow({ layer, said, bars, spectrum, progress, silent, tools, level, onLevel }: LayerRowProps) {
  const label = scoreWord(layer.label);
  return (
    <>
      <div className={styles.head}>
        <FamilyDot family={layer.family} />
        <b className={`one-line ${styles.name}`} title={label}>
          {label}
        </b>
        <span className={`one-line small tertiary ${styles.said}`}>{said.join(', ')}</span>
        {tools !== undefined && <Tools layer={layer.id} label={label} tools={tools} />}
      </div>
      <div className={`${styles.wave} ${silent ? styles.silent : ''} ${level === null ? styles.alone : ''}`}>
        <div className={styles.bars}>
          <WaveformCanvas bars={bars} progress={progress} />
        </div>
        <div className={styles.spectrum}>
          <SpectrumStrip spectrum={spectrum} progress={progress} />
        </div>
      </div>
      {level !== null && <LevelControls label={label} level={level} onLevel={onLevel} />}
    </>
  );
}

function Tools({ layer, label, tools }: { layer: string; label: string; tools: LayerTools }) {
  const { busy, cost } = tools;
  const button = (icon: LucideIcon, name: string, onClick: (layer: string) => void) => (
    <Tooltip title={name}>
      <Button
        type="text"
        size="small"
        icon={<Icon icon={icon} size={14} />}
        disabled={busy !== null}
        aria-label={name}
        onClick={() => onClick(layer)}
      />
    </Tooltip>
  );
  return (
    <span className={styles.tools} aria-busy={busy === layer}>
      {button(ArrowLeftRight, t('sourcePicker.replace', { label }), tools.onReplace)}
      {button(RefreshCw, t('layersPanel.again', { label, cost }), tools.onAgain)}
    </span>
  );
}

interface LevelControlsProps {
  label: string;
  level: LayerLevel;
  onLevel: (part: Partial<LayerLevel>) => void;
}

function LevelControls({ label, level, onLevel }: LevelControlsProps) {
  return (
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
