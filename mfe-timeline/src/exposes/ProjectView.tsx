import { ProjectSounds } from '../project/ProjectSounds';
import type { ProjectViewProps } from '@whoosh/ui';

/** A timeline project, mounted by the dashboard. */
export default function ProjectView({ project }: ProjectViewProps) {
  return <ProjectSounds projectId={project.id} />;
}
