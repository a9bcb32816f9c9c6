import { useAllSoundEffects } from '@whoosh/api-client';
import { LIMITS } from '@whoosh/contracts';
import { ButtonLink, Icon } from '@whoosh/ui';
import { EffectCards, EffectCardsSkeleton, EmptyRow, LoadProblem } from '@whoosh/ui/more';
import { ChevronRight } from 'lucide-react';
import { t } from '../../messages';
import { Section } from './Section';

/** The newest effects, each with name, date and player. */
export function RecentSoundEffects() {
  const { data: effects, isPending, isError, refetch } = useAllSoundEffects();
  const all = (
    <ButtonLink to="/sfx-library" type="text" size="small" icon={<Icon icon={ChevronRight} />} iconPlacement="end">
      {t('recentSoundEffects.allInSfxLibrary')}
    </ButtonLink>
  );
  return (
    <Section title={t('recentSoundEffects.recentSoundEffects')} action={all}>
      {isError && <LoadProblem what={t('recentSoundEffects.yourSoundEffects')} onRetry={() => void refetch()} />}
      {isPending && <EffectCardsSkeleton />}
      {effects?.length === 0 && <EmptyRow>{t('recentSoundEffects.noSoundEffectsYet')}</EmptyRow>}
      {effects !== undefined && effects.length > 0 && (
        <EffectCards effects={effects.slice(0, LIMITS.recentOnDashboard)} />
      )}
    </Section>
  );
}
