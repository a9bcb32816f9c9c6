import { useProjectMedia } from '@whoosh/api-client';
import { TIMELINE_LIMITS, type ProjectMedia } from '@whoosh/contracts';
import { Segmented, EmptyRow, LoadProblem } from '@whoosh/ui/more';
import { useState } from 'react';
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

const ROLES: { value: Role; label: string }[] = [
  { value: 'voice', label: 'Voice' },
  { value: 'music', label: 'Music' },
];

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
  const upload = useFileUploader('audio', TIMELINE_LIMITS.maxMediaBytes, (file, path) => void create(path, role, file.name));
  const sound = useReadableSound(upload.add);
  return (
    <section aria-label="Voice and music">
      <div className={styles.head}>
        <h2>Voice and music</h2>
        {media !== undefined && <span className="mono tertiary">{media.length}</span>}
      </div>
      <DropArea onFiles={sound.take} className={styles.upload}>
        <p className="small secondary">
          While a voice speaks, effects and music can fall by a set amount. WAV, MP3 or M4A up to 200 MB.
        </p>
        {sound.note !== null && <p className="small secondary">{sound.note}</p>}
        {upload.status === 'idle' ? (
          <div className={styles.uploadActions}>
            <Segmented<Role> aria-label="The file is" value={role} onChange={setRole} options={ROLES} />
            <FileChooser kind="audio" onFiles={sound.take}>
              {sound.isReading ? 'Reading the sound...' : 'Choose File'}
            </FileChooser>
          </div>
        ) : (
          <UploadProgress state={upload} onCancel={upload.cancel} />
        )}
        <UploadMessages messages={[...sound.messages, ...upload.messages]} />
      </DropArea>
      {isError && <LoadProblem what="Voice and music" onRetry={() => void refetch()} />}
      {media?.length === 0 && <EmptyRow>No voice or music yet</EmptyRow>}
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
