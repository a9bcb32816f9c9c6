import { useSession } from '@whoosh/api-client';
import type { ProjectViewProps } from '@whoosh/ui';
import { TimelineProject } from '../project/TimelineProject';

/** A timeline project, mounted by the dashboard. */
export default function ProjectView({ project }: ProjectViewProps) {
  const { user } = useSession();
  return user && <TimelineProject key={project.id} user={user} project={project} />;
}
