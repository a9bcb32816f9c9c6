import type { ProjectMedia } from '@whoosh/contracts';
import { ConfirmDialog } from '@whoosh/ui/more';
import { t } from '../messages';
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
      title={t('deleteMediaDialog.delete', { name: asked?.media.name ?? '' })}
      action={t('deleteMediaDialog.deleteWithClips', { count })}
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('deleteMediaDialog.itStandsOnTheTimeline')}</p>
      <ul className={styles.named} aria-label={t('deleteMediaDialog.clipsThatGoWithIt')}>
        {asked?.clips.map(({ key, track, startMs }) => (
          <li key={key} className="mono">
            {t('deleteMediaDialog.aAt', { track: track + 1, startMs: timecode(startMs) })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
