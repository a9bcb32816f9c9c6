import type { TrackGroup } from '@whoosh/contracts';
import { Film } from 'lucide-react';
import { Icon } from '@whoosh/ui';
import type { MouseEvent, ReactNode } from 'react';
import { t } from '../messages';
import { groupClass } from './group-class';
import styles from './TrackHead.module.css';

interface TrackHeadProps {
  /** What the track is called. */
  label: string;
  /** Its name, as something to press. */
  menu: ReactNode;
  /** That it belongs to. */
  group: TrackGroup | null;
  isMuted: boolean;
  isSolo: boolean;
  onMute: () => void;
  onSolo: () => void;
  /** The meter. */
  children: ReactNode;
}

/** The head of an audio track: name, mute, solo, level. Alt and a click on M is solo too. */
export function TrackHead({ label, menu, group, isMuted, isSolo, onMute, onSolo, children }: TrackHeadProps) {
  const mute = (event: MouseEvent) => (event.altKey ? onSolo() : onMute());
  return (
    <div className={`${styles.head} ${styles.audio} ${group === null ? '' : `${styles.grouped} ${groupClass(group)}`}`}>
      {menu}
      <MuteAndSolo label={label} isMuted={isMuted} isSolo={isSolo} onMute={mute} onSolo={onSolo} />
      {children}
    </div>
  );
}

interface VideoTrackHeadProps {
  isMuted: boolean;
  onMute: () => void;
}

/** The head of the video's track; its own sound can be muted. */
export function VideoTrackHead({ isMuted, onMute }: VideoTrackHeadProps) {
  return (
    <div className={`${styles.head} ${styles.video}`}>
      <Icon icon={Film} className={styles.film} />
      <span className={styles.wide}>{t('shared.video')}</span>
      <Letter letter="M" label={t('trackHead.muteTheVideosOwnSound')} isOn={isMuted} onClick={onMute} />
    </div>
  );
}

interface MuteAndSoloProps {
  /** What they mute and solo. */
  label: string;
  isMuted: boolean;
  isSolo: boolean;
  onMute: (event: MouseEvent) => void;
  onSolo: () => void;
}

/** The two switches of a track, or of a group of them. */
export function MuteAndSolo({ label, isMuted, isSolo, onMute, onSolo }: MuteAndSoloProps) {
  return (
    <>
      <Letter letter="M" label={t('trackHead.mute', { label })} isOn={isMuted} onClick={onMute} />
      <Letter letter="S" label={t('trackHead.solo', { label })} isOn={isSolo} onClick={onSolo} />
    </>
  );
}

interface LetterProps {
  letter: string;
  label: string;
  isOn: boolean;
  onClick: (event: MouseEvent) => void;
}

/** A switch of one letter, as mixers have them. */
export function Letter({ letter, label, isOn, onClick }: LetterProps) {
  return (
    <button
      type="button"
      className={`${styles.letter} ${isOn ? styles.on : ''}`}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {letter}
    </button>
  );
}
