import { TIMELINE_LIMITS, type TimelineTrack, type TrackGroup } from '@whoosh/contracts';
import { Icon } from '@whoosh/ui';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { trackName } from '../words/track-names';
import { useDrawnRange } from './drawn-range';
import { drawnRows, rowKey } from './drawn-rows';
import { GroupHead } from './GroupHead';
import { Meter } from './Meter';
import { TrackHead, VideoTrackHead } from './TrackHead';
import { trackLayout } from './track-layout';
import { TrackMenu } from './TrackMenu';
import styles from './TrackHead.module.css';
import { useVerticalFollow } from './useVerticalFollow';
import type { Viewport } from './useViewport';

const tracksOf = ({ document }: EditorState) => document.tracks;
const groupsOf = ({ document }: EditorState) => document.groups;
const videoMutedOf = ({ document }: EditorState) => document.videoMuted;

interface TrackHeadsProps {
  editor: Editor;
  transport: Transport;
  /** Of the lanes: the heads go up and down with them. */
  viewport: Pick<Viewport, 'scroller' | 'drawnRows'>;
}

/** The heads of all lanes, at the left of what scrolls. */
export function TrackHeads({ editor, transport, viewport }: TrackHeadsProps) {
  const moved = useRef<HTMLDivElement>(null);
  const handlers = useVerticalFollow(viewport.scroller, moved);
  const tracks = useEditorState(editor, tracksOf);
  const groups = useEditorState(editor, groupsOf);
  const layout = trackLayout({ tracks, groups });
  const isVideoMuted = useEditorState(editor, videoMutedOf);
  const range = useDrawnRange(viewport.drawnRows);
  /** What has the focus must not go when it is scrolled away. */
  const [focused, setFocused] = useState<string | null>(null);
  const { rows } = useMemo(() => drawnRows(layout, range, focused), [layout, range, focused]);
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
          <div className={styles.rows}>
            {rows.map(({ row, top }) => (
              <div key={rowKey(row)} className={styles.row} style={{ top }} onFocus={() => setFocused(rowKey(row))}>
                {typeof row === 'number' ? (
                  <AudioTrackHead editor={editor} transport={transport} tracks={tracks} groups={groups} at={row} />
                ) : (
                  <GroupHead editor={editor} transport={transport} row={row} layout={layout} />
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface AudioTrackHeadProps extends Pick<TrackHeadsProps, 'editor' | 'transport'> {
  tracks: readonly TimelineTrack[];
  groups: readonly TrackGroup[];
  /** Its place. */
  at: number;
}

function AudioTrackHead({ editor, transport, tracks, groups, at }: AudioTrackHeadProps) {
  const track = tracks[at];
  if (track === undefined) return null;
  const { muted, solo } = track;
  const set = (values: Partial<TimelineTrack>) => editor.edit({ type: 'setTrack', track: at, values });
  const group = groups.find(({ key }) => key === track.group);
  return (
    <TrackHead
      label={trackName(track, at)}
      menu={<TrackMenu editor={editor} tracks={tracks} groups={groups} at={at} />}
      group={group ?? null}
      isMuted={muted}
      isSolo={solo}
      onMute={() => set({ muted: !muted })}
      onSolo={() => set({ solo: !solo })}
    >
      <Meter transport={transport} levelOf={({ tracks: levels }) => levels[at] ?? Number.NEGATIVE_INFINITY} />
    </TrackHead>
  );
}
