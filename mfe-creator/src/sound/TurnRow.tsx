import { NEUTRAL_TURN, type LayerTurn } from '@whoosh/sound-scene';
import { formatDecimals, formatNumber } from '@whoosh/ui';
import { Slider } from '@whoosh/ui/more';
import { placeOfSpeed, speedAt } from '../live/turns';
import { t } from '../messages';
import styles from './TurnRow.module.css';

/** Ends and steps of the sliders; a speed by its place, a pitch in semitones, energy in percent. */
const SLIDERS = {
  speed: { min: -100, max: 100, step: 5 },
  pitch: { min: -24, max: 24, step: 1 },
  intensity: { min: 0, max: 100, step: 5 },
} as const;
const NAMES = ['speed', 'pitch', 'intensity'] as const;
type Name = (typeof NAMES)[number];

interface TurnRowProps {
  /** What sounds there, for the names of the sliders. */
  label: string;
  turn: LayerTurn;
  onTurn: (part: Partial<LayerTurn>) => void;
}

/** Turns one layer: speed, pitch and energy against what the words ask for. */
export function TurnRow({ label, turn, onTurn }: TurnRowProps) {
  return (
    <div className={styles.row}>
      {NAMES.map((name) => (
        <label key={name} className={styles.field}>
          <span className="small tertiary">{t(`live.${name}`)}</span>
          <Slider
            className={styles.slider ?? ''}
            {...SLIDERS[name]}
            value={placeOf(name, turn)}
            tooltip={{ open: false }}
            ariaLabelForHandle={t('live.of', { what: t(`live.${name}`), label })}
            ariaValueTextFormatterForHandle={() => words(name, turn)}
            onChange={(place) => onTurn({ [name]: valueAt(name, place) })}
          />
          <span className={`mono small ${turn[name] === NEUTRAL_TURN[name] ? 'tertiary' : ''} ${styles.value}`}>
            {words(name, turn)}
          </span>
        </label>
      ))}
    </div>
  );
}

function placeOf(name: Name, turn: LayerTurn): number {
  if (name === 'speed') return placeOfSpeed(turn.speed);
  return name === 'pitch' ? turn.pitch : Math.round(turn.intensity * 100);
}

function valueAt(name: Name, place: number): number {
  if (name === 'speed') return speedAt(place);
  return name === 'pitch' ? place : place / 100;
}

function words(name: Name, turn: LayerTurn): string {
  if (name === 'speed') return t('live.times', { factor: formatNumber(turn.speed, { maximumFractionDigits: 2 }) });
  if (name === 'pitch') return t('live.semitones', { semitones: formatDecimals(turn.pitch, 0) });
  return formatNumber(turn.intensity, { style: 'percent' });
}
