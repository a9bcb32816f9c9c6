import { useAllSoundEffects } from '@whoosh/api-client';
import { ButtonLink } from '@whoosh/ui';
import { EffectCards, EffectCardsSkeleton, LoadProblem } from '@whoosh/ui/more';
import styles from './Section.module.css';

/** The user's effects with their count. */
export function SoundEffectsSection() {
  const { data: effects, isPending, isError, refetch } = useAllSoundEffects();
  return (
    <section aria-label="Sound Effects">
      <div className={styles.head}>
        <h2>Sound Effects</h2>
        {effects !== undefined && <span className="mono tertiary">{effects.length}</span>}
        <span className={styles.action}>
          <ButtonLink to="/sfx-creator">Create Sound Effects</ButtonLink>
        </span>
      </div>
      {isError && <LoadProblem what="Your sound effects" onRetry={() => void refetch()} />}
      {isPending && <EffectCardsSkeleton cards={2} />}
      {effects?.length === 0 && (
        <div className={styles.panel}>
          <p className="secondary">
            Your sound effects will appear here. Use the SFX Creator to generate your first sound effect!
          </p>
          <ButtonLink to="/sfx-creator" type="primary">
            Get Started
          </ButtonLink>
        </div>
      )}
      {effects !== undefined && effects.length > 0 && <EffectCards effects={effects} />}
    </section>
  );
}
