import { useAllSoundEffects } from '@whoosh/api-client';
import { ButtonLink } from '@whoosh/ui';
import { EffectCards, EffectCardsSkeleton, LoadProblem } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './Section.module.css';

/** The user's effects with their count. */
export function SoundEffectsSection() {
  const { data: effects, isPending, isError, refetch } = useAllSoundEffects();
  return (
    <section aria-label={t('shared.soundEffects')}>
      <div className={styles.head}>
        <h2>{t('shared.soundEffects')}</h2>
        {effects !== undefined && <span className="mono tertiary">{effects.length}</span>}
        <span className={styles.action}>
          <ButtonLink to="/sfx-creator">{t('soundEffectsSection.createSoundEffects')}</ButtonLink>
        </span>
      </div>
      {isError && <LoadProblem what={t('soundEffectsSection.yourSoundEffects')} onRetry={() => void refetch()} />}
      {isPending && <EffectCardsSkeleton cards={2} />}
      {effects?.length === 0 && (
        <div className={styles.panel}>
          <p className="secondary">{t('soundEffectsSection.yourSoundEffectsWillAppear')}</p>
          <ButtonLink to="/sfx-creator" type="primary">
            {t('shared.getStarted')}
          </ButtonLink>
        </div>
      )}
      {effects !== undefined && effects.length > 0 && <EffectCards effects={effects} />}
    </section>
  );
}
