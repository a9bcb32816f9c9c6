import { useState, type ComponentProps, type RefObject } from 'react';
import { ArrowDownToLine, FolderInput, Tag, Trash2, X, type LucideIcon } from 'lucide-react';
import { useKnownEffects, useProjects } from '@whoosh/api-client';
import { Button, Icon } from '@whoosh/ui';
import { DOWNLOAD_FORMATS, Dropdown, formatLength, StarShape } from '@whoosh/ui/more';
import { DeleteDialog } from '../effects/DeleteDialog';
import { DEFAULT_WISH } from '../effects/file-request';
import { FilesDialog } from '../effects/FilesDialog';
import { TagsDialog } from '../effects/TagsDialog';
import { useChangeTogether } from '../effects/useChanges';
import { useFilesDownload } from '../effects/useEffectDownload';
import type { Chosen } from '../effects/useTrash';
import { useDocumentKey } from '../keys/useDocumentKey';
import { t } from '../messages';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** At least one. */
  ids: readonly number[];
  /** The list that they stand in. */
  list: RefObject<HTMLElement | null>;
  onClear: () => void;
}

/** What can be done with several sounds at once. Escape clears the selection. */
export function SelectionBar({ ids, list, onClear }: SelectionBarProps) {
  const [asked, setAsked] = useState<'delete' | 'tags' | 'files' | null>(null);
  const change = useChangeTogether();
  const known = useKnownEffects();
  // of those that are not loaded only the id is known
  const selected = ids.map<Chosen>((id) => known(id) ?? { id });
  const seconds = totalSeconds(selected);
  // what was starred from here stays known of those that are not loaded
  const [starred, setStarred] = useState<ReadonlySet<number>>(new Set());
  const allStarred = selected.every(({ id, favourite = starred.has(id) }) => favourite);
  useEscape(asked === null, onClear);
  const star = async () => {
    const done = await change({ ids: [...ids], favourite: !allStarred });
    if (done) setStarred(new Set(allStarred ? [] : ids));
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('selectionBar.selection')}>
      <strong className={styles.count} role="status">
        {t('selectionBar.selected', { length: ids.length })}
      </strong>
      {seconds !== null && <span className={`mono tertiary ${styles.wide}`}>{formatLength(seconds)}</span>}
      <i className={styles.line} />
      <ProjectMenu ids={ids} />
      <Button
        type="text"
        size="small"
        icon={<StarShape filled={allStarred} />}
        aria-label={t('selectionBar.favourite')}
        aria-pressed={allStarred}
        onClick={() => void star()}
      />
      <Button
        type="text"
        size="small"
        icon={<Icon icon={Tag} />}
        aria-label={t('selectionBar.tag')}
        onClick={() => setAsked('tags')}
      >
        <span className={styles.wide}>{t('selectionBar.tag')}</span>
      </Button>
      <DownloadAll ids={ids} onMore={() => setAsked('files')} />
      <Button
        type="text"
        size="small"
        className={styles.danger ?? ''}
        icon={<Icon icon={Trash2} />}
        aria-label={t('shared.delete')}
        onClick={() => setAsked('delete')}
      >
        <span className={styles.wide}>{t('shared.delete')}</span>
      </Button>
      <i className={styles.line} />
      <Button
        type="text"
        size="small"
        icon={<Icon icon={X} />}
        aria-label={t('selectionBar.clearSelection')}
        onClick={onClear}
      />
      <DeleteDialog
        effects={asked === 'delete' ? selected : []}
        list={list}
        onClose={() => setAsked(null)}
        onDeleted={onClear}
      />
      <TagsDialog effects={asked === 'tags' ? selected : []} onClose={() => setAsked(null)} />
      <FilesDialog effects={asked === 'files' ? selected : []} onClose={() => setAsked(null)} />
    </div>
  );
}

/** Puts them into a project, where its generator or its timeline finds them. */
function ProjectMenu({ ids }: Pick<SelectionBarProps, 'ids'>) {
  const { data: projects = [] } = useProjects();
  const change = useChangeTogether();
  const put = (projectId: number | null) => void change({ ids: [...ids], projectId });
  const items = projects.map(({ id, name }) => ({ key: String(id), label: name, onClick: () => put(id) }));
  const out = { key: 'out', label: t('selectionBar.noProject'), onClick: () => put(null) };
  const none = { key: 'none', label: t('selectionBar.noProjectsYet'), disabled: true };
  return (
    <BarMenu
      label={t('selectionBar.addToProject')}
      icon={FolderInput}
      popupClass={styles.menu ?? ''}
      items={items.length === 0 ? [none] : [...items, { type: 'divider' }, out]}
    />
  );
}

/** All of them as one ZIP. */
function DownloadAll({ ids, onMore }: { ids: readonly number[]; onMore: () => void }) {
  const [busy, setBusy] = useState(false);
  const download = useFilesDownload();
  const all = async (format: 'wav' | 'mp3') => {
    setBusy(true);
    await download(
      ids.map((id) => ({ id })),
      { ...DEFAULT_WISH, format },
    );
    setBusy(false);
  };
  const items = [
    ...DOWNLOAD_FORMATS.map(({ format, label, rate }) => ({
      key: format,
      label: `${label}, ${rate}`,
      onClick: () => void all(format),
    })),
    { key: 'more', label: t('library.downloadAs'), onClick: onMore },
  ];
  return <BarMenu label={t('files.download')} icon={ArrowDownToLine} busy={busy} items={items} />;
}

type MenuItems = NonNullable<NonNullable<ComponentProps<typeof Dropdown>['menu']>['items']>;

interface BarMenuProps {
  label: string;
  icon: LucideIcon;
  busy?: boolean;
  popupClass?: string;
  items: MenuItems;
}

/** A button of the bar that opens a menu above it. */
function BarMenu({ label, icon, busy = false, popupClass = '', items }: BarMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      trigger={['click']}
      placement="top"
      autoFocus
      onOpenChange={setOpen}
      classNames={{ root: popupClass }}
      menu={{ items }}
    >
      <Button
        type="text"
        size="small"
        icon={<Icon icon={icon} />}
        loading={busy}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        <span className={styles.wide}>{label}</span>
      </Button>
    </Dropdown>
  );
}

/** Length of all of them, seconds; null while one is not loaded. */
function totalSeconds(selected: readonly Chosen[]): number | null {
  return selected.reduce<number | null>(
    (sum, { duration }) => (sum === null || duration === undefined ? null : sum + duration),
    0,
  );
}

/** The button of a menu that is open, which may not have the focus yet. */
const OPEN_MENU = '[aria-haspopup="menu"][aria-expanded="true"]';

/** Escape, unless it closes something that is open. */
function useEscape(active: boolean, onEscape: () => void): void {
  useDocumentKey(({ key, target, defaultPrevented }) => {
    const inside =
      target instanceof Element && target.closest('input:not([type="checkbox"]), [role="menu"], [role="listbox"]');
    if (key === 'Escape' && !defaultPrevented && !inside && document.querySelector(OPEN_MENU) === null) onEscape();
  }, active);
}
