import { useCallback, useState } from 'react';
import { serverMessage, useDeleteSoundEffect } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { ConfirmDialog, EffectList, EffectRow, player } from '@whoosh/ui/more';
import { useEffectDownload } from './useEffectDownload';

interface EffectRowsProps {
  label: string;
  effects: readonly SoundEffect[];
  onUseAgain?: (effect: SoundEffect) => void;
  onDeleted?: (effect: SoundEffect) => void;
}

/** Rows of saved effects with everything that can be done with one: play, download, use again, delete after a question. */
export function EffectRows({ label, effects, onUseAgain, onDeleted }: EffectRowsProps) {
  const [asked, setAsked] = useState<SoundEffect | null>(null);
  const download = useEffectDownload();
  const { remove, isPending } = useDeletion(onDeleted);
  const [now] = useState(() => new Date());
  return (
    <>
      <EffectList label={label}>
        {effects.map((effect) => (
          <EffectRow
            key={effect.id}
            effect={effect}
            now={now}
            onDownload={(format) => download(effect, format)}
            onDelete={() => setAsked(effect)}
            {...(onUseAgain ? { onUseAgain: () => onUseAgain(effect) } : {})}
          />
        ))}
      </EffectList>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === null ? '' : `Delete "${asked.name}"?`}
        action="Delete"
        destructive
        isPending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void remove(asked).then(() => setAsked(null))}
      >
        The sound leaves your library. Files that you have downloaded stay with you.
      </ConfirmDialog>
    </>
  );
}

function useDeletion(onDeleted: ((effect: SoundEffect) => void) | undefined) {
  const { mutateAsync, isPending } = useDeleteSoundEffect();
  const toast = useToast();
  const remove = useCallback(
    async (effect: SoundEffect) => {
      try {
        await mutateAsync(effect);
        player.release(effect.audioUrl);
        onDeleted?.(effect);
      } catch (error) {
        toast({
          title: 'Error',
          description: serverMessage(error, 'Failed to delete sound effect.'),
          tone: 'destructive',
        });
      }
    },
    [mutateAsync, toast, onDeleted],
  );
  return { remove, isPending };
}
