import type { Project } from '@whoosh/contracts';
import { ButtonLink, Icon, PageHeader, type GeneratorPanelProps, type ProjectViewProps } from '@whoosh/ui';
import { ArrowLeft } from 'lucide-react';
import { RemoteBoundary } from '../../app/RemoteBoundary';
import { useLoadedDefault, useRemoteDefault } from '../../app/remotes';
import { t } from '../../messages';
import { PLAIN_FRAME, useFrame, WHOLE_FRAME } from '../../navigation/frame';
import styles from './SelectedProject.module.css';

/** One project: its generator, or its timeline. */
export function SelectedProject({ project }: { project: Project }) {
  return project.type === 'sfx' ? <SoundEffectsProject project={project} /> : <TimelineProject project={project} />;
}

function SoundEffectsProject({ project }: { project: Project }) {
  const load = useRemoteDefault<GeneratorPanelProps>('mfe_creator/GeneratorPanel');
  const loaded = useLoadedDefault<GeneratorPanelProps>('mfe_creator/GeneratorPanel');
  useFrame(PLAIN_FRAME);
  return (
    <>
      <div className={styles.back}>
        <ButtonLink to="/" type="text" size="small" icon={<Icon icon={ArrowLeft} />}>
          {t('selectedProject.backToDashboard')}
        </ButtonLink>
      </div>
      <PageHeader title={project.name} />
      <RemoteBoundary
        title={t('selectedProject.generator')}
        load={load}
        loaded={loaded}
        props={{ projectId: project.id }}
      />
    </>
  );
}

/** The remote brings the heading and the way back too: they stand in one line with what the timeline offers. */
function TimelineProject({ project }: { project: Project }) {
  const load = useRemoteDefault<ProjectViewProps>('mfe_timeline/ProjectView');
  const loaded = useLoadedDefault<ProjectViewProps>('mfe_timeline/ProjectView');
  useFrame(WHOLE_FRAME);
  return <RemoteBoundary title={t('selectedProject.timeline')} load={load} loaded={loaded} props={{ project }} />;
}
