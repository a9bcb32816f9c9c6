import { useProjects, useSession } from '@whoosh/api-client';
import { isFreeAllowance } from '@whoosh/contracts';
import { Loading, Navigate, useSearchParams } from '@whoosh/ui';
import { DashboardList } from './DashboardList';
import { SelectedProject } from './SelectedProject';

/** The start page: everything at a glance, or the project that the address names (`/?project={id}`). */
export default function DashboardPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const projects = useProjects();
  if (user === null) return null;
  const asked = search.get('project');
  if (asked === null) {
    // Spec §2: a Free user without credits goes to the prices; but never away from work that is theirs.
    return isFreeAllowance(user.planId, user.credits) ? <Navigate to="/pricing" replace /> : <DashboardList user={user} />;
  }
  if (projects.isPending) return <Loading />;
  const project = projects.data?.find(({ id }) => String(id) === asked);
  return project === undefined ? <Navigate to="/" replace /> : <SelectedProject project={project} />;
}
