import { DEFAULT_MIXER, type TimelineTrack } from '@whoosh/contracts';
import { busOfTrack } from '@whoosh/timeline-mix';
import { Button, Icon } from '@whoosh/ui';
import { X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages/later';
import { itemOf, type TimelineDocument } from '../model';
import { useIntoSight } from '../project/useIntoSight';
import { trackLayout } from '../timeline/track-layout';
import { trackName } from '../words/track-names';
import { ChannelStrip, type Channel } from './ChannelStrip';
import { GroupStrips, MasterStrip } from './GroupStrips';
import styles from './Mixer.module.css';
import { mixerEdits, stripOf, type ChannelId } from './mixer-edits';
import { StripDetail } from './StripDetail';
import { TrackGroupStrip } from './TrackGroupStrip';
import { TrackStrips } from './TrackStrips';

interface MixerPanelProps {
  editor: Editor;
  transport: Transport;
  media: Parameters<typeof busOfTrack>[1];
  /** The video has a sound of its own. */
  hasVideoSound: boolean;
  onClose: () => void;
}

const presentOf = ({ document }: EditorState) => document;
const NO_LEVEL = Number.NEGATIVE_INFINITY;

/** The mixer: a strip for each track, each group of tracks and the video's own sound, reverbs, buses, master. */
export function MixerPanel({ editor, transport, media, hasVideoSound, onClose }: MixerPanelProps) {
  const document = useEditorState(editor, presentOf);
  const edits = useMemo(() => mixerEdits(editor), [editor]);
  const [opened, setOpened] = useState<ChannelId | null>(null);
  const panel = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useIntoSight(panel);
  const mixer = document.mixer ?? DEFAULT_MIXER;
  const rows = [...(hasVideoSound ? ['video' as const] : []), ...trackLayout(document).rows];
  const open = opened !== null && rows.includes(opened) ? opened : null;
  const strips = { mixer, transport, edits };
  return (
    <section ref={panel} className={styles.mixer} aria-label={t('mixer.title')} data-part="mixer">
      <header className={styles.head}>
        <h2>{t('mixer.title')}</h2>
        <Button type="text" aria-label={t('mixer.close')} icon={<Icon icon={X} />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        {open !== null && (
          <StripDetail
            key={open}
            label={channelOf(document, open, media).label}
            strip={stripOf(document, open)}
            transport={transport}
            {...(open !== 'video' && { reductionOf: ({ reductionsDb }) => reductionsDb[open] ?? 0 })}
            onChange={(values) => edits.strip(open, values)}
            onClose={() => setOpened(null)}
          />
        )}
        <div ref={scroller} className={styles.strips} tabIndex={0} role="group" aria-label={t('mixer.title')}>
          <TrackStrips
            scroller={scroller}
            rows={rows}
            stripOf={(row) =>
              typeof row === 'object' ? (
                <TrackGroupStrip row={row} transport={transport} edits={edits} />
              ) : (
                <ChannelStrip
                  channel={channelOf(document, row, media)}
                  transport={transport}
                  levelOf={({ video, tracks }) => (row === 'video' ? video : (tracks[row] ?? NO_LEVEL))}
                  isOpen={open === row}
                  onOpen={() => setOpened(open === row ? null : row)}
                  onStrip={(values) => edits.strip(row, values)}
                  {...controlsOf(document, row, edits)}
                />
              )
            }
          />
          <GroupStrips {...strips} />
        </div>
        <MasterStrip {...strips} />
      </div>
    </section>
  );
}

function channelOf(document: TimelineDocument, id: ChannelId, media: MixerPanelProps['media']): Channel {
  const strip = stripOf(document, id);
  if (id === 'video') {
    const { videoGainDb, videoMuted } = document;
    return { label: t('shared.video'), color: null, gainDb: videoGainDb, muted: videoMuted, strip, bus: 'dialogue' };
  }
  const track: TimelineTrack = document.tracks[id] ?? { gainDb: 0, muted: false, solo: false };
  const { color = null, gainDb, muted, solo, pan = 0 } = track;
  const items = document.clips.filter((clip) => clip.track === id).map(itemOf);
  return { label: trackName(track, id), color, gainDb, muted, solo, pan, strip, bus: busOfTrack(items, media) };
}

/** What the controls of a channel do. */
function controlsOf(document: TimelineDocument, id: ChannelId, edits: ReturnType<typeof mixerEdits>) {
  if (id === 'video')
    return {
      onGain: (videoGainDb: number) => edits.video({ videoGainDb }),
      onMute: () => edits.video({ videoMuted: !document.videoMuted }),
    };
  const { muted = false, solo = false } = document.tracks[id] ?? {};
  return {
    onGain: (gainDb: number) => edits.track(id, { gainDb }),
    onPan: (pan: number) => edits.track(id, { pan }),
    onMute: () => edits.track(id, { muted: !muted }),
    onSolo: () => edits.track(id, { solo: !solo }),
  };
}
