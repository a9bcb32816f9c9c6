import { lazy } from 'react';
import type { SoundEffect } from '@whoosh/contracts';
import { Later } from './Later';

const CutDialog = lazy(() => import('./CutDialog'));
const ProvenanceDialog = lazy(() =>
  import('./ProvenanceDialog').then((module) => ({ default: module.ProvenanceDialog })),
);
const VariationsDialog = lazy(() => import('./VariationsDialog'));

/** What opens a dialog about a sound of the library, wherever the sound stands. */
export type SoundQuestion = 'variations' | 'cut' | 'provenance';

interface SoundDialogsProps {
  /** The sound that a dialog is open about; null: about none. */
  about: (question: SoundQuestion) => SoundEffect | null;
  onClose: () => void;
}

/** The dialogs of a sound that a row of the library and a take share. */
export function SoundDialogs({ about, onClose }: SoundDialogsProps) {
  return (
    <>
      <Later wanted={about('provenance') !== null}>
        <ProvenanceDialog effect={about('provenance')} onClose={onClose} />
      </Later>
      <Later wanted={about('cut') !== null}>
        <CutDialog effect={about('cut')} onClose={onClose} />
      </Later>
      <Later wanted={about('variations') !== null}>
        <VariationsDialog effect={about('variations')} onClose={onClose} />
      </Later>
    </>
  );
}
