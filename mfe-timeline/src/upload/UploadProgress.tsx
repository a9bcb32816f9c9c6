import { Button } from '@whoosh/ui';
import styles from './UploadProgress.module.css';
import type { UploadState } from './file-uploader';

interface UploadProgressProps {
  state: UploadState;
  onCancel: () => void;
}

/** An upload under way: name, how much of it is sent, and the way out. */
export function UploadProgress({ state: { status, name, sent, total }, onCancel }: UploadProgressProps) {
  const share = total > 0 ? sent / total : 0;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span className="one-line">{name}</span>
        <span className="mono tertiary">{`${megabytes(sent)} of ${megabytes(total)} MB`}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={`Upload of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
      >
        <i className={styles.fill} style={{ transform: `scaleX(${share})` }} />
      </div>
      <div className={styles.words}>
        <span className="small secondary" role="status">
          {status === 'waiting' ? 'The connection broke. Trying again.' : share < 1 ? 'Uploading' : 'Checking the file'}
        </span>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0);
