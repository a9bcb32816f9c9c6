import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import { ConfirmDialog, Segmented } from '@whoosh/ui/more';
import { useState } from 'react';
import { CUT_SOUND } from './cuts';
import styles from './scenes.module.css';

interface CutToolsProps {
  cutsMs: readonly number[];
  /** Sounds made so far; null while none are being made. */
  madeCount: number | null;
  priceWords: (duration: number, takes: number) => string;
  onFill: (cutsMs: readonly number[], track: number) => Promise<void>;
}

const TRACKS = Array.from({ length: TIMELINE_LIMITS.trackCount }, (_, track) => ({ value: track, label: `A${track + 1}` }));

/** What can be done with the cuts that were found in the video. Nothing while there are none. */
export function CutTools({ cutsMs, madeCount, priceWords, onFill }: CutToolsProps) {
  const [isAsking, setAsking] = useState(false);
  const [track, setTrack] = useState(TRACKS.length - 1);
  const count = cutsMs.length;
  if (count === 0) return null;
  const price = priceWords(CUT_SOUND.seconds, count);
  return (
    <div className={styles.tools}>
      <p className="small secondary">{count === 1 ? '1 cut found in the video' : `${count} cuts found in the video`}</p>
      <Button size="small" loading={madeCount !== null} onClick={() => setAsking(true)}>
        {madeCount === null ? 'A whoosh into every cut' : `${madeCount} of ${count} made`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="A whoosh into every cut"
        action={`Make ${count} (${price})`}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void onFill(cutsMs, track);
        }}
      >
        <div className={styles.question}>
          <p>{`${count} different takes, each loudest on its cut. One undo removes them all from the timeline.`}</p>
          <Segmented aria-label="Track" options={TRACKS} value={track} onChange={setTrack} />
        </div>
      </ConfirmDialog>
    </div>
  );
}
