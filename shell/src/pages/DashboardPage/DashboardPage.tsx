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
  // Spec §2: a Free user without credits goes to the prices.
  if (isFreeAllowance(user.planId, user.credits)) return <Navigate to="/pricing" replace />;
  const asked = search.get('project');
  if (asked === null) return <DashboardList user={user} />;
  if (projects.isPending) return <Loading />;
  const project = projects.data?.find(({ id }) => String(id) === asked);
  return project === undefined ? <Navigate to="/" replace /> : <SelectedProject project={project} />;
}
