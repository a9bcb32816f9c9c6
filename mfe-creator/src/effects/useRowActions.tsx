import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  ArrowDownToLine,
  ArrowLeft,
  BadgeCheck,
  Info,
  PenLine,
  Scissors,
  ScrollText,
  Share2,
  Shuffle,
  Tag,
} from 'lucide-react';
import type { SoundEffect } from '@whoosh/contracts';
import { useLocation, useNavigate } from '@whoosh/ui';
import type { EffectRowProps } from '@whoosh/ui/more';
import { t } from '../messages';
import { soundPath } from '../sound/sound-path';
import { DeleteDialog } from './DeleteDialog';
import { dragEffect } from './drag-effect';
import { FilesDialog } from './FilesDialog';
import { ShareEffect } from './ShareEffect';
import { SoundDialogs, type SoundQuestion } from './SoundDialogs';
import { TagsDialog } from './TagsDialog';
import { useChanges } from './useChanges';
import { useEffectDownload } from './useEffectDownload';
import { rightsOffer, useRights } from './useRights';

type Question = SoundQuestion | 'delete' | 'rename' | 'tags' | 'files' | 'share';
type Asked = { question: Question; effect: SoundEffect } | null;

interface RowActionsOptions {
  /** The list that the focus stays in when a row goes. */
  list: RefObject<HTMLElement | null>;
  onUseAgain: (effect: SoundEffect) => void;
  onDeleted?: (effect: SoundEffect) => void;
  /** The sound's own page: nothing leads to where one is. */
  isOwnPage?: boolean;
}

/** What is handed to one row. */
export type RowProps = (effect: SoundEffect, isRenaming: boolean) => Omit<EffectRowProps, 'effect'>;

/**
 * Everything that can be done with a row: name it in its place, mark, tag, download, drag, use again, delete after a
 * question.
 * `rowProps` stays the same function, so that rows need not be drawn again; `renaming` is the id of the row whose name
 * is being written.
 */
export function useRowActions({ list, onUseAgain, onDeleted, isOwnPage = false }: RowActionsOptions): {
  rowProps: RowProps;
  renaming: number | null;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>(null);
  const download = useEffectDownload();
  const change = useChanges();
  const { buy } = useRights();
  const [now] = useState(() => new Date());
  const useAgain = useRef(onUseAgain);
  useEffect(() => {
    useAgain.current = onUseAgain;
  });
  const close = useCallback(() => setAsked(null), []);
  const open = useOpenSound();
  const about = (question: Question) => (asked?.question === question ? asked.effect : null);
  const asOne = (effect: SoundEffect | null) => (effect ? [effect] : []);
  const endRename = useCallback(
    (effect: SoundEffect, name: string | null, focus: 'lost' | 'elsewhere') => {
      close();
      if (name !== null) void change([{ id: effect.id, name }]);
      if (focus === 'lost') focusRow(list.current, effect.id);
    },
    [close, change, list],
  );
  const rowProps = useCallback<RowProps>(
    (effect, isRenaming) => {
      const ask = (question: Question) => () => setAsked({ question, effect });
      const again = () => useAgain.current(effect);
      return {
        now,
        actions: () => [
          ...(isOwnPage ? [] : [{ label: t('sound.open'), icon: Info, onChoose: () => open(effect.id) }]),
          { label: t('library.useAgain'), icon: ArrowLeft, onChoose: again },
          // a sound of another engine has no scene that could be varied
          ...(effect.madeBy === null
            ? [{ label: t('variations.menu'), icon: Shuffle, onChoose: ask('variations') }]
            : []),
          { label: t('cut.menu'), icon: Scissors, onChoose: ask('cut') },
          { label: t('library.rename'), icon: PenLine, onChoose: ask('rename') },
          { label: t('library.tags'), icon: Tag, onChoose: ask('tags') },
          { label: t('library.downloadAs'), icon: ArrowDownToLine, onChoose: ask('files') },
          { label: t('share.share'), icon: Share2, onChoose: ask('share') },
          ...(effect.licence === 'personal'
            ? [{ label: rightsOffer(effect), icon: BadgeCheck, onChoose: () => void buy(effect) }]
            : []),
          { label: t('library.provenance'), icon: ScrollText, onChoose: ask('provenance') },
        ],
        page: isOwnPage ? undefined : { href: soundPath(effect.id), onOpen: () => open(effect.id) },
        rename: {
          label: t('library.name'),
          active: isRenaming,
          onStart: ask('rename'),
          onEnd: (name, focus) => endRename(effect, name, focus),
        },
        onDownload: (format) => download(effect, format, again),
        onDelete: ask('delete'),
        onFavourite: (favourite) => void change([{ id: effect.id, favourite }]),
        onDrag: (transfer) => dragEffect(transfer, effect),
      };
    },
    [now, download, change, buy, endRename, isOwnPage, open],
  );
  const dialogs = (
    <>
      <DeleteDialog
        effects={asOne(about('delete'))}
        list={list}
        onClose={close}
        onDeleted={() => {
          const gone = about('delete');
          if (gone) onDeleted?.(gone);
        }}
      />
      <SoundDialogs about={about} onClose={close} />
      <ShareEffect effect={about('share')} onClose={close} />
      <TagsDialog effects={asOne(about('tags'))} onClose={close} />
      <FilesDialog effects={asOne(about('files'))} onClose={close} />
    </>
  );
  return { rowProps, renaming: about('rename')?.id ?? null, dialogs };
}

/** Opens the page of a sound; its way back leads to this list as it is narrowed now. */
function useOpenSound(): (id: number) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef({ navigate, list: '' });
  useEffect(() => {
    here.current = { navigate, list: pathname === '/sfx-library' ? search : '' };
  });
  return useCallback((id) => {
    const { list } = here.current;
    void here.current.navigate(soundPath(id), { state: { list } });
  }, []);
}

/** The field that had the focus is gone. */
function focusRow(list: HTMLElement | null, id: number): void {
  const buttons = list?.querySelectorAll<HTMLElement>(`[data-effect="${id}"] button[aria-haspopup="menu"]`) ?? [];
  [...buttons].at(-1)?.focus();
}
