import { useMemo, type MouseEvent } from 'react';
import { Share2 } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import {
  BookmarkShape,
  DownloadMenu,
  formatClockTenths,
  PlayButton,
  readBars,
  Tooltip,
  useTrackPlayback,
  WaveformCanvas,
  WaveformPlayer,
  type DownloadFormat,
  type Track,
} from '@whoosh/ui/more';
import type { Bar, TakeResponse } from '@whoosh/contracts';
import { t } from '../messages';
import { SpectrumStrip } from './SpectrumStrip';
import styles from './TakeCard.module.css';

interface TakeCardProps {
  take: TakeResponse;
  /** Plays in the take's place, for instance with other levels; null: the take itself. */
  track: Track | null;
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
  onUseSeed: () => void;
  onDownload: (format: DownloadFormat) => Promise<void>;
  onShare: () => void;
}

/** A take as the player wants it. */
export function takeTrack(take: TakeResponse): Track & { placeholder: boolean } {
  const { bars, placeholder } = readBars(take.bars, `take ${take.seed}`);
  return { url: take.audioUrl, duration: take.duration, bars, placeholder };
}

/** One take of a request: hear it, compare it, keep it, download it. */
export function TakeCard({
  take,
  track: other,
  layers,
  name,
  chosen,
  keeping,
  single,
  onChoose,
  onKeep,
  onUseSeed,
  onDownload,
  onShare,
}: TakeCardProps) {
  const own = useMemo(() => takeTrack(take), [take]);
  const track = other ?? own;
  const { position } = useTrackPlayback(track.url);
  const title = `Take ${take.take}`;
  const spoken = single ? name : `${title}: ${name}`;
  const kept = take.soundEffectId !== null;
  // a click on the card's ground; its controls do what they are for
  const chooseByGround = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('button, [role="slider"], [role="menu"]')) onChoose();
  };
  return (
    <article
      className={`${styles.card} ${chosen && !single ? styles.chosen : ''}`}
      aria-label={chosen && !single ? `${title}, chosen` : title}
      onClick={chooseByGround}
    >
      <div className={styles.head}>
        {title}
        <Tooltip title="Use this seed again">
          <button
            type="button"
            className={`mono ${styles.seed}`}
            aria-label={`Use seed ${take.seed} again`}
            onClick={onUseSeed}
          >
            seed {take.seed}
          </button>
        </Tooltip>
      </div>
      <WaveformPlayer
        track={track}
        name={spoken}
        placeholder={track === own && own.placeholder}
        variant="take"
        onSeek={onChoose}
        below={(progress) => <SpectrumStrip audioUrl={take.audioUrl} progress={progress} />}
      />
      <div className={styles.foot}>
        <PlayButton track={track} name={spoken} size="medium" onToggle={onChoose} />
        <span className={`mono secondary ${styles.time}`}>
          {formatClockTenths(position)}
          <span className="tertiary"> / {formatClockTenths(take.duration)}</span>
        </span>
        <span className={styles.grow} />
        {kept ? (
          <span className={styles.kept}>
            <BookmarkShape filled />
            In library
          </span>
        ) : (
          <Button
            size="small"
            loading={keeping}
            icon={<BookmarkShape />}
            aria-label={`Keep ${spoken}`}
            onClick={onKeep}
          >
            Keep
          </Button>
        )}
        <Button
          size="small"
          type="text"
          icon={<Icon icon={Share2} />}
          aria-label={t('share.shareNamed', { name: spoken })}
          title={t('share.share')}
          onClick={onShare}
        />
        <DownloadMenu url={own.url} name={spoken} layers={layers} onDownload={onDownload} />
      </div>
    </article>
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
    <article className={styles.card} aria-label={`Take ${number}, being made`} aria-busy="true">
      <div className={styles.head}>Take {number}</div>
      <div className={styles.bed}>
        <WaveformCanvas bars={bars} drawn={drawn} />
      </div>
      <div className={styles.foot}>
        <span className={`small tertiary ${styles.waiting}`}>Being made</span>
      </div>
    </article>
  );
}
