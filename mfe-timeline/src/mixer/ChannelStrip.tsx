import { MIX_BUSES, MIXER_LIMITS, type MixBus, type TrackColor, type TrackStrip } from '@whoosh/contracts';
import { familyClass, Slider } from '@whoosh/ui/more';
import { Choice } from '../inspector/Choice';
import { t } from '../messages/later';
import { Meter, type LevelOf } from '../timeline/Meter';
import { Letter } from '../timeline/TrackHead';
import type { Transport } from '../editor/transport';
import { decibels } from '../words/decibels';
import { panWords } from '../words/pan-words';
import { Fader } from './Fader';
import styles from './Mixer.module.css';

export interface Channel {
  label: string;
  color: TrackColor | null;
  gainDb: number;
  muted: boolean;
  /** undefined: it has none. */
  solo?: boolean;
  /** undefined: it has none. */
  pan?: number;
  strip: TrackStrip;
  /** Where it leads without being told. */
  bus: MixBus;
}

interface ChannelStripProps {
  channel: Channel;
  transport: Transport;
  levelOf: LevelOf;
  isOpen: boolean;
  /** Its equalizer and compressor are to be seen, or not any more. */
  onOpen: () => void;
  onStrip: (values: TrackStrip) => void;
  onGain: (gainDb: number) => void;
  onPan?: (pan: number) => void;
  onMute: () => void;
  onSolo?: () => void;
}

const AUTO = 'auto';

/** One channel, from top to bottom as the sound goes: processing, sends, bus, pan, fader. */
export function ChannelStrip(props: ChannelStripProps) {
  const { channel, transport, levelOf, isOpen, onOpen, onStrip, onGain, onPan, onMute, onSolo } = props;
  const { label, color, strip, pan, gainDb, muted, solo } = channel;
  const isGiven = (value: unknown) => value !== null && value !== undefined;
  const hasEqualizer = [strip.eq, strip.lowCutHz, strip.highCutHz].some(isGiven);
  const own = t(`mixer.${channel.bus}`);
  const buses = MIX_BUSES.map((value) => ({ value, label: t(`mixer.${value}`) }));
  return (
    <section
      className={`${styles.strip} ${color === null ? '' : `${styles.colored} ${familyClass(color)}`}`}
      aria-label={label}
    >
      <h3 className={`one-line ${styles.name}`} title={label}>
        {label}
      </h3>
      <button
        type="button"
        className={styles.processing}
        aria-expanded={isOpen}
        aria-label={t('mixer.openProcessing', { label })}
        onClick={onOpen}
      >
        <span className={hasEqualizer ? styles.active : ''}>{t('mixer.equalizer')}</span>
        <span className={isGiven(strip.compressor) ? styles.active : ''}>{t('mixer.compressor')}</span>
      </button>
      <div className={styles.sends}>
        {Array.from({ length: MIXER_LIMITS.reverbs }, (_, index) => (
          <SendSlider
            key={index}
            label={t('mixer.send', { label, number: index + 1 })}
            number={index + 1}
            db={strip.sends?.[index] ?? null}
            onChange={(db) => onStrip({ sends: withSend(strip.sends ?? [], index, db) })}
          />
        ))}
      </div>
      <Choice<MixBus | typeof AUTO>
        label={t('mixer.bus', { label })}
        value={strip.bus ?? AUTO}
        options={[{ value: AUTO, label: t('mixer.auto', { bus: own }), short: own }, ...buses]}
        onChange={(bus) => onStrip({ bus: bus === AUTO ? null : bus })}
      />
      {pan !== undefined && onPan !== undefined && (
        <div className={styles.pan} onDoubleClick={() => onPan(0)}>
          <Slider
            ariaLabelForHandle={t('mixer.pan', { label })}
            ariaValueTextFormatterForHandle={(value) => panWords((value ?? 0) / 100)}
            min={-100}
            max={100}
            step={5}
            included={false}
            value={Math.round(pan * 100)}
            onChange={(percent: number) => onPan(percent / 100)}
            tooltip={{ open: false }}
          />
        </div>
      )}
      <Fader label={label} gainDb={gainDb} onChange={onGain}>
        <Meter transport={transport} levelOf={levelOf} isTall />
      </Fader>
      <div className={styles.letters}>
        <Letter letter="M" label={t('trackHead.mute', { label })} isOn={muted} onClick={onMute} />
        {onSolo !== undefined && (
          <Letter letter="S" label={t('trackHead.solo', { label })} isOn={solo === true} onClick={onSolo} />
        )}
      </div>
    </section>
  );
}

function withSend(sends: readonly (number | null)[], index: number, db: number | null): (number | null)[] {
  return Array.from({ length: MIXER_LIMITS.reverbs }, (_, i) => (i === index ? db : (sends[i] ?? null)));
}

interface SendSliderProps {
  label: string;
  number: number;
  db: number | null;
  onChange: (db: number | null) => void;
}

const [LEAST_SEND, MOST_SEND] = MIXER_LIMITS.sendDb;
/** One step under the least: nothing is sent. */
const NOTHING = LEAST_SEND - 1;

function SendSlider({ label, number, db, onChange }: SendSliderProps) {
  const words = (value: number) => (value <= NOTHING ? t('mixer.off') : decibels(value));
  return (
    <div className={styles.send} title={`${label}: ${words(db ?? NOTHING)}`}>
      <span className="tertiary" aria-hidden="true">
        {number}
      </span>
      <Slider
        ariaLabelForHandle={label}
        ariaValueTextFormatterForHandle={(value) => words(value ?? NOTHING)}
        min={NOTHING}
        max={MOST_SEND}
        step={1}
        value={db ?? NOTHING}
        onChange={(value: number) => onChange(value <= NOTHING ? null : value)}
        tooltip={{ open: false }}
      />
    </div>
  );
}
