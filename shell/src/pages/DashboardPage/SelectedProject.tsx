import type { Project } from '@whoosh/contracts';
import { ButtonLink, Icon, PageHeader, type GeneratorPanelProps, type ProjectViewProps } from '@whoosh/ui';
import { ArrowLeft } from 'lucide-react';
import { useCallback, type ComponentType } from 'react';
import { RemoteBoundary } from '../../app/RemoteBoundary';
import { useLoadRemote, type LoadRemote, type RemoteModuleId } from '../../app/remotes';
import styles from './SelectedProject.module.css';

/** One project: its generator, or its timeline. */
export function SelectedProject({ project }: { project: Project }) {
  const loadGenerator = useRemoteDefault<GeneratorPanelProps>('mfe_creator/GeneratorPanel');
  const loadTimeline = useRemoteDefault<ProjectViewProps>('mfe_timeline/ProjectView');
  return (
    <>
      <div className={styles.back}>
        <ButtonLink to="/" type="text" size="small" icon={<Icon icon={ArrowLeft} />}>
          Back to Dashboard
        </ButtonLink>
      </div>
      <PageHeader title={project.name} />
      {project.type === 'sfx' ? (
        <RemoteBoundary title="The generator" load={loadGenerator} props={{ projectId: project.id }} />
      ) : (
        <RemoteBoundary title="The timeline" load={loadTimeline} props={{ project }} />
      )}
    </>
  );
}

/** Loads the default export of a remote's module, which is a component with these props. */
function useRemoteDefault<Props>(id: RemoteModuleId): () => Promise<ComponentType<Props>> {
  const loadRemote = useLoadRemote();
  return useCallback(() => loadDefault<Props>(loadRemote, id), [loadRemote, id]);
}

async function loadDefault<Props>(loadRemote: LoadRemote, id: RemoteModuleId): Promise<ComponentType<Props>> {
  return ((await loadRemote(id)) as { default: ComponentType<Props> }).default;
}
