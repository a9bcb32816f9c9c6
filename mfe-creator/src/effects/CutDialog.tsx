import { useEffect, useMemo, useState } from 'react';
import { serverMessage, useCutSoundEffect, useSoundPeaks } from '@whoosh/api-client';
import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { Dialog, effectTrack, PlayButton, player, Slider, useTrackPlayback, WaveformPlayer } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './CutDialog.module.css';
import { NumberField } from './NumberField';

interface CutDialogProps {
  /** null: the dialog is closed. */
  effect: SoundEffect | null;
  onClose: () => void;
}

/** Cuts a part out of a sound, with fades: the part becomes a sound of its own, and this one stays as it is. */
export default function CutDialog({ effect, onClose }: CutDialogProps) {
  return (
    <Dialog
      open={effect !== null}
      title={t('cut.title', { name: effect?.name ?? '' })}
      width={600}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={null}
    >
      {effect && <CutForm effect={effect} onClose={onClose} />}
    </Dialog>
  );
}

const STEP_SECONDS = 0.01;
/** Events are counted in frames of 48 kHz. */
const EVENT_RATE = 48_000;

function CutForm({ effect, onClose }: { effect: SoundEffect; onClose: () => void }) {
  const track = useMemo(() => effectTrack(effect), [effect]);
  const { data } = useSoundPeaks(effect.id);
  const cues = useMemo(() => (data?.events ?? []).map(({ onset }) => onset / EVENT_RATE), [data]);
  const [[start, end], setPart] = useState<readonly [number, number]>([0, effect.duration]);
  const [fadeIn, setFadeIn] = useState(0);
  const [fadeOut, setFadeOut] = useState(0);
  const { mutateAsync: cut, isPending } = useCutSoundEffect();
  const toast = useToast();
  usePartPlayback(track.url, end);
  const length = end - start;
  const isPart = length >= LIMITS.minCutSeconds && fadeIn + fadeOut <= length + 1e-9;
  const save = async () => {
    try {
      await cut({ id: effect.id, start, end, fadeIn, fadeOut });
      toast({ title: t('cut.done'), tone: 'success' });
      onClose();
    } catch (error) {
      const description = serverMessage(error, t('changes.failedToChangeTheSound'));
      toast({ title: t('shared.error'), description, tone: 'destructive' });
    }
  };
  return (
    <form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPart && !isPending) void save();
      }}
    >
      <div className={styles.sound}>
        <PlayButton track={track} name={effect.name} onToggle={() => player.seek(track, start)} />
        <div className={styles.wave}>
          <WaveformPlayer track={track} name={effect.name} placeholder={track.placeholder} variant="card" cues={cues} />
          <i className={styles.gone} style={{ left: 0, width: `${(100 * start) / effect.duration}%` }} />
          <i className={styles.gone} style={{ left: `${(100 * end) / effect.duration}%`, right: 0 }} />
          <Slider
            range
            className={styles.slider ?? ''}
            min={0}
            max={effect.duration}
            step={STEP_SECONDS}
            value={[start, end]}
            tooltip={{ open: false }}
            ariaLabelForHandle={[t('cut.start'), t('cut.end')]}
            ariaValueTextFormatterForHandle={(value) => `${value} s`}
            onChange={([from = 0, to = effect.duration]) => setPart([from, to])}
          />
        </div>
      </div>
      <div className={styles.numbers}>
        <Seconds label={t('cut.start')} value={start} max={end} onChange={(value) => setPart([value, end])} />
        <Seconds label={t('cut.end')} value={end} max={effect.duration} onChange={(value) => setPart([start, value])} />
        <Seconds label={t('refine.field.fadeIn')} value={fadeIn} max={length} onChange={setFadeIn} />
        <Seconds label={t('refine.field.fadeOut')} value={fadeOut} max={length} onChange={setFadeOut} />
      </div>
      <p className="small secondary">{t('cut.note')}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('files.cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isPart} loading={isPending}>
          {t('cut.save')}
        </Button>
      </div>
    </form>
  );
}

/** Playing stops where the part ends. */
function usePartPlayback(url: string, end: number): void {
  const { status, position } = useTrackPlayback(url);
  useEffect(() => {
    if (status === 'playing' && position >= end) player.pause();
  }, [status, position, end]);
}

interface SecondsProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Seconds({ label, value, max, onChange }: SecondsProps) {
  return (
    <div className={styles.field}>
      <span className="small secondary" aria-hidden="true">
        {label}
      </span>
      <NumberField label={label} value={Math.round(value * 1000) / 1000} min={0} max={max} step={STEP_SECONDS} unit="s" onChange={onChange} />
    </div>
  );
}
