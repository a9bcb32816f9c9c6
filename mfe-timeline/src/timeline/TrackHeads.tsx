import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { Icon } from '@whoosh/ui';
import { Plus } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { trackName } from '../words/track-names';
import { Meter } from './Meter';
import { TrackHead, VideoTrackHead } from './TrackHead';
import { TrackMenu } from './TrackMenu';
import styles from './TrackHead.module.css';
import { useVerticalFollow } from './useVerticalFollow';

const tracksOf = ({ document }: EditorState) => document.tracks;
const videoMutedOf = ({ document }: EditorState) => document.videoMuted;

interface TrackHeadsProps {
  editor: Editor;
  transport: Transport;
  /** What scrolls the lanes: the heads go up and down with it. */
  scroller: RefObject<HTMLDivElement | null>;
}

/** The heads of all lanes, at the left of what scrolls. */
export function TrackHeads({ editor, transport, scroller }: TrackHeadsProps) {
  const moved = useRef<HTMLDivElement>(null);
  const handlers = useVerticalFollow(scroller, moved);
  const tracks = useEditorState(editor, tracksOf);
  const names = tracks.map(trackName);
  const isVideoMuted = useEditorState(editor, videoMutedOf);
  return (
    <div className={styles.heads}>
      <div className={styles.corner}>
        <button
          type="button"
          className={styles.add}
          aria-label={t('trackMenu.addTrack')}
          title={t('trackMenu.addTrack')}
          disabled={tracks.length === TIMELINE_LIMITS.maxTracks}
          onClick={() => editor.edit({ type: 'addTrack', at: tracks.length })}
        >
          <Icon icon={Plus} />
        </button>
      </div>
      <div className={styles.window} {...handlers}>
        <div ref={moved}>
          <VideoTrackHead
            isMuted={isVideoMuted}
            onMute={() => editor.edit({ type: 'setMix', values: { videoMuted: !isVideoMuted } })}
          />
          {tracks.map(({ muted, solo }, track) => (
            <TrackHead
              key={track}
              label={names[track] ?? ''}
              menu={<TrackMenu editor={editor} tracks={tracks} at={track} />}
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
