import { effectName, type InterpretedLayer, type InterpretResponse } from '@whoosh/contracts';
import { isEdited, NO_EDITS, scoreWord } from '@whoosh/scene-editing';
import { soundPutBack, type PromptForm } from './prompt-form';

/** What is heard, as a name. */
export const nameOfLayers = (layers: readonly Pick<InterpretedLayer, 'label'>[]): string =>
  effectName(null, layers.map(({ label }) => scoreWord(label)).join(', '));

/**
 * The name of a sound of which refinements or edits made another one than its words say: what is heard in it. Else,
 * and where its words cannot be read, an empty one: the name is that of the words then.
 */
export async function nameOfChanged(
  form: PromptForm,
  understood: Promise<InterpretResponse>,
  understand: (form: PromptForm) => Promise<InterpretResponse>,
): Promise<string> {
  if (form.refinements.length === 0 && !isEdited(form.edits) && soundPutBack(form) === null) return '';
  try {
    const asWords = understand({ ...form, putBack: null, edits: NO_EDITS, refinements: [] });
    const name = nameOfLayers((await understood).layers);
    return name === nameOfLayers((await asWords).layers) ? '' : name;
  } catch {
    return '';
  }
}
