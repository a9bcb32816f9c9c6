import type { Project, ProjectMedia } from '@whoosh/contracts';
import { useEffect } from 'react';
import { draftOf } from '../drafts/draft-number';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
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
  const { fileOf } = sounds;
  useEffect(
    () => playback.setTimeline({ document: heard, media, videoPeaks, lengthMs, draftOf, fileOf }),
    [playback, heard, media, videoPeaks, lengthMs, fileOf],
  );
}
