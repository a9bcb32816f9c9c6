import { useProjects } from '@whoosh/api-client';
import type { Project, ProjectType } from '@whoosh/contracts';
import { Button, Icon, Link } from '@whoosh/ui';
import { ConfirmDialog, EmptyRow, formatWhen, LoadProblem, NameLine } from '@whoosh/ui/more';
import { AudioLines, Clapperboard, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { t } from '../../messages';
import { kindWords } from './kind-words';
import { ProjectCard } from './ProjectCard';
import { ProjectMenu } from './ProjectMenu';
import styles from './ProjectsSection.module.css';
import { RenameProjectDialog } from './RenameProjectDialog';
import { Section } from './Section';
import { useProjectDeletion } from './useProjectDeletion';

interface ProjectsSectionProps {
  /** Only projects of this type. */
  type?: ProjectType;
  /** Each by its picture instead of a row. */
  asCards?: boolean;
  /** What stands where there are none. */
  empty?: ReactNode;
  onNewProject: () => void;
}

/** Projects, each a link to its own view. */
export function ProjectsSection({ type, asCards = false, empty, onNewProject }: ProjectsSectionProps) {
  const { data: all, isPending, isError, refetch } = useProjects();
  const projects = type === undefined ? all : all?.filter((project) => project.type === type);
  const [renamed, setRenamed] = useState<Project | null>(null);
  const [doomed, setDoomed] = useState<Project | null>(null);
  const deletion = useProjectDeletion();
  const Item = asCards ? ProjectCard : ProjectItem;
  return (
    <Section
      title={t('projectsSection.projects')}
      count={projects?.length}
      action={
        <Button type="text" size="small" icon={<Icon icon={Plus} />} onClick={onNewProject}>
          {t('shared.newProject')}
        </Button>
      }
    >
      {isError && <LoadProblem what={t('projectsSection.yourProjects')} onRetry={() => void refetch()} />}
      {isPending && <ProjectSkeleton />}
      {projects?.length === 0 && (empty ?? <EmptyRow>{t('projectsSection.noProjectsYetAProject')}</EmptyRow>)}
      {projects !== undefined && projects.length > 0 && (
        <ul className={asCards ? styles.cards : styles.list}>
          {projects.map((project) => (
            <Item
              key={project.id}
              project={project}
              onRename={() => setRenamed(project)}
              onDelete={() => setDoomed(project)}
            />
          ))}
        </ul>
      )}
      {renamed !== null && <RenameProjectDialog project={renamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={doomed === null ? '' : t('projectsSection.delete', { name: doomed.name })}
        action={t('shared.delete')}
        destructive
        isPending={deletion.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => doomed && void deletion.remove(doomed).then(() => setDoomed(null))}
      >
        {t('projectsSection.itsSoundsItsVideoAnd')}
      </ConfirmDialog>
    </Section>
  );
}

interface ProjectItemProps {
  project: Project;
  onRename: () => void;
  onDelete: () => void;
}

function ProjectItem({ project, onRename, onDelete }: ProjectItemProps) {
  const isTimeline = project.type === 'timeline';
  const strip = project.video?.strip ?? undefined;
  return (
    <li className={styles.item}>
      <Link to={`/?project=${project.id}`} className={styles.project}>
        <span className={styles.kind}>
          {strip === undefined ? (
            <Icon icon={isTimeline ? Clapperboard : AudioLines} size={20} />
          ) : (
            <img src={strip.url} alt="" loading="lazy" className={styles.picture} />
          )}
        </span>
        <span className={styles.words}>
          <span className={`one-line ${styles.name}`} title={project.name}>
            <NameLine name={project.name} />
          </span>
          <span className="small tertiary">{kindWords(project)}</span>
        </span>
        <span className={`small tertiary ${styles.when}`}>{formatWhen(project.updatedAt, new Date())}</span>
      </Link>
      <span className={styles.more}>
        <ProjectMenu name={project.name} onRename={onRename} onDelete={onDelete} />
      </span>
    </li>
  );
}

/** A project's geometry while the projects are on their way. */
function ProjectSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <div className={styles.project}>
        <i className={styles.block} />
        <span className={styles.waiting}>
          <i className={styles.block} />
          <i className={styles.block} />
        </span>
      </div>
    </div>
  );
}
