import styles from './Section.module.css';

/** Spec §2: announced, not there yet. */
export function TimelineProjectsSection() {
  return (
    <section aria-label="Timeline Projects">
      <div className={styles.head}>
        <h2>Timeline Projects</h2>
        <span className={styles.badge}>Coming Soon</span>
      </div>
      <p className="secondary">Place sounds over your video and export it.</p>
    </section>
  );
}
