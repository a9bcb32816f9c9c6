import type { ProjectVideo } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import { useEffect, useRef } from 'react';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { noteSentence } from '../messages/notes';
import { usePlayedUrl } from './usePlayedUrl';
import { useScreen } from './useScreen';
import styles from './VideoFrame.module.css';

interface VideoFrameProps {
  /** What is known of the video. */
  video: ProjectVideo | null;
  /** The upload itself. */
  uploadUrl: string;
  transport: Transport;
  /** Takes the video away, so that another can be chosen. */
  onRemove: () => void;
}

/** The picture; while it is not playable yet, or never will be, why. */
export function VideoFrame({ video, uploadUrl, transport, onRemove }: VideoFrameProps) {
  const element = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { url, isProxy, isBroken, fail } = usePlayedUrl(video, uploadUrl, transport);
  const isFailed = video?.state === 'failed' || isBroken;

  useEffect(() => {
    transport.attach(url === null ? null : element.current);
    return () => transport.attach(null);
  }, [transport, url]);

  useScreen({ transport, canvas, video: element, proxyUrl: isProxy ? url : null });

  return (
    <div className={styles.frame}>
      {url !== null && (
        <video
          ref={element}
          className={styles.picture}
          src={url}
          // the sound goes through the mixer, which a browser allows for files of its own origin or with leave only
          crossOrigin="anonymous"
          preload="auto"
          playsInline
          tabIndex={-1}
          onClick={() => transport.toggle()}
          onError={fail}
        />
      )}
      <canvas ref={canvas} className={styles.screen} hidden aria-hidden="true" />
      {isFailed && (
        <div className={styles.note} role="alert">
          <p>{(video && noteSentence(video)) || t('videoFrame.thisVideoCannotBePlayed')}</p>
          <Button onClick={onRemove}>{t('videoFrame.chooseAnotherFile')}</Button>
        </div>
      )}
      {!isFailed && video?.state === 'preparing' && <Preparing video={video} isPlayable={url !== null} />}
    </div>
  );
}

function Preparing({ video, isPlayable }: { video: ProjectVideo; isPlayable: boolean }) {
  const percent = Math.floor(video.progress * 100);
  return (
    <div className={isPlayable ? styles.badge : styles.note} role="status">
      <p className={isPlayable ? 'small' : ''}>{`${noteSentence(video) ?? t('videoFrame.preparingYourVideo')} `}</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('videoFrame.preparationOfTheVideo')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i className={styles.fill} style={{ transform: `scaleX(${video.progress})` }} />
      </div>
    </div>
  );
}
