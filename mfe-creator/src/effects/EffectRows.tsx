import { useRef } from 'react';
import type { SoundEffect } from '@whoosh/contracts';
import { EffectList, EffectRow } from '@whoosh/ui/more';
import { useRowActions } from './useRowActions';

interface EffectRowsProps {
  label: string;
  effects: readonly SoundEffect[];
  onUseAgain: (effect: SoundEffect) => void;
  onDeleted?: (effect: SoundEffect) => void;
}

/** Rows of a few saved effects with everything that can be done with one. */
export function EffectRows({ label, effects, ...actions }: EffectRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { rowProps, renaming, dialogs } = useRowActions({ list, ...actions });
  return (
    <>
      <EffectList ref={list} label={label}>
        {effects.map((effect) => (
          <EffectRow key={effect.id} effect={effect} {...rowProps(effect, effect.id === renaming)} />
        ))}
      </EffectList>
      {dialogs}
    </>
  );
}
