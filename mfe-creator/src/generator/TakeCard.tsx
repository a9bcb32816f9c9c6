import { useMemo, type MouseEvent } from 'react';
import { Share2 } from 'lucide-react';
import { Button, formatDecimals, Icon, Link } from '@whoosh/ui';
import {
  BookmarkShape,
  DownloadMenu,
  formatClockTenths,
  PlayButton,
  Tooltip,
  useTrackPlayback,
  WaveformCanvas,
  WaveformPlayer,
  type Track,
} from '@whoosh/ui/more';
import type { Bar, TakeResponse } from '@whoosh/contracts';
import type { SoundQuestion } from '../effects/SoundDialogs';
import { t } from '../messages';
import { OPENED_HERE, soundPath } from '../sound/sound-path';
import { takeTrack, type Measurement } from '../takes';
import { SpectrumStrip } from './SpectrumStrip';
import { TakeMenu } from './TakeMenu';
import { DownloadNote, useTakeDownloads, type Download } from './TakeDownload';
import styles from './TakeCard.module.css';

interface TakeCardProps {
  take: TakeResponse;
  /** Plays in the take's place, for instance with other levels; null: the take itself. */
  track: Track | null;
  /** What it measures; null until that is known. */
  measurement: Measurement | null;
  /** Played so much quieter, dB, 0 or below. */
  gainDb: number;
  /** Where its samples are. */
  playedFrom: string;
  /** What may be done with it, in two words; null: there is nothing to tell apart. */
  rights: string | null;
  /** How many layers it has. */
  layers: number;
  /** What was asked for, for the names of the controls. */
  name: string;
  chosen: boolean;
  keeping: boolean;
  /** The only take needs no number. */
  single: boolean;
  onChoose: () => void;
  onKeep: () => void;
  /** Puts the request back with this take's seed. */
  onUseAgain: () => void;
  onDownload: Download;
  onShare: () => void;
  onAsk: (question: SoundQuestion) => void;
}

/** Frames of events are counted at this rate, Hz. */
const EVENT_RATE = 48_000;

/** One take of a request: hear it, compare it, keep it, download it. */
export function TakeCard({
  take,
  track: other,
  measurement,
  gainDb,
  playedFrom,
  rights,
  layers,
  name,
  chosen,
  keeping,
  single,
  onChoose,
  onKeep,
  onUseAgain,
  onDownload,
  onShare,
  onAsk,
}: TakeCardProps) {
  const own = useMemo(() => takeTrack(take, gainDb, playedFrom), [take, gainDb, playedFrom]);
  const track = other ?? own;
  const { position } = useTrackPlayback(track.url);
  const { download, note } = useTakeDownloads(take.audioUrl, onDownload);
  const title = t('notKept.take', { take: take.take });
  const spoken = single ? name : `${title}: ${name}`;
  const cues = useMemo(() => take.events.map(({ onset }) => onset / EVENT_RATE), [take.events]);
  // a click on the card's ground; its controls do what they are for
  const chooseByGround = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('a, button, [role="slider"], [role="menu"]'))
      onChoose();
  };
  return (
    <article
      className={`${styles.card} ${chosen && !single ? styles.chosen : ''}`}
      aria-label={chosen && !single ? t('takeCard.chosen', { title }) : title}
      onClick={chooseByGround}
    >
      <div className={styles.head}>
        {title}
        <Levels measurement={measurement} />
        {rights !== null && <span className={`one-line tertiary ${styles.rights}`}>{rights}</span>}
        {take.madeBy === null && (
          <Tooltip title={t('takeCard.useThisSeedAgain')}>
            <button
              type="button"
              className={`mono ${styles.seed}`}
              aria-label={t('takeCard.useSeedAgain', { seed: take.seed })}
              onClick={onUseAgain}
            >
              {t('takeCard.seed', { seed: take.seed })}
            </button>
          </Tooltip>
        )}
      </div>
      <WaveformPlayer
        track={track}
        name={spoken}
        placeholder={track === own && own.placeholder}
        variant="take"
        cues={cues}
        onSeek={onChoose}
        below={(progress) => <SpectrumStrip spectrum={measurement?.spectrum ?? null} progress={progress} />}
      />
      <div className={styles.foot}>
        <PlayButton track={track} name={spoken} size="medium" onToggle={onChoose} />
        <span className={`mono secondary ${styles.time}`}>
          {formatClockTenths(position)}
          <span className={`tertiary ${styles.whole}`}> / {formatClockTenths(take.duration)}</span>
        </span>
        <span className="visually-hidden">{t('take.events', { count: cues.length })}</span>
        <span className={styles.grow} />
        {take.soundEffectId !== null ? (
          <Link
            to={soundPath(take.soundEffectId)}
            state={OPENED_HERE}
            className={styles.kept}
            title={t('sound.openNamed', { name: spoken })}
          >
            <BookmarkShape filled />
            <span>{t('takeCard.inLibrary')}</span>
          </Link>
        ) : (
          <Tooltip title={t('takeCard.aboutKeep')}>
            <Button
              size="small"
              loading={keeping}
              icon={<BookmarkShape />}
              aria-label={t('takeCard.keep', { spoken })}
              onClick={onKeep}
            >
              {t('shared.keep')}
            </Button>
          </Tooltip>
        )}
        {take.madeBy === null && (
          <Button
            size="small"
            type="text"
            className={styles.share ?? ''}
            icon={<Icon icon={Share2} />}
            aria-label={t('share.shareNamed', { name: spoken })}
            title={t('share.share')}
            onClick={onShare}
          />
        )}
        <DownloadMenu url={own.url} name={spoken} layers={layers} onDownload={download} />
        <TakeMenu take={take} name={spoken} onUseAgain={onUseAgain} onShare={onShare} onAsk={onAsk} />
      </div>
      {note && <DownloadNote {...note} />}
    </article>
  );
}

/** Loudness and peak; their place is kept while they are measured. */
function Levels({ measurement }: { measurement: Measurement | null }) {
  if (measurement === null || measurement.loudness === null || measurement.peak === null) return null;
  const [loudness, peak] = [measurement.loudness, measurement.peak].map((value) => formatDecimals(value, 1));
  return (
    <span className={`mono tertiary ${styles.levels}`}>
      {t('take.levels', { loudness: loudness ?? '', peak: peak ?? '' })}
    </span>
  );
}

interface PendingTakeCardProps {
  number: number;
  bars: readonly Bar[] | null;
  /** How much of it is rendered, 0..1. */
  drawn: number;
}

/** The place of a take that is being made. */
export function PendingTakeCard({ number, bars, drawn }: PendingTakeCardProps) {
  return (
    <article className={styles.card} aria-label={t('takeCard.takeBeingMade', { number })} aria-busy="true">
      <div className={styles.head}>{t('takeCard.take', { number })}</div>
      <div className={styles.bed}>
        <WaveformCanvas bars={bars} drawn={drawn} />
      </div>
      <div className={styles.foot}>
        <span className={`small tertiary ${styles.waiting}`}>{t('shared.beingMade')}</span>
      </div>
    </article>
  );
}
