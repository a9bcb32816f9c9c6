import { useEffect, useState, type RefObject } from 'react';
import { ArrowDownToLine, FolderInput, Tag, Trash2, X } from 'lucide-react';
import { useProjects } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { DOWNLOAD_FORMATS, Dropdown, formatLength, StarShape, type DownloadFormat } from '@whoosh/ui/more';
import { DeleteDialog } from '../effects/DeleteDialog';
import { TagsDialog } from '../effects/TagsDialog';
import { useChanges } from '../effects/useChanges';
import { useEffectDownload } from '../effects/useEffectDownload';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** At least one. */
  selected: readonly SoundEffect[];
  /** The list that they stand in. */
  list: RefObject<HTMLElement | null>;
  onClear: () => void;
}

/** What can be done with several sounds at once. Escape clears the selection. */
export function SelectionBar({ selected, list, onClear }: SelectionBarProps) {
  const [asked, setAsked] = useState<'delete' | 'tags' | null>(null);
  const change = useChanges();
  const seconds = selected.reduce((sum, { duration }) => sum + duration, 0);
  const allStarred = selected.every(({ favourite }) => favourite);
  useEscape(asked === null, onClear);
  const star = () => void change(selected.map(({ id }) => ({ id, favourite: !allStarred })));
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selection">
      <strong className={styles.count} role="status">
        {selected.length} selected
      </strong>
      <span className={`mono tertiary ${styles.wide}`}>{formatLength(seconds)}</span>
      <i className={styles.line} />
      <ProjectMenu selected={selected} />
      <Button
        type="text"
        size="small"
        icon={<StarShape filled={allStarred} />}
        aria-label="Favourite"
        aria-pressed={allStarred}
        onClick={star}
      />
      <Button type="text" size="small" icon={<Icon icon={Tag} />} aria-label="Tag" onClick={() => setAsked('tags')}>
        <span className={styles.wide}>Tag</span>
      </Button>
      <DownloadAll selected={selected} />
      <Button
        type="text"
        size="small"
        className={styles.danger ?? ''}
        icon={<Icon icon={Trash2} />}
        aria-label="Delete"
        onClick={() => setAsked('delete')}
      >
        <span className={styles.wide}>Delete</span>
      </Button>
      <i className={styles.line} />
      <Button type="text" size="small" icon={<Icon icon={X} />} aria-label="Clear selection" onClick={onClear} />
      <DeleteDialog
        effects={asked === 'delete' ? selected : []}
        list={list}
        onClose={() => setAsked(null)}
        onDeleted={onClear}
      />
      <TagsDialog effects={asked === 'tags' ? selected : []} onClose={() => setAsked(null)} />
    </div>
  );
}

/** Puts them into a project, where its generator or its timeline finds them. */
function ProjectMenu({ selected }: Pick<SelectionBarProps, 'selected'>) {
  const { data: projects = [] } = useProjects();
  const change = useChanges();
  const put = (projectId: number | null) => void change(selected.map(({ id }) => ({ id, projectId })));
  const items = projects.map(({ id, name }) => ({ key: String(id), label: name, onClick: () => put(id) }));
  const out = { key: 'out', label: 'No project', onClick: () => put(null) };
  return (
    <Dropdown
      trigger={['click']}
      placement="top"
      autoFocus
      classNames={{ root: styles.menu ?? '' }}
      menu={{
        items:
          items.length === 0
            ? [{ key: 'none', label: 'No projects yet', disabled: true }]
            : [...items, { type: 'divider' }, out],
      }}
    >
      <Button
        type="text"
        size="small"
        icon={<Icon icon={FolderInput} />}
        aria-label="Add to project"
        aria-haspopup="menu"
      >
        <span className={styles.wide}>Add to project</span>
      </Button>
    </Dropdown>
  );
}

function DownloadAll({ selected }: Pick<SelectionBarProps, 'selected'>) {
  const [busy, setBusy] = useState(false);
  const download = useEffectDownload();
  const all = async (format: DownloadFormat) => {
    setBusy(true);
    for (const effect of selected) await download(effect, format);
    setBusy(false);
  };
  const items = DOWNLOAD_FORMATS.map(({ format, label, rate }) => ({
    key: format,
    label: `${label}, ${rate}`,
    onClick: () => void all(format),
  }));
  return (
    <Dropdown trigger={['click']} placement="top" autoFocus menu={{ items }}>
      <Button
        type="text"
        size="small"
        icon={<Icon icon={ArrowDownToLine} />}
        loading={busy}
        aria-label="Download"
        aria-haspopup="menu"
      >
        <span className={styles.wide}>Download</span>
      </Button>
    </Dropdown>
  );
}

/** Escape, unless it closes something that is open. */
function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const inside =
        target instanceof Element && target.closest('input:not([type="checkbox"]), [role="menu"], [role="listbox"]');
      if (key === 'Escape' && !defaultPrevented && !inside) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active, onEscape]);
}
