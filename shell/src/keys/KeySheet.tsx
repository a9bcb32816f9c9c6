import { Button, useLocation } from '@whoosh/ui';
import { Dialog, Keycap } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './KeySheet.module.css';
import { keyLabel, keysOfPage } from './page-keys';

/** What keys do on the page that is open. */
export default function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const address = useLocation();
  const isTimeline = document.querySelector('[data-whole-window]') !== null;
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <Dialog
      open={open}
      centered
      width={480}
      destroyOnHidden
      title={t('keys.title')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('keys.close')}</Button>}
    >
      {keysOfPage(address, isTimeline).map(({ title, rows }) => (
        <section key={title} className={styles.group}>
          <h3>{t(title)}</h3>
          <dl>
            {rows.map(({ keys, does }) => (
              <div key={does} className={styles.row}>
                <dt>{t(does)}</dt>
                <dd className={styles.keys}>
                  {keys.map((key) => (
                    <Keycap key={key}>{keyLabel(key, isMac)}</Keycap>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
