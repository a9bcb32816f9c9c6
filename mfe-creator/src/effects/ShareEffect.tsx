import { useEffectScene } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { LaterShareDialog } from '../share/LaterShareDialog';

interface ShareEffectProps {
  /** null: nothing is shared now. */
  effect: SoundEffect | null;
  onClose: () => void;
}

/** Shares a sound of the library; its scene is asked for when somebody wants to. */
export function ShareEffect({ effect, onClose }: ShareEffectProps) {
  const { data } = useEffectScene(effect?.madeBy === null ? effect.id : null);
  if (effect === null) return null;
  return (
    <LaterShareDialog
      scene={effect.madeBy === null ? (data?.scene ?? 'coming') : null}
      soundEffectId={effect.id}
      onClose={onClose}
    />
  );
}
