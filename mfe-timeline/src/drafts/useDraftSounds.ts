import { usePreviewRenderer } from '@whoosh/preview';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { isDraft } from './draft-number';
import { DraftSounds, type DraftSound } from './draft-sounds';

const clipsOf = ({ document }: EditorState) => document.clips;

/** Renders the drafts of a timeline as they come and go, also those that are only slipped past. */
export function useDraftSounds(editor: Editor): { store: DraftSounds; drafts: ReadonlyMap<number, DraftSound> } {
  const renderer = usePreviewRenderer();
  const [store] = useState(() => new DraftSounds(renderer));
  const clips = useEditorState(editor, clipsOf);
  useEffect(() => store.want(clips.filter(isDraft).map(({ scene }) => scene)), [store, clips]);
  useEffect(() => () => store.want([]), [store]);
  return { store, drafts: useSyncExternalStore(store.subscribe, store.snapshot) };
}
