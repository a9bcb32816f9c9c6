import { Button, Dropdown } from 'antd';
import { ArrowDownToLine, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../base/Icon';
import { DOWNLOAD_FORMATS, runDownload, useRunningDownload, type DownloadFormat } from './downloads';
import styles from './DownloadMenu.module.css';

interface DownloadMenuProps {
  /** Identifies the sound: its audio address. */
  url: string;
  /** Name of the sound. */
  name: string;
  /** Fetches and saves the file; shows its own toast when it fails. */
  onDownload: (format: DownloadFormat) => Promise<void>;
  /** quiet: without a border, in rows. */
  quiet?: boolean;
}

/** The two formats of a sound. One download at a time; the chosen format turns while it comes, the rest is off. */
export function DownloadMenu({ url, name, onDownload, quiet = false }: DownloadMenuProps) {
  const [open, setOpen] = useState(false);
  const running = useRunningDownload();
  const mine = running?.url === url;

  const choose = async (format: DownloadFormat) => {
    await runDownload({ url, format }, () => onDownload(format));
    setOpen(false);
  };
  return (
    <Dropdown
      open={open}
      // choosing a format keeps the menu open until the file has come, so that the spinner can be seen
      onOpenChange={(next, { source }) => source === 'trigger' && setOpen(next)}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      classNames={{ root: styles.popup ?? '' }}
      menu={{ items: downloadItems(running, mine), onClick: ({ key }) => void choose(key === 'wav' ? 'wav' : 'mp3') }}
    >
      <Button
        type={quiet ? 'text' : 'default'}
        size="small"
        className={quiet ? styles.quiet : styles.trigger}
        aria-label={`Download ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<Icon icon={mine ? LoaderCircle : ArrowDownToLine} className={mine ? styles.turning : undefined} />}
      />
    </Dropdown>
  );
}

/** The two formats as menu items; `mine` marks the menu whose download runs. */
export function downloadItems(running: { format: DownloadFormat } | null, mine: boolean) {
  return DOWNLOAD_FORMATS.map(({ format, label, quality, rate }) => {
    const coming = mine && running?.format === format;
    return {
      key: format,
      disabled: running !== null,
      icon: <Icon icon={coming ? LoaderCircle : ArrowDownToLine} className={coming ? styles.turning : undefined} />,
      label: (
        <span className={styles.item} aria-busy={coming}>
          <span>
            {label}
            <span className={`small tertiary ${styles.quality}`}>{quality}</span>
          </span>
          <span className={`mono tertiary ${styles.rate}`}>{rate}</span>
        </span>
      ),
    };
  });
}
