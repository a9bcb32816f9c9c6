import { useState, type ReactNode } from 'react';
import {
  CHANNEL_COUNTS,
  LIMITS,
  LOUDNESS_TARGETS,
  PEAK_CEILINGS,
  PEAK_WITH_LOUDNESS,
  WAV_BITS,
  WAV_RATES,
  FILE_NAMINGS,
  GAME_ENGINES,
  type GameEngine,
} from '@whoosh/contracts';
import { Button, formatDecimals } from '@whoosh/ui';
import { Checkbox, Segmented, Select } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './FilesForm.module.css';
import { isPacked, keepFileRequest, keptFileRequest, type FileRequest } from './file-request';
import type { Chosen } from './useTrash';
import { useFilesDownload } from './useEffectDownload';

interface FilesFormProps {
  /** At least one. Of those that are not loaded only the id is known. */
  effects: readonly Chosen[];
  /** A set: all as loud as each other, unless somebody wants it otherwise. */
  matched: boolean;
  onClose: () => void;
}

/** Asks in which form sounds are wanted as files, and fetches them. */
export default function FilesForm({ effects, matched, onClose }: FilesFormProps) {
  const [request, setRequest] = useState(() => ({ ...keptFileRequest(), matched }));
  const [busy, setBusy] = useState(false);
  const download = useFilesDownload();
  const change = (part: Partial<FileRequest>) => setRequest((before) => ({ ...before, ...part }));
  const isWav = request.format === 'wav' || request.engine !== null;
  const start = async () => {
    keepFileRequest(request);
    setBusy(true);
    const done = await download(effects, request);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Line label={t('files.for')}>
        <Select<GameEngine | 'any'>
          aria-label={t('files.for')}
          className={styles.wide ?? ''}
          value={request.engine ?? 'any'}
          options={(['any', ...GAME_ENGINES] as const).map((value) => ({ value, label: t(`files.for.${value}`) }))}
          onChange={(engine) => change({ engine: engine === 'any' ? null : engine })}
        />
      </Line>
      {request.engine === null && (
        <Line label={t('files.format')}>
          <Segmented<FileRequest['format']>
            aria-label={t('files.format')}
            value={request.format}
            options={[
              { value: 'wav', label: 'WAV' },
              { value: 'mp3', label: 'MP3' },
            ]}
            onChange={(format) => change({ format })}
          />
        </Line>
      )}
      {isWav && (
        <>
          <Line label={t('files.bits')}>
            <Segmented
              aria-label={t('files.bits')}
              value={request.bits}
              options={WAV_BITS.map((value) => ({ value, label: t('files.bits.value', { bits: value }) }))}
              onChange={(bits) => change({ bits })}
            />
          </Line>
          <Line label={t('files.rate')} note={request.rate === 96 ? t('files.rate.note') : null}>
            <Segmented
              aria-label={t('files.rate')}
              value={request.rate}
              options={WAV_RATES.map((value) => ({ value, label: t('files.rate.value', { rate: value }) }))}
              onChange={(rate) => change({ rate })}
            />
          </Line>
        </>
      )}
      <Line label={t('files.channels')}>
        <Segmented
          aria-label={t('files.channels')}
          value={request.channels}
          options={CHANNEL_COUNTS.map((value) => ({ value, label: t(`files.channels.${value}`) }))}
          onChange={(channels) => change({ channels })}
        />
      </Line>
      <LevelLines request={request} onChange={change} />
      <Line label={t('files.names')} note={request.names === 'ucs' ? t('files.names.note') : null}>
        <Segmented
          aria-label={t('files.names')}
          value={request.names}
          options={FILE_NAMINGS.map((value) => ({ value, label: t(`files.names.${value}`) }))}
          onChange={(names) => change({ names })}
        />
      </Line>
      {effects.length > 1 && effects.length <= LIMITS.matchedAtOnce && request.loudness === null && (
        <Checkbox checked={request.matched} onChange={(event) => change({ matched: event.target.checked })}>
          {t('files.matched')}
        </Checkbox>
      )}
      <Checkbox checked={request.provenance} onChange={(event) => change({ provenance: event.target.checked })}>
        {t('files.provenance')}
      </Checkbox>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('files.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {isPacked(request, effects.length) ? t('files.downloadZip') : t('files.download')}
        </Button>
      </div>
    </form>
  );
}

/** Where nothing is changed. */
const AS_MADE = 'as made';
type AsMade = typeof AS_MADE;

interface LevelLinesProps {
  request: FileRequest;
  onChange: (part: Partial<FileRequest>) => void;
}

/** How loud the files shall be, and where their peaks end. */
function LevelLines({ request: { loudness, peak, format, engine }, onChange }: LevelLinesProps) {
  const asMade = { value: AS_MADE, label: t('files.asMade') } as const;
  const ceiling = (value: number) => t('files.peak.value', { peak: formatDecimals(value, 0) });
  const usualPeak = loudness === null ? asMade : { value: AS_MADE, label: ceiling(PEAK_WITH_LOUDNESS) };
  const otherPeaks = PEAK_CEILINGS.filter((value) => loudness === null || value !== PEAK_WITH_LOUDNESS);
  const isMp3 = format === 'mp3' && engine === null;
  return (
    <>
      <Line label={t('sound.loudness')}>
        <Select<(typeof LOUDNESS_TARGETS)[number] | AsMade>
          aria-label={t('sound.loudness')}
          className={styles.wide ?? ''}
          value={loudness ?? AS_MADE}
          options={[asMade, ...LOUDNESS_TARGETS.map((value) => ({ value, label: t(`files.loudness.${value}`) }))]}
          onChange={(value) => onChange({ loudness: value === AS_MADE ? null : value })}
        />
      </Line>
      <Line
        label={t('sound.truePeak')}
        note={isMp3 && (loudness !== null || peak !== null) ? t('files.peak.note') : null}
      >
        <Select<(typeof PEAK_CEILINGS)[number] | AsMade>
          aria-label={t('sound.truePeak')}
          className={styles.wide ?? ''}
          value={peak ?? AS_MADE}
          options={[usualPeak, ...otherPeaks.map((value) => ({ value, label: ceiling(value) }))]}
          onChange={(value) => onChange({ peak: value === AS_MADE ? null : value })}
        />
      </Line>
    </>
  );
}

function Line({ label, note = null, children }: { label: string; note?: string | null; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className="secondary">{label}</span>
      {children}
      {note !== null && <p className={`small tertiary ${styles.note}`}>{note}</p>}
    </div>
  );
}
