import { useProjects, useSession } from '@whoosh/api-client';
import { isFreeAllowance } from '@whoosh/contracts';
import { Loading, Navigate, useSearchParams } from '@whoosh/ui';
import { LoadProblem } from '@whoosh/ui/more';
import { useEffect } from 'react';
import { t } from '../../messages';
import { rememberProjects } from '../../navigation/remembered-projects';
import { DashboardList } from './DashboardList';
import { MissingProject } from './MissingProject';
import { SelectedProject } from './SelectedProject';

/** The start page: everything at a glance, or the project that the address names (`/?project={id}`). */
export default function DashboardPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const projects = useProjects();
  useEffect(() => rememberProjects(projects.data ?? []), [projects.data]);
  if (user === null) return null;
  const asked = search.get('project');
  if (asked === null) {
    // Spec §2: a Free user without credits goes to the prices; but never away from work that is theirs.
    return isFreeAllowance(user.planId, user.credits) ? (
      <Navigate to="/pricing" replace />
    ) : (
      <DashboardList user={user} />
    );
  }
  if (projects.isPending) return <Loading />;
  if (projects.data === undefined)
    return <LoadProblem what={t('projectsSection.yourProjects')} onRetry={() => void projects.refetch()} />;
  const project = projects.data.find(({ id }) => String(id) === asked);
  return project === undefined ? <MissingProject /> : <SelectedProject project={project} />;
}
