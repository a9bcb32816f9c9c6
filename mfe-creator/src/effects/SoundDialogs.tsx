import type { SoundEffect } from '@whoosh/contracts';
import { Later } from './Later';

const loadCut = async () => (await import('./CutDialog')).default;
const loadProvenance = async () => (await import('./ProvenanceDialog')).ProvenanceDialog;
const loadVariations = async () => (await import('./VariationsDialog')).default;

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
      <Later wanted={about('provenance') !== null} load={loadProvenance} onClose={onClose}>
        {(ProvenanceDialog) => <ProvenanceDialog effect={about('provenance')} onClose={onClose} />}
      </Later>
      <Later wanted={about('cut') !== null} load={loadCut} onClose={onClose}>
        {(CutDialog) => <CutDialog effect={about('cut')} onClose={onClose} />}
      </Later>
      <Later wanted={about('variations') !== null} load={loadVariations} onClose={onClose}>
        {(VariationsDialog) => <VariationsDialog effect={about('variations')} onClose={onClose} />}
      </Later>
    </>
  );
}
