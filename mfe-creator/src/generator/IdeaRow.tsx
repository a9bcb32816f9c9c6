import { useEffect } from 'react';
import { player, PlayButton, PlayDisc, useTrackPlayback, WaveformCanvas } from '@whoosh/ui/more';
import type { Draft } from '@whoosh/ui/draft';
import { useDraftTrack } from '../draft/useDraftTrack';
import styles from './StartIdeas.module.css';

interface IdeaRowProps {
  idea: string;
  /** undefined: on its way; null: this browser cannot make it, and the row is its words alone. */
  draft: Draft | null | undefined;
  /** It is to be played as soon as it is there. */
  wanted: boolean;
  /** Play was asked for, or taken back, before the draft was there. */
  onWant: (wanted: boolean) => void;
  onPick: () => void;
}

/** One idea: play, words, waveform. Their places are kept from the first paint. */
export function IdeaRow({ idea, draft, wanted, onWant, onPick }: IdeaRowProps) {
  const track = useDraftTrack(draft);
  const { current, position } = useTrackPlayback(track?.url ?? '');
  const progress = current && track ? position / track.duration : null;

  useEffect(() => {
    // the player then holds this track, which ends the wish
    if (wanted && track) player.play(track);
  }, [wanted, track]);

  return (
    <li className={styles.idea}>
      <span className={styles.play}>
        {track && <PlayButton track={track} name={idea} />}
        {!track && draft !== null && <PlayDisc name={idea} sounding={wanted} onClick={() => onWant(!wanted)} />}
      </span>
      <button type="button" className={styles.pick} onClick={onPick}>
        <span className={styles.words}>{idea}</span>
        <span className={styles.wave}>
          {draft !== null && <WaveformCanvas bars={draft?.bars ?? null} progress={progress} pitch={4} />}
        </span>
      </button>
    </li>
  );
}
