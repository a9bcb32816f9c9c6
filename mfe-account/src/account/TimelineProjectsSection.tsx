import { useConfig } from '@whoosh/api-client';
import { ButtonLink } from '@whoosh/ui';
import styles from './Section.module.css';

/** The way to the timeline projects, or their announcement while the setting says soon (spec §2). */
export function TimelineProjectsSection() {
  const { data: config } = useConfig();
  const isLive = config?.timelineEditor === 'live';
  return (
    <section aria-label="Timeline Projects">
      <div className={styles.head}>
        <h2>Timeline Projects</h2>
        {isLive ? (
          <span className={styles.action}>
            <ButtonLink to="/timeline-editor">Open Timeline Editor</ButtonLink>
          </span>
        ) : (
          <span className={styles.badge}>Coming Soon</span>
        )}
      </div>
      <p className="secondary">Place sounds over your video and export it.</p>
    </section>
  );
}
