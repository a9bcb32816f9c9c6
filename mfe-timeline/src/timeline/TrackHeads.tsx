import type { ReactNode } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import type { Transport } from '../editor/transport';
import { Meter } from './Meter';
import { TrackHead, VideoTrackHead } from './TrackHead';
import styles from './TrackHead.module.css';

const tracksOf = ({ document }: EditorState) => document.tracks;
const videoMutedOf = ({ document }: EditorState) => document.videoMuted;

/** The heads of all lanes, at the left of what scrolls. */
export function TrackHeads({ editor, transport, children }: { editor: Editor; transport: Transport; children?: ReactNode }) {
  const tracks = useEditorState(editor, tracksOf);
  const isVideoMuted = useEditorState(editor, videoMutedOf);
  return (
    <div>
      <div className={styles.corner} />
      <VideoTrackHead
        isMuted={isVideoMuted}
        onMute={() => editor.edit({ type: 'setMix', values: { videoMuted: !isVideoMuted } })}
      />
      {tracks.map(({ muted, solo }, track) => (
        <TrackHead
          key={track}
          label={`A${track + 1}`}
          isMuted={muted}
          isSolo={solo}
          onMute={() => editor.edit({ type: 'setTrack', track, values: { muted: !muted } })}
          onSolo={() => editor.edit({ type: 'setTrack', track, values: { solo: !solo } })}
        >
          <Meter transport={transport} levelOf={({ tracks: levels }) => levels[track] ?? Number.NEGATIVE_INFINITY} />
        </TrackHead>
      ))}
      {children}
    </div>
  );
}
