import type { Project, ProjectMedia } from '@whoosh/contracts';
import { Activity, useEffect, type ComponentProps, type RefObject } from 'react';
import type { Editor } from '../editor/editor';
import type { Panel } from '../editor/panel';
import type { Transport } from '../editor/transport';
import { loadedLater } from '../messages/loaded-later';
import type { Player } from '../playback';
import { SoundPanel } from '../sounds/SoundPanel';

/** The mixer loads once the page can be used, so that it opens at once, also without a network. */
const loadMixer = () => import('../mixer/MixerPanel');
const MixerPanel = loadedLater(async () => (await loadMixer()).MixerPanel);
const RecorderPanel = loadedLater(async () => (await import('../recording/RecorderPanel')).RecorderPanel);

interface SidePanelProps extends Pick<
  ComponentProps<typeof SoundPanel>,
  'clips' | 'onPlace' | 'onPlaceFrom' | 'onTry'
> {
  panel: Panel;
  project: Project;
  editor: Editor;
  transport: Transport;
  playback: Player;
  media: readonly ProjectMedia[];
  totalMs: number;
  flush: () => Promise<void>;
  /** What the key of the recorder does while that is open. */
  recording: RefObject<(() => void) | null>;
  /** The sounds come back. */
  onClose: () => void;
}

/** What stands beside the picture: the sounds, and in their place the mixer or the recorder. */
export function SidePanel({ panel, recording, clips, onPlace, onPlaceFrom, onTry, ...rest }: SidePanelProps) {
  const { project, editor, transport, media, onClose, playback, totalMs, flush } = rest;
  useEffect(() => {
    // without a network it is tried again when it is opened
    loadMixer().catch(() => undefined);
  }, []);
  // what is being described, and for what length, is there again when the sounds are
  return (
    <>
      <Activity mode={panel === 'sounds' ? 'visible' : 'hidden'}>
        <SoundPanel projectId={project.id} {...{ transport, clips, onPlace, onPlaceFrom, onTry }} />
      </Activity>
      {panel === 'recorder' && (
        <RecorderPanel
          {...{ project, editor, transport, playback, media, totalMs, flush, onClose }}
          command={recording}
        />
      )}
      {panel === 'mixer' && (
        <MixerPanel {...{ editor, transport, media, onClose }} hasVideoSound={project.video?.hasAudio === true} />
      )}
    </>
  );
}
