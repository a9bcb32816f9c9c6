import { useConfig, useProjects } from '@whoosh/api-client';
import type { Project } from '@whoosh/contracts';
import { ButtonLink, Link } from '@whoosh/ui';
import { formatLength, formatWhen, LoadProblem } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages';
import entries from './Entries.module.css';
import styles from './Section.module.css';

/** The timeline projects with their count, or their announcement while the setting says soon (spec §2). */
export function TimelineProjectsSection() {
  const { data: config } = useConfig();
  return config?.timelineEditor === 'live' ? <Projects /> : <Announcement />;
}

function Announcement() {
  return (
    <section aria-label={t('shared.timelineProjects')}>
      <div className={styles.head}>
        <h2>{t('shared.timelineProjects')}</h2>
        <span className={styles.badge}>{t('shared.comingSoon')}</span>
      </div>
      <p className="secondary">{t('timelineProjectsSection.placeSoundsOverYourVideo')}</p>
    </section>
  );
}

function Projects() {
  const { data: all, isPending, isError, refetch } = useProjects();
  const projects = all?.filter(({ type }) => type === 'timeline');
  const [now] = useState(() => new Date());
  return (
    <section aria-label={t('shared.timelineProjects')}>
      <div className={styles.head}>
        <h2>{t('shared.timelineProjects')}</h2>
        {projects !== undefined && <span className="mono tertiary">{projects.length}</span>}
        <span className={styles.action}>
          <ButtonLink to="/timeline-editor">{t('timelineProjectsSection.openTimelineEditor')}</ButtonLink>
        </span>
      </div>
      {isError && (
        <LoadProblem what={t('timelineProjectsSection.yourTimelineProjects')} onRetry={() => void refetch()} />
      )}
      {isPending && <div className={entries.waiting} aria-busy="true" />}
      {projects?.length === 0 && (
        <div className={styles.panel}>
          <p className="secondary">{t('timelineProjectsSection.placeSoundsOverYourVideo')}</p>
          <ButtonLink to="/timeline-editor" type="primary">
            {t('shared.getStarted')}
          </ButtonLink>
        </div>
      )}
      {projects !== undefined && projects.length > 0 && (
        <ul className={entries.list}>
          {projects.map((project) => (
            <ProjectEntry key={project.id} project={project} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ProjectEntry({ project: { id, name, video, updatedAt }, now }: { project: Project; now: Date }) {
  const seconds = video?.duration ?? null;
  return (
    <li className={entries.entry}>
      <span className={entries.words}>
        <Link to={`/?project=${id}`} className={entries.name ?? ''}>
          {name}
        </Link>
      </span>
      {seconds !== null && <span className="mono secondary">{formatLength(seconds)}</span>}
      <time className="small tertiary" dateTime={updatedAt}>
        {formatWhen(updatedAt, now)}
      </time>
    </li>
  );
}
