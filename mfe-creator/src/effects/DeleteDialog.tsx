import { useEffect, useRef, type RefObject } from 'react';
import { LIMITS, shownName } from '@whoosh/contracts';
import { ConfirmDialog } from '@whoosh/ui/more';
import { t } from '../messages';
import { useTrash, type Chosen } from './useTrash';

interface DeleteDialogProps {
  /** What is asked about; empty: the dialog is closed. */
  effects: readonly Chosen[];
  /** The list that the focus stays in when the row that had it is gone. */
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before effects go into the trash. */
export function DeleteDialog({ effects, list, onClose, onDeleted }: DeleteDialogProps) {
  const { remove, isPending } = useTrash();
  const [only] = effects;
  const neighbour = useRef<HTMLElement | null>(null);
  const confirm = async () => {
    neighbour.current = neighbourOf(list.current, effects);
    if (await remove(effects)) onDeleted?.();
    else neighbour.current = null;
    onClose();
  };
  // the row whose menu had the focus is gone
  const keepFocus = () => {
    neighbour.current?.focus();
    neighbour.current = null;
  };
  // a selection's bar goes with the selection, and this dialog with it: that is no closing
  useEffect(() => () => void setTimeout(() => neighbour.current?.focus()), []);
  return (
    <ConfirmDialog
      isOpen={only !== undefined}
      title={
        effects.length > 1
          ? t('deleteDialog.deleteSoundEffects', { length: effects.length })
          : t('deleteDialog.delete', { name: shownName(only?.name ?? '', only?.prompt ?? '') })
      }
      action={t('shared.delete')}
      destructive
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      afterClose={keepFocus}
    >
      {t('deleteDialog.leaves', { count: effects.length, days: LIMITS.trashDays })}
    </ConfirmDialog>
  );
}

/** The menu button of the next row that stays, else of the one before. */
function neighbourOf(list: HTMLElement | null, leaving: readonly Chosen[]): HTMLElement | null {
  const gone = new Set(leaving.map(({ id }) => String(id)));
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-effect]') ?? [])];
  const goes = (row: HTMLElement) => gone.has(row.dataset.effect ?? '');
  const last = rows.map(goes).lastIndexOf(true);
  const next = rows.slice(last + 1)[0] ?? rows.filter((row) => !goes(row)).at(-1);
  return [...(next?.querySelectorAll<HTMLElement>('button[aria-haspopup="menu"]') ?? [])].at(-1) ?? null;
}
