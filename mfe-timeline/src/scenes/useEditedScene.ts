import { useEffectScene, useInterpretation } from '@whoosh/api-client';
import type { EffectSceneResponse, InterpretResponse } from '@whoosh/contracts';
import { editInterpretation, textWithout } from '@whoosh/scene-editing';
import { useMemo } from 'react';
import type { SceneRequest } from './requested-sound';
import { useRested } from './useRested';

export interface EditedScene {
  /** What the clip was made of; undefined while it is not known. */
  known: EffectSceneResponse | undefined;
  isError: boolean;
  retry: () => void;
  /** What is shown and would be made. */
  answer: InterpretResponse | null;
  /** The answer is not of what stands in the box now. */
  isStale: boolean;
}

/**
 * The scene of an effect with what a person changes in it: other words are understood anew, chips change what was
 * understood.
 */
export function useEditedScene(effectId: number | null, { text, intensity, edits }: SceneRequest): EditedScene {
  const { data: known, isError, refetch } = useEffectScene(effectId);
  const rested = useRested(text ?? '');
  const asked = {
    duration: known?.scene.duration ?? 0,
    // what did not loop may do so in other words
    ...(known?.scene.loop === true ? { loop: true } : {}),
    intensity: intensity ?? known?.scene.intensity ?? 'moderate',
  };
  const said = useInterpretation({ ...asked, description: text === null ? '' : rested });
  const whole = text === null ? known : said.data;
  const { leftOut } = edits;
  const fewer = whole !== undefined && leftOut.length > 0 ? textWithout(whole, leftOut) : '';
  const reduced = useInterpretation({ ...asked, description: fewer });
  const understood = fewer.trim() === '' ? whole : reduced.data;
  const answer = useMemo(() => {
    if (understood === undefined || whole === undefined) return null;
    const scene = { ...understood.scene, text: whole.scene.text, intensity: asked.intensity };
    return editInterpretation({ ...understood, scene }, edits);
  }, [understood, whole, asked.intensity, edits]);
  const isWaiting = text !== null && (rested !== text || said.isPlaceholderData || said.data === undefined);
  return { known, isError, retry: () => void refetch(), answer, isStale: isWaiting || understood === undefined };
}
