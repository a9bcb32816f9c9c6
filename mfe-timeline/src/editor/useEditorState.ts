import { useRef, useSyncExternalStore } from 'react';
import type { Editor, EditorState } from './editor';

/** A part of the editor's state; renders again only when that part is another. */
export function useEditorState<Part>(editor: Editor, part: (state: EditorState) => Part): Part {
  const last = useRef<{ state: EditorState; part: (state: EditorState) => Part; value: Part } | null>(null);
  return useSyncExternalStore(editor.subscribe, () => {
    const state = editor.snapshot();
    if (last.current?.state !== state || last.current.part !== part) {
      last.current = { state, part, value: part(state) };
    }
    return last.current.value;
  });
}
