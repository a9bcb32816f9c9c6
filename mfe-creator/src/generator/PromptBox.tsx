import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import {
  isFreeAllowance,
  maxDurationSeconds,
  type RefinementResult,
  type UnknownWords,
  type User,
} from '@whoosh/contracts';
import { useHearWhileTyping } from '../preview/hear-while-typing';
import { useHearing } from '../preview/useHearing';
import { t } from '../messages';
import { ControlRow } from './ControlRow';
import { costLine, durationRefusal, maxTakes } from '../takes';
import { longer, NO_EDITS, rulerReach, shorter, WHOLE_RULER, type SceneEdits } from '@whoosh/scene-editing';
import {
  DEFAULT_SECONDS,
  hasOwnScene,
  isChanged,
  isReadElsewhere,
  withinPlan,
  withoutSeed,
  type PromptForm,
} from '../request/prompt-form';
import { HearPreview, heardLine } from './HearPreview';
import { PromptField, type PromptFieldHandle } from './PromptField';
import { EngineNote, LimitNote, MeaninglessNote, SameNote } from './PromptNotes';
import { ReadElsewhere } from './ReadElsewhere';
import { areReplaced } from './model/replaced-words';
import { RefineRow } from './RefineRow';
import { Score } from './Score';
import { useGenerateKey } from './useGenerateKey';
import { useUnderstanding } from '../request/useUnderstanding';
import styles from './PromptBox.module.css';

interface PromptBoxProps {
  fieldRef: Ref<PromptFieldHandle>;
  user: User;
  form: PromptForm;
  /** The request of the takes below: while the field is empty, its words, score and refinements stand in the box. */
  takesForm: PromptForm | null;
  error: string | null;
  busy: boolean;
  /** What stands in the box is being made and paid for already. */
  paid: boolean;
  /** No word means anything, and the next press makes it all the same. */
  meaningless: boolean;
  /** It would be the very sound that there is, and the next press makes it all the same. */
  same: boolean;
  onChange: (form: PromptForm) => void;
  onGenerate: (form: PromptForm) => void;
  /**
   * Up arrow in the empty field: the last prompt comes back, and with further arrows those before it. Returns whether
   * there was one.
   */
  onRecall: (direction: 'older' | 'newer') => boolean;
}

/** What undo brings back. */
type Changeable = Pick<PromptForm, 'edits' | 'refinements' | 'duration' | 'loop' | 'intensity'>;

const NO_RESULTS: readonly RefinementResult[] = [];

/** The prompt box: what is typed is shown as a score before it is paid for. */
export function PromptBox({
  fieldRef,
  user,
  form: given,
  takesForm,
  error,
  busy,
  paid,
  meaningless,
  same,
  onChange,
  onGenerate,
  onRecall,
}: PromptBoxProps) {
  const [litLayer, setLitLayer] = useState<string | null>(null);
  const [beyondPlan, setBeyondPlan] = useState(false);
  const maxDuration = maxDurationSeconds(user.planId);
  const takesLimit = maxTakes(user.planId, user.credits, user.existingEffects);
  const asked = withinPlan(given, maxDuration, takesLimit);
  const isOfTakes = takesForm !== null && given.text === '';
  // what stands in the box: of the takes, until something else is typed
  const form = isOfTakes ? takesForm : asked;
  const [live] = useHearWhileTyping();
  const understanding = useUnderstanding(form, live && hasOwnScene(form));
  const { answer, stale } = understanding;
  const hearing = useHearing(understanding, form);
  const empty = asked.text.trim() === '';
  const duration = asked.duration ?? answer?.scene.duration ?? DEFAULT_SECONDS;
  const request = { ...user, durationSeconds: duration, takes: asked.takes };

  const change = (part: Partial<PromptForm>) => onChange({ ...asked, ...part });
  const [past, setPast] = useState<readonly Changeable[]>([]);
  const alter = (part: Partial<PromptForm>) => {
    const { edits, refinements, duration, loop, intensity } = form;
    setPast((before) => [...before, { edits, refinements, duration, loop, intensity }]);
    onChange({ ...form, ...part });
  };
  const edit = (edits: SceneEdits) => alter({ edits });
  const undo = () => {
    change(past.at(-1) ?? { edits: NO_EDITS, refinements: [] });
    setPast(past.slice(0, -1));
  };
  const write = (text: string) => {
    const seedless = withoutSeed(asked);
    const sounds = stale ? [] : (answer?.layers ?? []).flatMap(({ spans }) => spans);
    const goesOn = text.trim() !== '' && !areReplaced(asked.text, text, sounds);
    if (goesOn) return change({ ...seedless, text });
    setPast([]);
    change({ ...seedless, text, edits: NO_EDITS, refinements: [], parentId: null });
  };
  const refine = (part: Partial<PromptForm>) => {
    const length = part.duration ?? null;
    alter(length === null ? part : { ...part, duration: Math.min(length, maxDuration) });
    setBeyondPlan(length !== null && length > maxDuration);
  };
  const replace = ({ text, span: [from, to] }: UnknownWords, words: string) => {
    // the answer may be of an earlier text
    if (form.text.slice(from, to) === text) change({ text: form.text.slice(0, from) + words + form.text.slice(to) });
  };
  const setDuration = (length: number | null) => {
    setBeyondPlan(false);
    change({ duration: length });
  };
  const askDuration = (asked: number) => {
    setDuration(Math.min(asked, maxDuration));
    if (asked > maxDuration) setBeyondPlan(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const handled = promptKey(event, duration, {
      generate: () => onGenerate(asked),
      recall: onRecall,
      duration: askDuration,
      hear: answer === null ? null : hearing.toggle,
    });
    if (handled) event.preventDefault();
  };

  const box = useRef<HTMLElement>(null);
  useGenerateKey(box, () => onGenerate(asked));

  return (
    <>
      <section
        ref={box}
        className={`${styles.box} ${error === null ? '' : styles.invalid}`}
        aria-label={t('promptBox.describeASound')}
      >
        <PromptField
          ref={fieldRef}
          text={asked.text}
          wordsOfTakes={isOfTakes ? form.text : null}
          litLayer={litLayer}
          error={error}
          onHoverLayer={setLitLayer}
          onKeyDown={onKeyDown}
          onChange={write}
          understanding={answer && { text: answer.scene.text, ...answer }}
        />
        <Score
          interpretation={answer}
          stale={stale}
          duration={duration}
          isAuto={asked.duration === null}
          reach={empty && !isOfTakes ? WHOLE_RULER : rulerReach(duration)}
          maxDuration={maxDuration}
          litLayer={litLayer}
          edits={form.edits}
          onUndo={!isOfTakes && (past.length > 0 || isChanged(form)) ? undo : null}
          onEdit={edit}
          onTake={(edits, seed) => alter({ edits, seed, engineVersion: null })}
          onDuration={setDuration}
          onBeyondPlan={() => setBeyondPlan(true)}
          onHoverLayer={setLitLayer}
          onReplace={replace}
        />
        {answer !== null && !isOfTakes && (
          <ReadElsewhere
            answer={answer}
            stale={stale}
            isAsked={isReadElsewhere(form)}
            onAsk={(isAsked) => change({ sentElsewhere: isAsked ? form.text : null })}
          />
        )}
        {answer !== null && <RefineRow form={form} results={answer.refinements ?? NO_RESULTS} onRefine={refine} />}
        <ControlRow
          form={asked}
          loops={answer?.scene.loop ?? false}
          hear={answer === null ? null : <HearPreview hearing={hearing} />}
          cost={empty ? costLine(request, false) : heardLine(hearing, costLine(request, !paid))}
          maxTakes={isFreeAllowance(user.planId, user.credits) ? takesLimit : 4}
          empty={empty}
          busy={busy}
          anyway={meaningless || same}
          onChange={change}
          onGenerate={() => onGenerate(asked)}
        />
      </section>
      {meaningless && <MeaninglessNote />}
      {same && <SameNote onAnotherTake={() => onGenerate({ ...asked, seed: null, engineVersion: null })} />}
      <EngineNote form={form} engineVersion={answer?.scene.engine ?? null} />
      {beyondPlan && <LimitNote refusal={durationRefusal({ ...request, durationSeconds: maxDuration + 1 })} />}
    </>
  );
}

interface PromptActions {
  generate: () => void;
  recall: (direction: 'older' | 'newer') => boolean;
  duration: (asked: number) => void;
  /** Plays or pauses a preview; null: nothing is described. */
  hear: (() => void) | null;
}

/** The keys of the prompt (design section 5). Returns whether the key was one of them. */
function promptKey(event: KeyboardEvent<HTMLTextAreaElement>, duration: number, act: PromptActions): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.nativeEvent.isComposing) return false;
  if (key === 'Enter' && (ctrlKey || metaKey)) act.generate();
  else if (key === 'Enter' && altKey) act.hear?.();
  else if (key === 'Escape') {
    event.currentTarget.blur();
    // a sound that plays ends, too
    return false;
  } else if (key === 'ArrowUp' && altKey) act.duration(longer(duration));
  else if (key === 'ArrowDown' && altKey) act.duration(shorter(duration));
  else if (key === 'ArrowUp') return act.recall('older');
  else if (key === 'ArrowDown') return act.recall('newer');
  else return false;
  return true;
}
