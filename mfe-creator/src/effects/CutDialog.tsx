import { useEffect, useMemo, useRef, useState } from 'react';
import { serverMessage, useCutSoundEffect, useSoundPeaks } from '@whoosh/api-client';
import { LIMITS, shownName, type SoundEffect } from '@whoosh/contracts';
import { Button, FormProblem, useToast } from '@whoosh/ui';
import {
  Dialog,
  effectTrack,
  NumberField,
  PlayButton,
  PlayDisc,
  player,
  Slider,
  WaveformPlayer,
  type Track,
} from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './CutDialog.module.css';
import { usePart } from './usePart';

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
      title={t('cut.title', { name: effect === null ? '' : shownName(effect.name, effect.prompt) })}
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
  const [[start, end], setEdges] = useState<readonly [number, number]>([0, effect.duration]);
  const [fadeIn, setFadeIn] = useState(0);
  const [fadeOut, setFadeOut] = useState(0);
  const { mutateAsync: cut, isPending, error: failure } = useCutSoundEffect();
  const sentenceOf = (error: unknown) => serverMessage(error, t('changes.failedToChangeTheSound'));
  const toast = useToast();
  const part = usePart(track.url, { start, end, fadeIn, fadeOut });
  const at = (seconds: number) => `${(100 * seconds) / effect.duration}%`;
  const length = end - start;
  const isPart = length >= LIMITS.minCutSeconds && fadeIn + fadeOut <= length + 1e-9;
  const save = async () => {
    try {
      await cut({ id: effect.id, start, end, fadeIn, fadeOut });
      toast({ title: t('cut.done'), tone: 'success' });
      onClose();
    } catch (error) {
      toast({ title: t('shared.error'), description: sentenceOf(error), tone: 'destructive' });
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
        <PlayPart part={part} whole={track} name={effect.name} />
        <div className={styles.wave}>
          <WaveformPlayer
            track={track}
            part={part ? { track: part, start } : null}
            name={effect.name}
            placeholder={track.placeholder}
            variant="card"
            cues={cues}
          />
          <i className={styles.gone} style={{ left: 0, width: at(start) }} />
          <i className={`${styles.gone} ${styles.fadeIn}`} style={{ left: at(start), width: at(fadeIn) }} />
          <i className={`${styles.gone} ${styles.fadeOut}`} style={{ left: at(end - fadeOut), width: at(fadeOut) }} />
          <i className={styles.gone} style={{ left: at(end), right: 0 }} />
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
            onChange={([from = 0, to = effect.duration]) => setEdges([from, to])}
          />
        </div>
      </div>
      <div className={styles.numbers}>
        <Seconds label={t('cut.start')} value={start} max={end} onChange={(value) => setEdges([value, end])} />
        <Seconds
          label={t('cut.end')}
          value={end}
          max={effect.duration}
          onChange={(value) => setEdges([start, value])}
        />
        <Seconds label={t('refine.field.fadeIn')} value={fadeIn} max={length} onChange={setFadeIn} />
        <Seconds label={t('refine.field.fadeOut')} value={fadeOut} max={length} onChange={setFadeOut} />
      </div>
      <p className="small secondary">{t('cut.note')}</p>
      <FormProblem problem={failure && sentenceOf(failure)} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('files.cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isPart} loading={isPending}>
          {t('cut.save')}
        </Button>
      </div>
    </form>
  );
}

interface PlayPartProps {
  part: Track | null | undefined;
  /** Plays where no part can be made. */
  whole: Track;
  name: string;
}

/** Plays the part as it will be saved; asked before it is there, it plays as soon as it is. */
function PlayPart({ part, whole, name }: PlayPartProps) {
  const wanted = useRef(false);
  useEffect(() => {
    if (!part || !wanted.current) return;
    wanted.current = false;
    player.play(part);
  }, [part]);
  if (part !== undefined) return <PlayButton track={part ?? whole} name={name} />;
  return <PlayDisc name={name} sounding={false} onClick={() => (wanted.current = true)} />;
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
      <NumberField
        label={label}
        value={Math.round(value * 1000) / 1000}
        min={0}
        max={max}
        step={STEP_SECONDS}
        unit="s"
        onChange={onChange}
      />
    </div>
  );
}
