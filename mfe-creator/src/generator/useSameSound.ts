import { useCallback, useState } from 'react';
import { isEdited } from '@whoosh/scene-editing';
import { EMPTY_FORM, type PromptForm } from '../request/prompt-form';

/** What would give again the very sound that there is already is asked about before it costs anything. */
export interface SameSound {
  /** The request that was asked about; the next press makes it all the same. */
  told: PromptForm | null;
  /** A request of a sound that there is was put into the box. */
  putBack: (form: PromptForm) => void;
  /** Whether a request is to be asked about first. */
  isSame: (form: PromptForm) => boolean;
}

/**
 * Knows the last request that was put back with its seed.
 * @param opened the request that the page opened with: that of a sound where another page had it used again
 */
export function useSameSound(opened: PromptForm): SameSound {
  const [known, setKnown] = useState(() => (isOfSound(opened) ? opened : null));
  const [told, setTold] = useState<PromptForm | null>(null);
  const isSame = useCallback(
    (form: PromptForm) => {
      const isAskedBefore = told !== null && isEqual(told, form);
      const isRepeated = !isAskedBefore && known !== null && form.seed !== null && isEqual(known, form);
      setTold(isRepeated ? form : null);
      return isRepeated;
    },
    [known, told],
  );
  return { told, putBack: setKnown, isSame };
}

/** Nothing of it was changed since a sound was made of it. */
function isOfSound({ parentId, seed, refinements, edits }: PromptForm): boolean {
  return parentId !== null && seed !== null && refinements.length === 0 && !isEdited(edits);
}

function isEqual(one: PromptForm, other: PromptForm): boolean {
  return Object.keys(EMPTY_FORM).every((key) => {
    const field = key as keyof PromptForm;
    return JSON.stringify(one[field]) === JSON.stringify(other[field]);
  });
}
