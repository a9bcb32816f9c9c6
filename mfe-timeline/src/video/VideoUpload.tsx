import { LIMITS } from '@whoosh/contracts';
import { WaveformCanvas } from '@whoosh/ui/more';
import { t } from '../messages';
import { DropArea } from '../upload/DropArea';
import { FileChooser } from '../upload/FileChooser';
import { UploadMessages } from '../upload/UploadMessages';
import { UploadProgress } from '../upload/UploadProgress';
import { useFileUploader } from '../upload/useFileUploader';
import styles from './VideoUpload.module.css';

interface VideoUploadProps {
  /** A file that was sent and is on its way into the project; `isWaiting` for the connection. */
  attaching: { name: string; bytes: number; isWaiting: boolean } | null;
  onUploaded: (file: File, path: string) => void;
}

/** Spec §2, video panel: the empty state with the upload. */
export function VideoUpload({ attaching, onUploaded }: VideoUploadProps) {
  const upload = useFileUploader('video', LIMITS.maxVideoBytes, onUploaded);
  if (attaching !== null) {
    const { name, bytes, isWaiting } = attaching;
    return (
      <div className={styles.area}>
        <UploadProgress
          state={{ status: isWaiting ? 'waiting' : 'uploading', resumesAt: null, name, sent: bytes, total: bytes }}
          onCancel={null}
        />
      </div>
    );
  }
  return (
    <DropArea onFiles={upload.add} className={styles.area}>
      {upload.status === 'idle' ? (
        <>
          <span className={styles.silence}>
            <WaveformCanvas bars={null} />
          </span>
          <h2>{t('videoUpload.uploadYourVideo')}</h2>
          <p className="secondary">{t('videoUpload.dropYourVideoFileHere')}</p>
          <FileChooser kind="video" onFiles={upload.add}>
            {t('shared.chooseFile')}
          </FileChooser>
          <p className="small tertiary">{t('videoUpload.supportsMp4MovAviUp')}</p>
        </>
      ) : (
        <UploadProgress state={upload} onCancel={upload.cancel} />
      )}
      <UploadMessages messages={upload.messages} />
    </DropArea>
  );
}
