import type { ProjectMedia } from '@whoosh/contracts';
import { ConfirmDialog } from '@whoosh/ui/more';
import type { Clip } from '../model';
import { timecode } from '../words/timecode';
import styles from './SoundList.module.css';

interface DeleteMediaDialogProps {
  /** null while nothing is asked. */
  asked: { media: ProjectMedia; clips: readonly Clip[] } | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a voice or music goes together with the clips that stand on it, which it names. */
export function DeleteMediaDialog({ asked, onConfirm, onCancel }: DeleteMediaDialogProps) {
  const count = asked?.clips.length ?? 0;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={`Delete ${asked?.media.name ?? ''}?`}
      action={count === 1 ? 'Delete with 1 clip' : `Delete with ${count} clips`}
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>It stands on the timeline. These clips go with it, and undo brings them and the file back:</p>
      <ul className={styles.named} aria-label="Clips that go with it">
        {asked?.clips.map(({ key, track, startMs }) => (
          <li key={key} className="mono">{`A${track + 1} at ${timecode(startMs)}`}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
