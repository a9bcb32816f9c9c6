import { useAllSoundEffects } from '@whoosh/api-client';
import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { Button, ButtonLink, Icon } from '@whoosh/ui';
import {
  effectTrack,
  EmptyRow,
  FamilyDot,
  formatLength,
  PlayButton,
  WaveformCanvas,
  WaveformPlayer,
} from '@whoosh/ui/more';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import styles from './RecentSoundEffects.module.css';
import { Section } from './Section';

/** The newest effects, each with name, date and player. */
export function RecentSoundEffects() {
  const { data: effects, isPending, isError, refetch } = useAllSoundEffects();
  const all = (
    <ButtonLink to="/sfx-library" type="text" size="small" icon={<Icon icon={ChevronRight} />} iconPlacement="end">
      All in SFX Library
    </ButtonLink>
  );
  return (
    <Section title="Recent Sound Effects" action={all}>
      {isError && (
        <div role="alert" className={styles.problem}>
          Your sound effects could not be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {isPending && <WaitingCards />}
      {effects?.length === 0 && <EmptyRow>No sound effects yet</EmptyRow>}
      {effects !== undefined && effects.length > 0 && (
        <ul className={styles.cards}>
          {effects.slice(0, LIMITS.recentOnDashboard).map((effect) => (
            <EffectCard key={effect.id} effect={effect} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function EffectCard({ effect }: { effect: SoundEffect }) {
  const track = useMemo(() => effectTrack(effect), [effect]);
  const family = effect.sources[0]?.family;
  const created = new Date(effect.createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {family !== undefined && <FamilyDot family={family} />}
        <h3 className={`one-line ${styles.name}`} title={effect.name}>
          {effect.name}
        </h3>
        <time dateTime={effect.createdAt} className="small tertiary">
          {created}
        </time>
      </div>
      <div className={styles.player}>
        <PlayButton track={track} name={effect.name} size="medium" />
        <div className={styles.wave}>
          <WaveformPlayer track={track} name={effect.name} placeholder={track.placeholder} />
        </div>
        <span className="mono secondary">{formatLength(track.duration)}</span>
      </div>
    </li>
  );
}

/** Cards in their final geometry, with a rest line where the waveform will be. */
function WaitingCards() {
  return (
    <div className={styles.cards} role="status" aria-label="Loading sound effects">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden="true">
          <div className={styles.head} />
          <div className={styles.player}>
            <span className={styles.disc} />
            <div className={styles.wave}>
              <WaveformCanvas bars={null} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
