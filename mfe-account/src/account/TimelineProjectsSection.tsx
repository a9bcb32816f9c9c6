import { useConfig } from '@whoosh/api-client';
import { ButtonLink } from '@whoosh/ui';
import { t } from '../messages';
import styles from './Section.module.css';

/** The way to the timeline projects, or their announcement while the setting says soon (spec §2). */
export function TimelineProjectsSection() {
  const { data: config } = useConfig();
  const isLive = config?.timelineEditor === 'live';
  return (
    <section aria-label={t('shared.timelineProjects')}>
      <div className={styles.head}>
        <h2>{t('shared.timelineProjects')}</h2>
        {isLive ? (
          <span className={styles.action}>
            <ButtonLink to="/timeline-editor">{t('timelineProjectsSection.openTimelineEditor')}</ButtonLink>
          </span>
        ) : (
          <span className={styles.badge}>{t('shared.comingSoon')}</span>
        )}
      </div>
      <p className="secondary">{t('timelineProjectsSection.placeSoundsOverYourVideo')}</p>
    </section>
  );
}
