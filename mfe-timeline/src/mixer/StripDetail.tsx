import {
  DEFAULT_COMPRESSOR,
  DEFAULT_EQ,
  EQ_BANDS,
  MIXER_LIMITS,
  type Compressor,
  type EqBand,
  type TrackStrip,
} from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { NumberField, Switch } from '@whoosh/ui/more';
import { X } from 'lucide-react';
import type { Transport } from '../editor/transport';
import { t } from '../messages/later';
import { EqCurve } from './EqCurve';
import styles from './Mixer.module.css';
import { ReductionMeter } from './ReductionMeter';

interface StripDetailProps {
  label: string;
  strip: TrackStrip;
  transport: Transport;
  /** How far the compressor turns down, dB; undefined where that is not measured. */
  reductionOf?: (levels: ReturnType<Transport['levels']>) => number;
  onChange: (values: TrackStrip) => void;
  onClose: () => void;
}

/** The cuts, the equalizer and the compressor of one channel. */
export function StripDetail({ label, strip, transport, reductionOf, onChange, onClose }: StripDetailProps) {
  const eq = strip.eq ?? DEFAULT_EQ;
  const setBand = (index: number, values: Partial<EqBand>) =>
    onChange({ eq: eq.map((band, i) => (i === index ? { ...band, ...values } : band)) });
  return (
    <section className={styles.detail} aria-label={t('mixer.openProcessing', { label })}>
      <header className={styles.detailHead}>
        <h3 className="one-line">{label}</h3>
        <Button type="text" size="small" aria-label={t('strip.close')} icon={<Icon icon={X} />} onClick={onClose} />
      </header>
      <EqCurve strip={strip} />
      <div className={styles.cuts}>
        <Cut
          label={t('strip.lowCut')}
          hz={strip.lowCutHz ?? null}
          range={MIXER_LIMITS.lowCutHz}
          start={80}
          onChange={(lowCutHz) => onChange({ lowCutHz })}
        />
        <Cut
          label={t('strip.highCut')}
          hz={strip.highCutHz ?? null}
          range={MIXER_LIMITS.highCutHz}
          start={12_000}
          onChange={(highCutHz) => onChange({ highCutHz })}
        />
      </div>
      <div className={styles.bands} role="group" aria-label={t('strip.equalizer')}>
        {EQ_BANDS.map((name, index) => (
          <Band
            key={name}
            name={name}
            band={eq[index] ?? { hz: 1_000, gainDb: 0, q: 1 }}
            onChange={(values) => setBand(index, values)}
          />
        ))}
      </div>
      <CompressorPart
        compressor={strip.compressor ?? null}
        transport={transport}
        {...(reductionOf !== undefined && { reductionOf })}
        onChange={(compressor) => onChange({ compressor })}
      />
    </section>
  );
}

interface CutProps {
  label: string;
  /** null: off. */
  hz: number | null;
  range: readonly [number, number];
  /** Where it begins when it is switched on. */
  start: number;
  onChange: (hz: number | null) => void;
}

function Cut({ label, hz, range: [min, max], start, onChange }: CutProps) {
  return (
    <label className={styles.cut}>
      <Switch
        size="small"
        aria-label={label}
        checked={hz !== null}
        onChange={(isOn) => onChange(isOn ? start : null)}
      />
      <span className="small">{label}</span>
      {hz !== null && (
        <NumberField
          label={label}
          value={hz}
          min={min}
          max={max}
          step={10}
          unit="Hz"
          takes="finished"
          onChange={onChange}
        />
      )}
    </label>
  );
}

interface BandProps {
  name: (typeof EQ_BANDS)[number];
  band: EqBand;
  onChange: (values: Partial<EqBand>) => void;
}

function Band({ name, band: { hz, gainDb, q }, onChange }: BandProps) {
  const label = t(`strip.${name}`);
  const { eqHz, eqGainDb, eqQ } = MIXER_LIMITS;
  const isBell = name === 'lowMid' || name === 'highMid';
  return (
    <div className={styles.band}>
      <span className="small tertiary">{label}</span>
      <NumberField
        label={t('strip.gainOf', { band: label })}
        value={gainDb}
        min={eqGainDb[0]}
        max={eqGainDb[1]}
        step={0.5}
        unit="dB"
        takes="finished"
        onChange={(value) => onChange({ gainDb: value })}
      />
      <NumberField
        label={t('strip.frequencyOf', { band: label })}
        value={hz}
        min={eqHz[0]}
        max={eqHz[1]}
        step={10}
        unit="Hz"
        takes="finished"
        onChange={(value) => onChange({ hz: value })}
      />
      {isBell ? (
        <NumberField
          label={t('strip.qOf', { band: label })}
          value={q}
          min={eqQ[0]}
          max={eqQ[1]}
          step={0.1}
          unit="Q"
          takes="finished"
          onChange={(value) => onChange({ q: value })}
        />
      ) : (
        <span />
      )}
    </div>
  );
}

interface CompressorPartProps {
  compressor: Compressor | null;
  transport: Transport;
  reductionOf?: StripDetailProps['reductionOf'];
  onChange: (compressor: Compressor | null) => void;
}

const MS = 1_000;

function CompressorPart({ compressor, transport, reductionOf, onChange }: CompressorPartProps) {
  const { thresholdDb, ratio, attack, release, makeupDb } = MIXER_LIMITS;
  const rows = [
    { name: 'thresholdDb', label: t('strip.threshold'), range: thresholdDb, unit: 'dB', step: 0.5, scale: 1 },
    { name: 'ratio', label: t('strip.ratio'), range: ratio, unit: ':1', step: 0.5, scale: 1 },
    { name: 'attack', label: t('strip.attack'), range: attack, unit: 'ms', step: 0.5, scale: MS },
    { name: 'release', label: t('strip.release'), range: release, unit: 'ms', step: 10, scale: MS },
    { name: 'makeupDb', label: t('strip.makeup'), range: makeupDb, unit: 'dB', step: 0.5, scale: 1 },
  ] as const;
  return (
    <div className={styles.compressor} role="group" aria-label={t('strip.compressor')}>
      <label className={styles.cut}>
        <Switch
          size="small"
          aria-label={t('strip.compressor')}
          checked={compressor !== null}
          onChange={(isOn) => onChange(isOn ? DEFAULT_COMPRESSOR : null)}
        />
        <span className="small">{t('strip.compressor')}</span>
        {compressor !== null && reductionOf !== undefined && (
          <ReductionMeter transport={transport} reductionOf={reductionOf} />
        )}
      </label>
      {compressor !== null &&
        rows.map(({ name, label, range: [min, max], unit, step, scale }) => (
          <div key={name} className={styles.setting}>
            <span className="small tertiary">{label}</span>
            <NumberField
              label={label}
              value={Number((compressor[name] * scale).toFixed(2))}
              min={min * scale}
              max={max * scale}
              step={step}
              unit={unit}
              takes="finished"
              onChange={(value) => onChange({ ...compressor, [name]: value / scale })}
            />
          </div>
        ))}
    </div>
  );
}
