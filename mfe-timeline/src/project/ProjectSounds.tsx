import { useProjectSoundEffects } from '@whoosh/api-client';
import { EffectCards, EffectCardsSkeleton, EmptyRow, LoadProblem } from '@whoosh/ui/more';
import styles from './ProjectSounds.module.css';

/** The sounds that belong to a project. */
export function ProjectSounds({ projectId }: { projectId: number }) {
  const { data: effects, isPending, isError, refetch } = useProjectSoundEffects(projectId);
  return (
    <section aria-label="Your Sound Effects">
      <h2 className={styles.head}>Your Sound Effects</h2>
      {isError && <LoadProblem what="The sounds of this project" onRetry={() => void refetch()} />}
      {isPending && <EffectCardsSkeleton />}
      {effects?.length === 0 && <EmptyRow>No sound effects yet</EmptyRow>}
      {effects !== undefined && effects.length > 0 && <EffectCards effects={effects} />}
    </section>
  );
}
