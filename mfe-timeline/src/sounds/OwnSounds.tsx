import { useProjectMedia } from '@whoosh/api-client';
import { TIMELINE_LIMITS, type ProjectMedia } from '@whoosh/contracts';
import { Segmented, EmptyRow, LoadProblem } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages';
import { DropArea } from '../upload/DropArea';
import { FileChooser } from '../upload/FileChooser';
import { UploadMessages } from '../upload/UploadMessages';
import { UploadProgress } from '../upload/UploadProgress';
import { useFileUploader } from '../upload/useFileUploader';
import { useReadableSound } from '../upload/useReadableSound';
import type { SoundChoice } from './dragged-sound';
import { DeleteMediaDialog } from './DeleteMediaDialog';
import { MediaCard } from './MediaCard';
import styles from './SoundList.module.css';
import { useMediaChanges, type MediaClips } from './useMediaChanges';

type Role = ProjectMedia['role'];

const roles = () => (['voice', 'music'] as const).map((value) => ({ value, label: t(`role.${value}`) }));

interface OwnSoundsProps {
  projectId: number;
  clips: MediaClips;
  onPlace: (choice: SoundChoice, track: number) => void;
}

/** Voice-overs and music that the user uploads into the project. */
export function OwnSounds({ projectId, clips, onPlace }: OwnSoundsProps) {
  const { data: media, isError, refetch } = useProjectMedia(projectId);
  const [role, setRole] = useState<Role>('voice');
  const { create, remove, question } = useMediaChanges(projectId, clips);
  const upload = useFileUploader(
    'audio',
    TIMELINE_LIMITS.maxMediaBytes,
    (file, path) => void create(path, role, file.name),
  );
  const sound = useReadableSound(upload.add);
  return (
    <section aria-label={t('shared.voiceAndMusic')}>
      <div className={styles.head}>
        <h2>{t('shared.voiceAndMusic')}</h2>
        {media !== undefined && <span className="mono tertiary">{media.length}</span>}
      </div>
      <DropArea onFiles={sound.take} className={styles.upload}>
        <p className="small secondary">{t('ownSounds.whileAVoiceSpeaksEffects')}</p>
        {sound.note !== null && <p className="small secondary">{sound.note}</p>}
        {upload.status === 'idle' ? (
          <div className={styles.uploadActions}>
            <Segmented<Role> aria-label={t('ownSounds.theFileIs')} value={role} onChange={setRole} options={roles()} />
            <FileChooser kind="audio" onFiles={sound.take}>
              {sound.isReading ? t('ownSounds.readingTheSound') : t('shared.chooseFile')}
            </FileChooser>
          </div>
        ) : (
          <UploadProgress state={upload} onCancel={upload.cancel} />
        )}
        <UploadMessages messages={[...sound.messages, ...upload.messages]} />
      </DropArea>
      <div className={styles.note}>
        {isError && <LoadProblem what={t('shared.voiceAndMusic')} onRetry={() => void refetch()} />}
        {media?.length === 0 && <EmptyRow>{t('ownSounds.noVoiceOrMusicYet')}</EmptyRow>}
      </div>
      <ul className={styles.list}>
        {media?.map((item) => (
          <MediaCard
            key={item.id}
            media={item}
            onPlace={(track) => onPlace({ kind: 'media', media: item }, track)}
            onDelete={() => remove(item)}
          />
        ))}
      </ul>
      <DeleteMediaDialog {...question} />
    </section>
  );
}
