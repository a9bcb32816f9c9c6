import { useSyncExternalStore } from 'react';
import type { GenerateRequest, GeneratorChoice, GeneratorId } from '@whoosh/contracts';
import { hasOwnScene, type PromptForm } from '../request/prompt-form';

/** Who is to make sounds, and whether our own engine may where that one does not. */
export interface EngineChoice {
  generator: GeneratorId;
  fallback: boolean;
}

const KEY = 'whoosh.engine';
const listeners = new Set<() => void>();

/** What a person chose last in this browser, as far as it is still there; else as the installation is set. */
function engineChoice(choices: readonly GeneratorChoice[], kept = read()): EngineChoice {
  const usual: EngineChoice = {
    generator: choices.find(({ isDefault }) => isDefault)?.id ?? 'whoosh',
    fallback: false,
  };
  if (kept === null) return usual;
  try {
    const { generator, fallback } = JSON.parse(kept) as Partial<EngineChoice>;
    const isHere = generator === 'whoosh' || choices.some(({ id }) => id === generator);
    return isHere && generator !== undefined ? { generator, fallback: fallback === true } : usual;
  } catch {
    return usual;
  }
}

export function useEngineChoice(choices: readonly GeneratorChoice[]): EngineChoice {
  return engineChoice(choices, useSyncExternalStore(subscribe, read));
}

export function keepEngineChoice(request: EngineChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(request));
  } catch {
    // without storage the choice holds for nothing: sounds are made as the installation is set
  }
  for (const tell of listeners) tell();
}

/** A scene that was changed and a seed that was chosen are for our own engine: no other has them. */
export function isForOwnEngine(form: PromptForm): boolean {
  return hasOwnScene(form) || form.seed !== null;
}

/** What a request says about it: nothing where there is no choice. */
export function askedOfEngine(
  form: PromptForm,
  choices: readonly GeneratorChoice[],
): Pick<GenerateRequest, 'generator' | 'fallback'> {
  if (choices.length === 0) return {};
  const { generator, fallback } = engineChoice(choices);
  if (generator === 'whoosh' || isForOwnEngine(form)) return { generator: 'whoosh' };
  return { generator, fallback };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
