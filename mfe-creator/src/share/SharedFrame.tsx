import type { ReactNode } from 'react';
import { useSession } from '@whoosh/api-client';
import { ButtonLink, Logo, PageHeader } from '@whoosh/ui';
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
import { t } from '../messages';
import styles from './SharedFrame.module.css';

/**
 * The frame of a page that everybody with a link sees: the mark, one thing in the middle, the way to sounds of one's
 * own.
 */
export function SharedFrame({ title, children }: { title: string; children: ReactNode }) {
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
        <ButtonLink to={user === null ? '/auth?tab=signup' : '/sfx-creator'}>{t('share.makeYourOwn')}</ButtonLink>
      </p>
    </main>
  );
}

/** The sound itself: what it is made of, its waveform, play. */
export function SharedPlayer({
  track,
  name,
  sources,
}: {
  track: Track;
  name: string;
  sources: readonly EffectSource[];
}) {
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
      <WaveformPlayer track={track} name={name} variant="take" />
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

/** Keeps the place of the player and says why there is none. */
export function SharedNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}
