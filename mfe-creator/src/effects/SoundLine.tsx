import type { ReactNode } from 'react';
import { formatLength, NameLine, PlayButton, WaveformPlayer, type Track } from '@whoosh/ui/more';
import styles from './SoundLine.module.css';

interface SoundLineProps {
  track: Track & { placeholder: boolean };
  name: string;
  /** The small line under the name. */
  note: string;
  /** Buttons. */
  children: ReactNode;
}

/** One sound that is not in the library, with what can be decided about it. A list item. */
export function SoundLine({ track, name, note, children }: SoundLineProps) {
  return (
    <li className={styles.row}>
      <PlayButton track={track} name={name} />
      <div className={styles.words}>
        <div className={`one-line ${styles.name}`} title={name}>
          <NameLine name={name} />
        </div>
        <div className={`one-line small tertiary ${styles.note}`}>{note}</div>
      </div>
      <WaveformPlayer track={track} name={name} placeholder={track.placeholder} />
      <span className={`mono secondary ${styles.length}`}>{formatLength(track.duration)}</span>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
