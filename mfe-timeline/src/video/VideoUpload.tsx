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
  onUploaded: (file: File, path: string) => void;
}

/** Spec §2, video panel: the empty state with the upload. */
export function VideoUpload({ onUploaded }: VideoUploadProps) {
  const upload = useFileUploader('video', LIMITS.maxVideoBytes, onUploaded);
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
