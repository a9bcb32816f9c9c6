import { useEffect } from 'react';
import { player, PlayButton, PlayDisc, useTrackPlayback, WaveformCanvas } from '@whoosh/ui/more';
import type { Preview } from '@whoosh/preview';
import { usePreviewTrack } from '../preview/usePreviewTrack';
import styles from './StartIdeas.module.css';

interface IdeaRowProps {
  idea: string;
  /** undefined: on its way; null: this browser cannot make it, and the row is its words alone. */
  preview: Preview | null | undefined;
  /** It is to be played as soon as it is there. */
  wanted: boolean;
  /** Play was asked for, or taken back, before the preview was there. */
  onWant: (wanted: boolean) => void;
  onPick: () => void;
}

/** One idea: play, words, waveform. Their places are kept from the first paint. */
export function IdeaRow({ idea, preview, wanted, onWant, onPick }: IdeaRowProps) {
  const track = usePreviewTrack(preview);
  const { current, position } = useTrackPlayback(track?.url ?? '');
  const progress = current && track ? position / track.duration : null;

  useEffect(() => {
    // the player then holds this track, which ends the request
    if (wanted && track) player.play(track);
  }, [wanted, track]);

  return (
    <li className={styles.idea}>
      <span className={styles.play}>
        {track && <PlayButton track={track} name={idea} />}
        {!track && preview !== null && <PlayDisc name={idea} sounding={wanted} onClick={() => onWant(!wanted)} />}
      </span>
      <button type="button" className={styles.pick} onClick={onPick}>
        <span className={styles.words}>{idea}</span>
        <span className={styles.wave}>
          {preview !== null && <WaveformCanvas bars={preview?.bars ?? null} progress={progress} pitch={4} />}
        </span>
      </button>
    </li>
  );
}
