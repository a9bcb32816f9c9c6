import { useRef, type ReactNode, type RefObject } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import type { Transport } from '../editor/transport';
import { Meter } from './Meter';
import { TrackHead, VideoTrackHead } from './TrackHead';
import styles from './TrackHead.module.css';
import { useVerticalFollow } from './useVerticalFollow';

const tracksOf = ({ document }: EditorState) => document.tracks;
const videoMutedOf = ({ document }: EditorState) => document.videoMuted;

interface TrackHeadsProps {
  editor: Editor;
  transport: Transport;
  /** What scrolls the lanes: the heads go up and down with it. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Between the video's head and those of the tracks. */
  children?: ReactNode;
}

/** The heads of all lanes, at the left of what scrolls. */
export function TrackHeads({ editor, transport, scroller, children }: TrackHeadsProps) {
  const moved = useRef<HTMLDivElement>(null);
  const handlers = useVerticalFollow(scroller, moved);
  const tracks = useEditorState(editor, tracksOf);
  const isVideoMuted = useEditorState(editor, videoMutedOf);
  return (
    <div className={styles.heads}>
      <div className={styles.corner} />
      <div className={styles.window} {...handlers}>
        <div ref={moved}>
          <VideoTrackHead
            isMuted={isVideoMuted}
            onMute={() => editor.edit({ type: 'setMix', values: { videoMuted: !isVideoMuted } })}
          />
          {children}
          {tracks.map(({ muted, solo }, track) => (
            <TrackHead
              key={track}
              label={`A${track + 1}`}
              isMuted={muted}
              isSolo={solo}
              onMute={() => editor.edit({ type: 'setTrack', track, values: { muted: !muted } })}
              onSolo={() => editor.edit({ type: 'setTrack', track, values: { solo: !solo } })}
            >
              <Meter
                transport={transport}
                levelOf={({ tracks: levels }) => levels[track] ?? Number.NEGATIVE_INFINITY}
              />
            </TrackHead>
          ))}
        </div>
      </div>
    </div>
  );
}
