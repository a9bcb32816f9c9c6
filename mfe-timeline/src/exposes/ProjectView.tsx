import { Loading, type ProjectViewProps } from '@whoosh/ui';

export default function ProjectView({ project }: ProjectViewProps) {
  return <Loading text={project.name} />;
}
