import { useCallback, useMemo, useRef } from 'react';
import { ChevronLeft, Trash2 } from 'lucide-react';
import { useEffectScene } from '@whoosh/api-client';
import { shownName, type SoundEffect } from '@whoosh/contracts';
import { NO_EDITS } from '@whoosh/scene-editing';
import { Button, Icon, Link, useLocation, useNavigate, usePageTitle } from '@whoosh/ui';
import {
  DownloadMenu,
  effectTrack,
  formatClockTenths,
  PlayButton,
  RowName,
  StarShape,
  useTrackPlayback,
  WaveformPlayer,
  type DownloadFormat,
  type RowRename,
} from '@whoosh/ui/more';
import { useRowActions, type RowProps } from '../effects/useRowActions';
import { SpectrumStrip } from '../generator/SpectrumStrip';
import { useMeasurements } from '../generator/useMeasurements';
import { t } from '../messages';
import { keepForm } from '../request/kept-form';
import { formOfEffect, type PromptForm } from '../request/prompt-form';
import { SoundFacts } from './SoundFacts';
import { SoundReading } from './SoundReading';
import { SoundVersions } from './SoundVersions';
import { OPENED_HERE, soundPath } from './sound-path';
import { useSpaceKey } from '../generator/useTakeKeys';
import { useSoundLayers } from './useSoundLayers';
import styles from './SoundPage.module.css';

/** Frames of events are counted at this rate, Hz. */
const EVENT_RATE = 48_000;

interface SoundViewProps {
  effect: SoundEffect;
  userId: number;
}

/** One sound of the library: heard, taken apart, named, handed out. */
export function SoundView({ effect, userId }: SoundViewProps) {
  usePageTitle(shownName(effect.name, effect.prompt));
  const { back, leave, create, open } = useWays(userId);
  const page = useRef<HTMLDivElement>(null);
  const useAgain = useCallback((sound: SoundEffect) => create(formOfEffect(sound)), [create]);
  const { rowProps, renaming, dialogs } = useRowActions({
    list: page,
    onUseAgain: useAgain,
    onDeleted: leave,
    isOwnPage: true,
  });
  const row = rowProps(effect, renaming === effect.id);
  const scene = useEffectScene(effect.madeBy === null ? effect.id : null);
  const [measurement = null] = useMeasurements(useMemo(() => [effect.audioUrl], [effect.audioUrl]));
  const fineBars = measurement?.fineBars ?? null;
  const plain = useMemo(() => {
    const track = effectTrack(effect);
    return fineBars === null ? track : { ...track, bars: fineBars, placeholder: false };
  }, [effect, fineBars]);
  const layers = useSoundLayers(effect, scene.data, plain);
  const { track } = layers.mix;
  const cues = useMemo(() => scene.data?.events.map(({ onset }) => onset / EVENT_RATE) ?? [], [scene.data]);
  const { position } = useTrackPlayback(track.url);
  useSpaceKey(track);
  return (
    <div ref={page} className={styles.page}>
      <Link to={back} className={`small secondary ${styles.back}`}>
        <Icon icon={ChevronLeft} size={14} />
        {t('libraryPage.sfxLibrary')}
      </Link>
      <SoundHead effect={effect} row={row} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.player} aria-label={t('verify.sound')}>
            <WaveformPlayer
              track={track}
              name={effect.name}
              placeholder={track === plain && plain.placeholder}
              variant="take"
              cues={cues}
              below={(progress) => <SpectrumStrip spectrum={measurement?.spectrum ?? null} progress={progress} />}
            />
            <div className={styles.transport}>
              <PlayButton track={track} name={effect.name} size="medium" />
              <span className="mono secondary">
                {formatClockTenths(position)}
                <span className="tertiary"> / {formatClockTenths(plain.duration)}</span>
              </span>
            </div>
          </section>
          <SoundActions row={row} />
          <SoundReading
            effect={effect}
            answer={scene.data}
            failed={scene.isError}
            onRetry={() => void scene.refetch()}
            layers={layers}
            onKept={open}
            onRefine={(words) => create({ ...formOfEffect(effect), refinements: [{ words, after: NO_EDITS }] })}
          />
          <SoundVersions id={effect.id} />
        </div>
        <SoundFacts effect={effect} measurement={measurement} />
      </div>
      {dialogs}
    </div>
  );
}

/** Where this page leads: to the list that it was opened from, away from a sound that is gone, into the creator. */
function useWays(userId: number) {
  const navigate = useNavigate();
  const list = listBefore(useLocation().state);
  const back = `/sfx-library${list ?? ''}`;
  const leave = () => void (list === null ? navigate(back, { replace: true }) : navigate(-1));
  const create = useCallback(
    (form: PromptForm) => {
      keepForm({ userId, projectId: null, form });
      void navigate('/sfx-creator');
    },
    [userId, navigate],
  );
  const open = useCallback(
    ({ id }: Pick<SoundEffect, 'id'>) => void navigate(soundPath(id), { state: OPENED_HERE }),
    [navigate],
  );
  return { back, leave, create, open };
}

/** How the list was narrowed that the sound was opened from; null: it was opened by its address. */
function listBefore(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : null;
}

type Row = ReturnType<RowProps>;

/** The name, which can be written anew in its place, the star and the files. */
function SoundHead({ effect, row }: { effect: SoundEffect; row: Row }) {
  const { name, favourite } = effect;
  const title = useRef<HTMLHeadingElement>(null);
  const rename: RowRename | undefined = row.rename && {
    ...row.rename,
    onEnd: (written, focus) => {
      row.rename?.onEnd(written, focus);
      // the field that had the focus is gone
      if (focus === 'lost') requestAnimationFrame(() => title.current?.focus());
    },
  };
  const download = async (format: DownloadFormat) => void (await row.onDownload(format));
  return (
    <header className={styles.head}>
      {rename?.active === true ? (
        <div className={styles.field}>
          <h1 className="visually-hidden">{name}</h1>
          <RowName name={name} rename={rename} />
        </div>
      ) : (
        <h1 ref={title} tabIndex={-1} className={styles.name} onDoubleClick={rename?.onStart}>
          {shownName(name, effect.prompt)}
        </h1>
      )}
      <Button
        type="text"
        icon={<StarShape filled={favourite} />}
        className={favourite ? (styles.starred ?? '') : ''}
        aria-label={t('filterChips.favourites')}
        aria-pressed={favourite}
        title={t('filterChips.favourites')}
        onClick={() => row.onFavourite?.(!favourite)}
      />
      <DownloadMenu url={effect.audioUrl} name={name} layers={effect.sources.length} onDownload={download} />
    </header>
  );
}

/** What the menu of a row offers, each as a button. */
function SoundActions({ row }: { row: Row }) {
  return (
    <div className={styles.actions} role="group" aria-label={t('sound.actions')}>
      {row.actions?.().map(({ label, icon, onChoose }) => (
        <Button key={label} size="small" className={styles.action ?? ''} icon={<Icon icon={icon} />} onClick={onChoose}>
          {label}
        </Button>
      ))}
      <Button size="small" danger className={styles.action ?? ''} icon={<Icon icon={Trash2} />} onClick={row.onDelete}>
        {t('shared.delete')}
      </Button>
    </div>
  );
}
