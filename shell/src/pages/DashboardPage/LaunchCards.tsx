import { useConfig } from '@whoosh/api-client';
import { Button, ButtonLink, Icon, WhooshSpectrum } from '@whoosh/ui';
import { Plus } from 'lucide-react';
import { t } from '../../messages';
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
          {t('shared.sfxCreator')}
        </h2>
        <p className={styles.text}>{t('launchCards.describeASoundInWords')}</p>
        <ButtonLink to="/sfx-creator" type="primary" className={styles.action ?? ''}>
          {t('launchCards.openSfxCreator')}
        </ButtonLink>
      </section>
      <section className={styles.card} aria-labelledby="launch-timeline" aria-disabled={!isTimelineLive}>
        <TimelineArt isDimmed={!isTimelineLive} />
        <h2 id="launch-timeline" className={styles.title}>
          {t('shared.timelineEditor')}
        </h2>
        <p className={styles.text}>{t('launchCards.placeSoundsOverYourVideo')}</p>
        {isTimelineLive ? (
          <Button className={styles.action ?? ''} icon={<Icon icon={Plus} />} onClick={onNewProject}>
            {t('shared.newProject')}
          </Button>
        ) : (
          <Button className={styles.action ?? ''} disabled>
            {t('launchCards.comingSoon')}
          </Button>
        )}
      </section>
    </div>
  );
}
