import type { InterpretResponse } from '@whoosh/contracts';
import type { PreviewSpec } from '@whoosh/preview';
import type { PromptForm } from '../request/prompt-form';

/**
 * So much is heard while one types, seconds from the beginning: enough to know the sound, and rendered within 0.1 s.
 */
const BEGINNING = { layerBars: 0, audio: true, firstSeconds: 3 };

/**
 * What is rendered to be heard while one types: words alone are understood in the worker, without the way to the
 * server. Half a word is no sound yet: what is only guessed is heard when it is asked for. @returns null: nothing
 */
export function typedSpec(
  words: Pick<PromptForm, 'text' | 'duration' | 'intensity' | 'loop'> & { seed: number },
  senses: Readonly<Record<string, string>>,
): PreviewSpec | null {
  if (words.text.trim() === '') return null;
  const { duration, loop, ...asked } = words;
  const set = { ...(duration === null ? {} : { duration }), ...(loop === null ? {} : { loop }) };
  return { ...asked, ...set, senses, onlyKnown: true, ...BEGINNING };
}

/** The same of a scene that was changed by hand or in words, as the server has answered it. */
export function changedSpec(answer: InterpretResponse | null): PreviewSpec | null {
  return answer === null || answer.layers.every(({ guessed }) => guessed)
    ? null
    : { scene: answer.scene, ...BEGINNING };
}
