import type { Project, ProjectMedia } from '@whoosh/contracts';
import type { SourceId } from '@whoosh/timeline-mix';
import { useToast } from '@whoosh/ui';
import { useCallback, useEffect } from 'react';
import { draftOf } from '../drafts/draft-number';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import type { Player } from '../playback';
import { useVideoLoudness } from './useVideoLoudness';

interface PlayedTimeline {
  project: Project;
  editor: Editor;
  playback: Player;
  media: readonly ProjectMedia[];
  sounds: ClipSounds;
  /** Milliseconds. */
  lengthMs: number;
}

const heardOf = ({ document }: EditorState) => document;
const presentOf = ({ history }: EditorState) => history.present;

/** Gives the player the timeline as it is, what a hand is just dragging included. */
export function usePlayedTimeline({ project, editor, playback, media, sounds, lengthMs }: PlayedTimeline): void {
  const heard = useEditorState(editor, heardOf);
  const videoPeaks = useVideoLoudness(project, useEditorState(editor, presentOf));
  const { fileOf, of: soundOf } = sounds;
  const toast = useToast();
  const onMissed = useCallback(
    (source: SourceId) => {
      const [kind, id] = source.split('-');
      const own = { soundEffectId: null, mediaId: null, scene: null };
      const { name } = soundOf({ ...own, [kind === 'effect' ? 'soundEffectId' : 'mediaId']: Number(id) });
      toast({ title: t('shared.audioMissing'), description: name, tone: 'destructive' });
    },
    [soundOf, toast],
  );
  useEffect(
    () => playback.setTimeline({ document: heard, media, videoPeaks, lengthMs, draftOf, fileOf, onMissed }),
    [playback, heard, media, videoPeaks, lengthMs, fileOf, onMissed],
  );
}
