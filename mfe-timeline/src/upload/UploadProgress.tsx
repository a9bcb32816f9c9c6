import { Button, dateLocale, formatDecimals } from '@whoosh/ui';
import { t } from '../messages';
import styles from './UploadProgress.module.css';
import type { UploadState } from './file-uploader';

interface UploadProgressProps {
  state: Omit<UploadState, 'messages'>;
  /** Null where there is no way back. */
  onCancel: (() => void) | null;
}

/** An upload under way: name, how much of it is sent, and the way out. */
export function UploadProgress({ state, onCancel }: UploadProgressProps) {
  const { name, sent, total } = state;
  const share = total > 0 ? sent / total : 0;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span className="one-line">{name}</span>
        <span className="mono tertiary">
          {t('uploadProgress.ofMb', { sent: megabytes(sent), total: megabytes(total) })}
        </span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('uploadProgress.uploadOf', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
      >
        <i className={styles.fill} style={{ transform: `scaleX(${share})` }} />
      </div>
      <div className={styles.words}>
        <span className="small secondary" role="status">
          {stateWords(state, share)}
        </span>
        {onCancel !== null && (
          <Button size="small" onClick={onCancel}>
            {t('shared.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}

function stateWords({ status, resumesAt }: UploadProgressProps['state'], share: number): string {
  if (resumesAt !== null) return t('uploadProgress.goesOnAt', { time: clockOf(resumesAt) });
  if (status === 'waiting') return t('uploadProgress.theConnectionBrokeTryingAgain');
  return share < 1 ? t('uploadProgress.uploading') : t('uploadProgress.checkingTheFile');
}

/** The next whole minute: nothing goes on before the time that is told. */
function clockOf(ms: number): string {
  const minute = new Date(Math.ceil(ms / 60_000) * 60_000);
  return minute.toLocaleTimeString(dateLocale(), { hour: '2-digit', minute: '2-digit' });
}

const megabytes = (bytes: number) => formatDecimals(bytes / 2 ** 20, bytes < 10 * 2 ** 20 ? 1 : 0);
