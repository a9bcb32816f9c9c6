import { useState } from 'react';
import type { Editor, EditorState } from './editor';
import { useEditorState } from './useEditorState';

const isDraggingOf = ({ isDragging }: EditorState) => isDragging;

/**
 * A value that does not become another while something is dragged: an answer that comes meanwhile would cost several
 * frames.
 */
export function useWhenResting<Value>(editor: Editor, value: Value): Value {
  const isDragging = useEditorState(editor, isDraggingOf);
  const [rested, setRested] = useState(value);
  if (!isDragging && rested !== value) setRested(value);
  return isDragging ? rested : value;
}
