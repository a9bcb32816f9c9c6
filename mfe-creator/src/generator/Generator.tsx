import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SoundEffect, User } from '@whoosh/contracts';
import { useFirstSound } from '../preview/useFirstSound';
import { NO_EDITS } from '@whoosh/scene-editing';
import { GeneratingDialog } from '@whoosh/ui/more';
import { BatchButton } from './BatchButton';
import { FailureNote } from './FailureNote';
import { GeneratedSounds } from './GeneratedSounds';
import { useKeptForm } from '../request/kept-form';
import { descriptionProblem } from './model/counter';
import { ComingSeedProvider } from '../request/coming-seed';
import { formOfEffect, withoutSeed, type PromptForm } from '../request/prompt-form';
import { keptAs } from './model/generation-state';
import type { RememberedGeneration } from './model/remembered-generation';
import { neighbourPrompt, readHistory, rememberPrompt, storeHistory } from './model/prompt-history';
import { PromptBox } from './PromptBox';
import type { PromptFieldHandle } from './PromptField';
import { useGeneration } from './useGeneration';
import { useIsDrawn } from './useIsDrawn';
import { useMeaningless } from './useMeaningless';
import { useResume } from './useResume';
import { useSameSound } from './useSameSound';
import { useTriedSound } from './useTriedSound';

interface GeneratorProps {
  user: User;
  /** null: standalone sounds. */
  projectId: number | null;
  /**
   * The page's heading, where the generator is the page; it stays, as what goes from above the box would move all of
   * it.
   */
  heading?: ReactNode;
}

/** The generator: prompt box, takes, takes that were not kept, recent effects. */
export function Generator(props: GeneratorProps) {
  return (
    <ComingSeedProvider>
      <SeededGenerator {...props} />
    </ComingSeedProvider>
  );
}

function SeededGenerator({ user, projectId, heading }: GeneratorProps) {
  const [form, setForm] = useKeptForm(user.id, projectId);
  const [error, setError] = useState<string | null>(null);
  const [history, setHistory] = useState(() => readHistory(user.id));
  const field = useRef<PromptFieldHandle>(null);
  const isDrawn = useIsDrawn();
  const generation = useGeneration(projectId);
  const { pending, made, failed } = generation.state;
  const first = useFirstSound(pending?.form ?? null);
  // as it is when the answer has come
  const silenceFirst = useRef(first.silence);
  useEffect(() => {
    silenceFirst.current = first.silence;
  });

  const change = useCallback(
    (next: PromptForm) => {
      setForm(next);
      setError((shown) => (next.text.trim() === '' ? shown : null));
    },
    [setForm],
  );
  const putBack = useCallback(
    (next: PromptForm) => {
      change(next);
      field.current?.focus();
    },
    [change],
  );
  const meaning = useMeaningless();
  const same = useSameSound(form);
  const { putBack: knowSame } = same;
  const bringBack = useCallback(
    (next: PromptForm) => {
      knowSame(next);
      putBack(next);
    },
    [knowSame, putBack],
  );
  const pickIdea = useCallback(
    (text: string) => {
      setForm((shown) => ({ ...shown, text, edits: NO_EDITS, refinements: [] }));
      setError(null);
      field.current?.focus();
    },
    [setForm],
  );
  // a success clears the prompt, unless it was rewritten in the meantime
  const clear = useCallback(
    (text: string) =>
      setForm((shown) =>
        shown.text === text
          ? { ...withoutSeed(shown), text: '', edits: NO_EDITS, refinements: [], parentId: null }
          : shown,
      ),
    [setForm],
  );
  // what was asked for here is not replaced by what was being made before: that one waits among the unsaved takes
  const isAsked = useRef(false);
  const { resume } = generation;
  const [kept] = useState(form);
  useResume({
    userId: user.id,
    projectId,
    pending,
    kept,
    resume: useCallback(
      (found: RememberedGeneration) => {
        if (!isAsked.current) void resume(found).then((isMade) => isMade && clear(found.form.text));
      },
      [resume, clear],
    ),
  });
  const generate = async (asked: PromptForm) => {
    if (pending) return;
    const problem = descriptionProblem(asked.text);
    setError(problem);
    if (problem !== null) return field.current?.focus();
    isAsked.current = true;
    if (same.isSame(asked) || (await meaning.isDoubtful(asked))) return;
    const next = rememberPrompt(history, asked);
    setHistory(next);
    storeHistory(user.id, next);
    if (await generation.generate(asked)) clear(asked.text);
    else silenceFirst.current();
  };
  useTriedSound(user, projectId, (tried, isFirst) => {
    setForm(tried);
    if (isFirst) void generate(tried);
  });
  // an edited text is nobody's neighbour: there the arrows move the cursor
  const recall = (direction: 'older' | 'newer'): boolean => {
    if (form.text !== '' && !history.some(({ text }) => text === form.text)) return false;
    const found = neighbourPrompt(history, form.text, direction);
    if (found === null) return false;
    const recalled = found.text === made?.form.text ? { ...found, seed: made.form.seed } : found;
    same.putBack(recalled);
    change(recalled);
    return true;
  };
  // what is refined or used again goes on from the take that was kept
  const takesForm = useMemo(() => made && { ...made.form, parentId: keptAs(made) }, [made]);
  const { effectDeleted } = generation;
  const bringBackEffect = useCallback((effect: SoundEffect) => bringBack(formOfEffect(effect)), [bringBack]);
  const forgetEffect = useCallback((effect: SoundEffect) => effectDeleted(effect.id), [effectDeleted]);

  return (
    <>
      {heading}
      <PromptBox
        fieldRef={field}
        user={user}
        form={form}
        takesForm={pending === null ? takesForm : null}
        error={error}
        busy={pending !== null}
        paid={pending !== null && pending.isResumed && pending.form.text === form.text}
        meaningless={meaning.told === form.text && form.text !== ''}
        same={same.told !== null && same.told.text === form.text && form.seed !== null}
        onChange={change}
        onGenerate={(asked) => void generate(asked)}
        onRecall={recall}
      />
      {failed && <FailureNote failed={failed} onRetry={() => void generate(failed.form)} />}
      <BatchButton user={user} form={form} projectId={projectId} />
      {isDrawn && (
        <GeneratedSounds
          projectId={projectId}
          state={generation.state}
          first={first}
          onChoose={generation.choose}
          onKeep={generation.keep}
          onUseAgain={bringBack}
          onUseVariant={putBack}
          onPickIdea={pickIdea}
          onUseEffectAgain={bringBackEffect}
          onEffectDeleted={forgetEffect}
        />
      )}
      <GeneratingDialog pending={pending} bars={first.bars} onPutAside={generation.putAside} onStop={generation.stop} />
    </>
  );
}
