import { t } from '../messages';
import { PauseShape, PlayShape } from './shapes';
import { player, useTrackPlayback } from './usePlayback';
import type { Track } from './player';
import styles from './PlayButton.module.css';

interface PlayButtonProps {
  track: Track;
  /** Name of the sound, for the button's own name. */
  name: string;
  /** 28 or 36 px. */
  size?: 'small' | 'medium';
  onToggle?: () => void;
}

/** Plays or pauses one sound; white while it is the one that plays. */
export function PlayButton({ track, name, size = 'small', onToggle }: PlayButtonProps) {
  const { status } = useTrackPlayback(track.url);
  const toggle = () => {
    player.toggle(track);
    onToggle?.();
  };
  return <PlayDisc name={name} size={size} sounding={status === 'playing' || status === 'loading'} onClick={toggle} />;
}

interface PlayDiscProps {
  /** Name of the sound, for the button's own name. */
  name: string;
  sounding: boolean;
  /** 28 or 36 px. */
  size?: 'small' | 'medium';
  onClick: () => void;
}

/** The button by itself, for a sound that the player does not have yet. */
export function PlayDisc({ name, sounding, size = 'small', onClick }: PlayDiscProps) {
  return (
    <button
      type="button"
      data-transport=""
      className={`${styles.play} ${size === 'small' ? styles.small : ''} ${sounding ? styles.on : ''}`}
      aria-label={`${sounding ? t('playButton.pause') : t('playButton.play')} ${name}`}
      onClick={onClick}
    >
      {sounding ? <PauseShape /> : <PlayShape />}
    </button>
  );
}
