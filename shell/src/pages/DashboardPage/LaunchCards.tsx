import { useConfig } from '@whoosh/api-client';
import { Button, ButtonLink, Icon, WhooshSpectrum } from '@whoosh/ui';
import { Plus } from 'lucide-react';
import styles from './LaunchCards.module.css';
import { TimelineArt } from './TimelineArt';

/** The two ways to begin. */
export function LaunchCards({ onNewProject }: { onNewProject: () => void }) {
  const { data: config } = useConfig();
  const isTimelineLive = config?.timelineEditor === 'live';
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-labelledby="launch-creator">
        <WhooshSpectrum className={styles.spectrum} />
        <h2 id="launch-creator" className={styles.title}>
          SFX Creator
        </h2>
        <p className={styles.text}>Describe a sound in words, hear it in about a second.</p>
        <ButtonLink to="/sfx-creator" type="primary" className={styles.action ?? ''}>
          Open SFX Creator
        </ButtonLink>
      </section>
      <section className={styles.card} aria-labelledby="launch-timeline" aria-disabled={!isTimelineLive}>
        <TimelineArt isDimmed={!isTimelineLive} />
        <h2 id="launch-timeline" className={styles.title}>
          Timeline Editor
        </h2>
        <p className={styles.text}>Place sounds over your video and export it.</p>
        {isTimelineLive ? (
          <Button className={styles.action ?? ''} icon={<Icon icon={Plus} />} onClick={onNewProject}>
            New project
          </Button>
        ) : (
          <Button className={styles.action ?? ''} disabled>
            Coming Soon
          </Button>
        )}
      </section>
    </div>
  );
}
