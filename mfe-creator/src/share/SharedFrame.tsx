import type { ReactNode } from 'react';
import { useSession } from '@whoosh/api-client';
import { Button, ButtonLink, Logo, PageHeader } from '@whoosh/ui';
import { scoreWord } from '@whoosh/scene-editing';
import {
  FamilyDot,
  formatClockTenths,
  PlayButton,
  useTrackPlayback,
  WaveformPlayer,
  type Track,
} from '@whoosh/ui/more';
import type { EffectSource } from '@whoosh/contracts';
import { SpectrumStrip } from '../generator/SpectrumStrip';
import { t } from '../messages';
import type { Spectrum } from '@whoosh/audio-codec';
import styles from './SharedFrame.module.css';

interface SharedFrameProps {
  title: string;
  onRemix?: (() => void) | null;
  children: ReactNode;
}

/**
 * The frame of a page that everybody with a link sees: the mark, one thing in the middle, the way to sounds of one's
 * own. @param onRemix goes on with the words of the sound; null: they are not told
 */
export function SharedFrame({ title, onRemix = null, children }: SharedFrameProps) {
  const { user } = useSession();
  return (
    <main className={styles.page}>
      {user === null && <Logo />}
      <section className={styles.card}>
        <PageHeader title={title} />
        {children}
      </section>
      <p className={styles.own}>
        <span className="secondary">{t('share.invitation')}</span>
        {onRemix !== null && <Button onClick={onRemix}>{t('share.remix')}</Button>}
        <ButtonLink to={user === null ? '/try' : '/sfx-creator'}>{t('share.makeYourOwn')}</ButtonLink>
      </p>
    </main>
  );
}

interface SharedPlayerProps {
  track: Track;
  name: string;
  sources: readonly EffectSource[];
  /** null until it is measured, and where it is not. */
  spectrum?: Spectrum | null;
}

/** The sound itself: what it is made of, its waveform and spectrum, play. */
export function SharedPlayer({ track, name, sources, spectrum = null }: SharedPlayerProps) {
  const { position } = useTrackPlayback(track.url);
  return (
    <>
      {sources.length > 0 && (
        <ul className={styles.sources} aria-label={t('share.madeOf')}>
          {sources.map(({ model, label, family }) => (
            <li key={model} className={styles.source}>
              <FamilyDot family={family} />
              {scoreWord(label)}
            </li>
          ))}
        </ul>
      )}
      <WaveformPlayer
        track={track}
        name={name}
        variant="take"
        below={(progress) => <SpectrumStrip spectrum={spectrum} progress={progress} />}
      />
      <div className={styles.controls}>
        <PlayButton track={track} name={name} size="medium" />
        <span className="mono secondary">
          {formatClockTenths(position)}
          <span className="tertiary"> / {formatClockTenths(track.duration)}</span>
        </span>
      </div>
    </>
  );
}

/** Says why there is no player. @param isOpening there will be one, and its place is kept */
export function SharedNote({ isOpening = false, children }: { isOpening?: boolean; children: ReactNode }) {
  return (
    <p className={`${styles.note} ${isOpening ? styles.opening : ''}`} role="status">
      {children}
    </p>
  );
}
