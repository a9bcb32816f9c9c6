import { AudioLines } from 'lucide-react';
import { Icon } from '@whoosh/ui';
import { PlayDisc, Tooltip } from '@whoosh/ui/more';
import type { Hearing } from '../preview/useHearing';
import { t } from '../messages';
import styles from './Score.module.css';

/** The prompt as a sound before it is paid for: on a press, or by itself after each pause. */
export function HearPreview({ hearing: { live, setLive, sounding, toggle } }: { hearing: Hearing }) {
  return (
    <>
      <Tooltip title={t('hear.whileTyping')}>
        <button
          type="button"
          className={`${styles.auto} ${styles.hear} ${live ? styles.on : ''}`}
          aria-label={t('hear.whileTyping')}
          aria-pressed={live}
          onClick={() => setLive(!live)}
        >
          <Icon icon={AudioLines} size={14} />
        </button>
      </Tooltip>
      <Tooltip title={t('hear.play')}>
        <span className={styles.disc}>
          <PlayDisc name={t('hear.preview')} sounding={sounding} onClick={toggle} />
        </span>
      </Tooltip>
    </>
  );
}
