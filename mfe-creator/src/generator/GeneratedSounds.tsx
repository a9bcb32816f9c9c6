import { memo } from 'react';
import { useUnsavedGenerations } from '@whoosh/api-client';
import type { SoundEffect, TakeResponse } from '@whoosh/contracts';
import { useTakeDownload } from '../effects/useEffectDownload';
import type { FirstSound } from '../preview/useFirstSound';
import type { PromptForm } from '../request/prompt-form';
import type { GenerationState } from './model/generation-state';
import { NotKept } from './NotKept';
import { RecentEffects, RecentProjectEffects } from './RecentEffects';
import { StartIdeas } from './StartIdeas';
import { PendingTakes, TakesSection, TakesStatus } from './TakesSection';

interface GeneratedSoundsProps {
  /** null: standalone sounds. */
  projectId: number | null;
  state: GenerationState;
  first: FirstSound;
  onChoose: (take: number) => void;
  onKeep: (take: TakeResponse) => Promise<number | null>;
  onUseAgain: (form: PromptForm) => void;
  onUseVariant: (form: PromptForm) => void;
  onPickIdea: (text: string) => void;
  onUseEffectAgain: (effect: SoundEffect) => void;
  onEffectDeleted: (effect: SoundEffect) => void;
}

/**
 * What is below the prompt: the takes that are made, those that were, and the sounds from before. None of it is drawn
 * anew while somebody types.
 */
export const GeneratedSounds = memo(function GeneratedSounds({
  projectId,
  state,
  first,
  onChoose,
  onKeep,
  onUseAgain,
  onUseVariant,
  onPickIdea,
  onUseEffectAgain,
  onEffectDeleted,
}: GeneratedSoundsProps) {
  const { pending, made } = state;
  const download = useTakeDownload();
  const { isPending: isUnkeptUnknown } = useUnsavedGenerations();
  const recent = { onUseAgain: onUseEffectAgain, onDeleted: onEffectDeleted };
  return (
    <>
      <TakesStatus {...state} />
      {pending && <PendingTakes pending={pending} bars={first.bars} />}
      {made && !pending && (
        <TakesSection
          key={made.generationId}
          made={made}
          first={first}
          onChoose={onChoose}
          onKeep={onKeep}
          onUseAgain={onUseAgain}
          onUseVariant={onUseVariant}
          onDownload={(take, format) => download(take, { ...made, prompt: made.form.text }, format)}
        />
      )}
      {!made && !pending && <StartIdeas onPick={onPickIdea} />}
      <NotKept exceptId={made?.generationId ?? null} projectId={projectId} />
      {/* what was not kept stands above: a list that came before it would be pushed down */}
      {!isUnkeptUnknown &&
        (projectId === null ? (
          <RecentEffects {...recent} />
        ) : (
          <RecentProjectEffects projectId={projectId} {...recent} />
        ))}
    </>
  );
});
