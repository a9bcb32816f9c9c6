import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../messages';
import styles from './clearing.module.css';
import { Icon } from './Icon';

/** For `allowClear` of a field: its button to empty it, with a name in the page's language; antd's has a drawing's. */
export const clearing = (): { clearIcon: ReactNode } => ({
  clearIcon: (
    <span role="img" className={styles['icon']} aria-label={t('clearing.clear')}>
      <Icon icon={X} size={14} />
    </span>
  ),
});
