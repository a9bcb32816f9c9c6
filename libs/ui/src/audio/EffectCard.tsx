import { useMemo } from 'react';
import { shownName, type SoundEffect } from '@whoosh/contracts';
import { dateLocale } from '../language';
import { t } from '../messages';
import { formatLength } from './clock';
import styles from './EffectCard.module.css';
import { effectTrack } from './EffectRow';
import { FamilyDot } from './FamilyDot';
import { PlayButton } from './PlayButton';
import { rightsLabel } from './rights';
import { NameLine } from '../base/NameLine';
import { Link } from '../router';
import { WaveformCanvas } from './WaveformCanvas';
import { WaveformPlayer } from './WaveformPlayer';

/** One sound as a card, for overviews: name, day and player. A list item. */
function EffectCard({ effect }: { effect: SoundEffect }) {
  const track = useMemo(() => effectTrack(effect), [effect]);
  const shown = shownName(effect.name, effect.prompt);
  const family = effect.sources[0]?.family;
  const rights = rightsLabel(effect.licence);
  const day = new Date(effect.createdAt).toLocaleDateString(dateLocale(), { day: 'numeric', month: 'short' });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {family !== undefined && <FamilyDot family={family} />}
        <h3 className={`one-line ${styles.name}`} title={shown}>
          <Link to={`/sfx-library/sounds/${effect.id}`} className={styles.link}>
            <NameLine name={shown} />
          </Link>
        </h3>
        <time dateTime={effect.createdAt} className="small tertiary">
          {day}
        </time>
      </div>
      <div className={styles.player}>
        <PlayButton track={track} name={effect.name} size="medium" />
        <div className={styles.wave}>
          <WaveformPlayer track={track} name={effect.name} placeholder={track.placeholder} />
        </div>
        <span className="mono secondary">{formatLength(track.duration)}</span>
      </div>
      {rights !== null && <div className={`small tertiary ${styles.rights}`}>{rights}</div>}
    </li>
  );
}

/** Cards in the geometry of real ones while they are on their way. */
export function EffectCardsSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div className={styles.cards} role="status" aria-label={t('shared.loadingSoundEffects')}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden="true">
          <div className={styles.head}>
            <i className={styles.block} />
          </div>
          <div className={styles.player}>
            <span className={styles.disc} />
            <div className={styles.rest}>
              <WaveformCanvas bars={null} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

/** The ground of the cards: three, two or one in a row. */
export function EffectCards({ effects }: { effects: readonly SoundEffect[] }) {
  return (
    <ul className={styles.cards}>
      {effects.map((effect) => (
        <EffectCard key={effect.id} effect={effect} />
      ))}
    </ul>
  );
}
