import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { useAllSoundEffects, useProjectSoundEffects } from '@whoosh/api-client';
import { EffectListSkeleton, EmptyRow, LoadProblem } from '@whoosh/ui/more';
import { EffectRows } from '../effects/EffectRows';
import { SectionHead } from '../effects/SectionHead';
import { t } from '../messages';

interface RecentEffectsProps {
  onUseAgain: (effect: SoundEffect) => void;
  onDeleted: (effect: SoundEffect) => void;
}

/** The 15 most recent effects of the user. */
export function RecentEffects(props: RecentEffectsProps) {
  const { data, isError, refetch } = useAllSoundEffects();
  return <Recent effects={data} isError={isError} onRetry={() => void refetch()} {...props} />;
}

/** The 15 most recent effects of one project. */
export function RecentProjectEffects({ projectId, ...props }: RecentEffectsProps & { projectId: number }) {
  const { data, isError, refetch } = useProjectSoundEffects(projectId);
  return <Recent effects={data} isError={isError} onRetry={() => void refetch()} {...props} />;
}

interface RecentProps extends RecentEffectsProps {
  effects: readonly SoundEffect[] | undefined;
  isError: boolean;
  onRetry: () => void;
}

function Recent({ effects, isError, onRetry, onUseAgain, onDeleted }: RecentProps) {
  const recent = effects?.slice(0, LIMITS.recentOnCreator);
  return (
    <section aria-label={t('recentEffects.recentSoundEffects')}>
      <SectionHead title={t('recentEffects.recentSoundEffects')} count={recent?.length ?? null} />
      {recent === undefined &&
        (isError ? (
          <LoadProblem what={t('recentEffects.yourRecentSounds')} onRetry={onRetry} />
        ) : (
          <EffectListSkeleton />
        ))}
      {recent?.length === 0 && <EmptyRow>{t('recentEffects.soundsYouMakeAreListed')}</EmptyRow>}
      {recent !== undefined && recent.length > 0 && (
        <EffectRows
          label={t('recentEffects.recentSoundEffects')}
          effects={recent}
          onUseAgain={onUseAgain}
          onDeleted={onDeleted}
        />
      )}
    </section>
  );
}
