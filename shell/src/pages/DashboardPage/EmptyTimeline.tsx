import { Button, Icon } from '@whoosh/ui';
import { Plus } from 'lucide-react';
import { t } from '../../messages';
import styles from './LaunchCards.module.css';
import { TimelineArt } from './TimelineArt';

/** What the Timeline Editor is for, where there is no project yet. */
export function EmptyTimeline({ onNewProject }: { onNewProject: () => void }) {
  return (
    <div className={styles.card}>
      <TimelineArt isDimmed={false} />
      <p className={styles.text}>{t('launchCards.placeSoundsOverYourVideo')}</p>
      <Button type="primary" className={styles.action ?? ''} icon={<Icon icon={Plus} />} onClick={onNewProject}>
        {t('shared.newProject')}
      </Button>
    </div>
  );
}
