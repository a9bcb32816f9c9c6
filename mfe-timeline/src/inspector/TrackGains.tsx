import type { TimelineTrack } from '@whoosh/contracts';
import { useRef, useState } from 'react';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import { useDrawnRange } from '../timeline/drawn-range';
import { useFollowed } from '../timeline/useFollowed';
import { trackName } from '../words/track-names';
import { GainSlider } from './GainSlider';
import styles from './Inspector.module.css';

/** More than these scroll by themselves, so that what stands below them stays in reach. */
const MOST_AT_ONCE = 24;
/** Height of one line, pixels. */
const LINE_HEIGHT = 28;

interface TrackGainsProps {
  editor: Editor;
  tracks: readonly TimelineTrack[];
}

/** The gains of the tracks. */
export function TrackGains({ editor, tracks }: TrackGainsProps) {
  if (tracks.length > MOST_AT_ONCE) return <ManyGains editor={editor} tracks={tracks} />;
  return tracks.map((track, at) => <TrackGain key={at} editor={editor} track={track} at={at} />);
}

function ManyGains({ editor, tracks }: TrackGainsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { fromPx, toPx } = useDrawnRange(useFollowed(scroller, 'down'));
  /** What has the focus must not go when it is scrolled away. */
  const [focused, setFocused] = useState<number | null>(null);
  const isDrawn = (at: number) => ((at + 1) * LINE_HEIGHT > fromPx && at * LINE_HEIGHT < toPx) || at === focused;
  return (
    <div ref={scroller} className={styles.manyGains} data-part="gains">
      <div className={styles.gainLines} style={{ height: tracks.length * LINE_HEIGHT }}>
        {tracks.map((track, at) =>
          isDrawn(at) ? (
            <div key={at} className={styles.gainLine} style={{ top: at * LINE_HEIGHT }} onFocus={() => setFocused(at)}>
              <TrackGain editor={editor} track={track} at={at} />
            </div>
          ) : null,
        )}
      </div>
    </div>
  );
}

function TrackGain({ editor, track, at }: { editor: Editor; track: TimelineTrack; at: number }) {
  const label = trackName(track, at);
  const set = (gainDb: number) =>
    editor.edit({ type: 'setTrack', track: at, values: { gainDb } }, `gain of track ${at}`);
  return (
    <GainSlider
      label={label}
      name={t('mixSettings.gainOfTrack', { track: label })}
      gainDb={track.gainDb}
      onChange={set}
    />
  );
}
