import { useSetProjectVideo } from '@whoosh/api-client';
import type { Project } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { useState } from 'react';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { noteSentence } from '../messages/notes';
import { PlayerControls } from './PlayerControls';
import { readVideoDuration } from './read-duration';
import { VideoFrame } from './VideoFrame';
import styles from './VideoPanel.module.css';
import { VideoUpload } from './VideoUpload';

interface VideoPanelProps {
  project: Project;
  transport: Transport;
  /** Clips were laid to the picture before. */
  hasClips: boolean;
  /** Asks for the list of a new cut. */
  onNewCut: () => void;
}

/** The project's video, or the place to upload one. */
export function VideoPanel({ project, transport, hasClips, onNewCut }: VideoPanelProps) {
  const { mutateAsync: setVideo, isPaused: isWaiting } = useSetProjectVideo();
  const [attaching, setAttaching] = useState<File | null>(null);
  /** It took the place of another, and clips stand where the former picture had them. */
  const [isNewCut, setNewCut] = useState(false);
  const toast = useToast();
  const tellFailure = () =>
    toast({ title: t('shared.error'), description: t('videoPanel.failedToUpdateProjectWith'), tone: 'destructive' });
  const attach = async (file: File, path: string) => {
    setAttaching(file);
    try {
      await setVideo({ id: project.id, videoUrl: path, videoDuration: await readVideoDuration(file) });
      setNewCut(hasClips);
    } catch {
      tellFailure();
    }
    setAttaching(null);
  };
  const remove = () => void setVideo({ id: project.id, videoUrl: null }).catch(tellFailure);
  return (
    <section className={styles.panel} aria-label={t('shared.video')}>
      {project.videoUrl === null ? (
        <VideoUpload
          attaching={attaching && { name: attaching.name, bytes: attaching.size, isWaiting }}
          onUploaded={(file, path) => void attach(file, path)}
        />
      ) : (
        <VideoFrame video={project.video} uploadUrl={project.videoUrl} transport={transport} onRemove={remove} />
      )}
      {project.video?.state === 'ready' && project.video.message !== null && (
        <p className={`small secondary ${styles.lacks}`}>{noteSentence(project.video)}</p>
      )}
      {isNewCut && (
        <p className={`small secondary ${styles.lacks}`}>
          {t('videoPanel.newCut')}{' '}
          <Button
            size="small"
            onClick={() => {
              setNewCut(false);
              onNewCut();
            }}
          >
            {t('videoPanel.chooseCut')}
          </Button>{' '}
          <Button size="small" type="text" onClick={() => setNewCut(false)}>
            {t('videoPanel.keepTimes')}
          </Button>
        </p>
      )}
      <PlayerControls transport={transport} hasVideo={project.videoUrl !== null} />
    </section>
  );
}
