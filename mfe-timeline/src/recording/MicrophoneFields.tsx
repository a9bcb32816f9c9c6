import { Button, formatNumber } from '@whoosh/ui';
import { Select, Switch } from '@whoosh/ui/more';
import { useEffect, useRef, useState } from 'react';
import { t } from '../messages/later';
import { latencyOf, type Latency } from './latency';
import type { Microphone } from './microphone';
import styles from './Recorder.module.css';
import type { RecordingSettings } from './recording-settings';

interface MicrophoneFieldsProps {
  /** null while there is none. */
  microphone: Microphone | null;
  devices: readonly MediaDeviceInfo[];
  settings: RecordingSettings;
  onChange: (part: Partial<RecordingSettings>) => void;
  /** While a take is recorded. */
  isDisabled: boolean;
}

/** Which microphone, how loud it is, whether it is heard, and how late it comes. */
export function MicrophoneFields(props: MicrophoneFieldsProps) {
  const { microphone, devices, settings, onChange, isDisabled } = props;
  const [isHeard, setHeard] = useState(false);
  const hear = (isOn: boolean) => {
    microphone?.monitor(isOn);
    setHeard(isOn);
  };
  const chosen = microphone?.deviceId ?? settings.deviceId;
  return (
    <>
      <label className={styles.field}>
        <span>{t('recorder.microphone')}</span>
        <Select<string>
          aria-label={t('recorder.microphone')}
          value={chosen}
          disabled={isDisabled || devices.length === 0}
          options={devices.map(({ deviceId, label }, index) => ({
            value: deviceId,
            label: label === '' ? t('recorder.microphoneNumber', { number: index + 1 }) : label,
          }))}
          onChange={(deviceId) => {
            setHeard(false);
            onChange({ deviceId });
          }}
        />
      </label>
      <InputLevel microphone={microphone} />
      <div className={styles.field}>
        <span>{t('recorder.monitor')}</span>
        <Switch
          size="small"
          aria-label={t('recorder.monitor')}
          checked={isHeard && microphone !== null}
          disabled={microphone === null}
          onChange={hear}
        />
      </div>
      <p className={`small ${isHeard ? styles.warning : 'secondary'}`}>{t('recorder.headphones')}</p>
      <LatencyField {...props} />
    </>
  );
}

/** What the meter shows at its left end, dBFS. */
const LOWEST_DB = -60;

function InputLevel({ microphone }: Pick<MicrophoneFieldsProps, 'microphone'>) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const show = (peak: number) => {
      const share = Math.max(0, 1 - (20 * Math.log10(peak)) / LOWEST_DB);
      if (bar.current !== null) bar.current.style.transform = `scaleX(${Math.min(1, share)})`;
    };
    show(0);
    return microphone?.onMessage((message) => message.type === 'level' && show(message.peak));
  }, [microphone]);
  return (
    <div className={styles.field}>
      <span>{t('recorder.level')}</span>
      <span className={styles.meter} role="img" aria-label={t('recorder.level')}>
        <i ref={bar} />
      </span>
    </div>
  );
}

function LatencyField({ microphone, settings, onChange, isDisabled }: MicrophoneFieldsProps) {
  const [measure, setMeasure] = useState<'idle' | 'running' | 'failed'>('idle');
  const deviceId = microphone?.deviceId ?? '';
  const run = async () => {
    if (microphone === null) return;
    setMeasure('running');
    const seconds = await microphone.calibrate();
    setMeasure(seconds === null ? 'failed' : 'idle');
    if (seconds !== null) onChange({ latencies: { ...settings.latencies, [deviceId]: seconds } });
  };
  const latency = microphone && latencyOf(microphone.told(), settings.latencies[deviceId] ?? null);
  return (
    <div className={styles.latency}>
      <div className={styles.field}>
        <span>{t('recorder.latency')}</span>
        <span data-part="latency">{latency && latencyWords(latency)}</span>
        <Button
          size="small"
          disabled={microphone === null || isDisabled}
          loading={measure === 'running'}
          onClick={() => void run()}
        >
          {t('recorder.measure')}
        </Button>
      </div>
      <p className="small secondary" role="status">
        {t(measure === 'failed' ? 'recorder.notMeasured' : 'recorder.howToMeasure')}
      </p>
    </div>
  );
}

function latencyWords({ seconds, origin }: Latency): string {
  return t(`recorder.latency.${origin}`, { ms: formatNumber(Math.round(seconds * 1_000)) });
}
