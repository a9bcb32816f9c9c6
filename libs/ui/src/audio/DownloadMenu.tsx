import { ArrowDownToLine, AudioLines, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Icon } from '../base/Icon';
import { TurningIcon } from '../base/TurningIcon';
import { MenuButton } from '../base/MenuButton';
import { t } from '../messages';
import { DOWNLOAD_FORMATS, runDownload, useRunningDownload, type DownloadFormat } from './downloads';
import { DownloadShape } from './shapes';
import styles from './DownloadMenu.module.css';

interface DownloadMenuProps {
  /** Identifies the sound: its audio address. */
  url: string;
  /** Name of the sound. */
  name: string;
  /** Fetches and saves the file; shows its own toast when it fails. */
  onDownload: (format: DownloadFormat) => Promise<void>;
  /** Layers of the sound; more than one can be had apart, as stems. */
  layers?: number;
  /** quiet: without a border, in rows. */
  quiet?: boolean;
}

/** The formats of a sound. One download at a time; the chosen format turns while it comes, the rest is off. */
export function DownloadMenu({ url, name, onDownload, layers = 0, quiet = false }: DownloadMenuProps) {
  const [open, setOpen] = useState(false);
  const running = useRunningDownload();
  const mine = running?.url === url;

  const choose = async (format: DownloadFormat) => {
    await runDownload({ url, format }, () => onDownload(format));
    setOpen(false);
  };
  return (
    <MenuButton
      label={t('downloadMenu.download', { name })}
      icon={mine ? <TurningIcon /> : <DownloadShape />}
      className={quiet ? styles.quiet : styles.trigger}
      popupClass={styles.popup}
      open={open}
      // choosing a format keeps the menu open until the file has come, so that the spinner can be seen
      onOpenChange={(next, source) => source === 'trigger' && setOpen(next)}
      menu={() => ({
        items: downloadItems(running, mine, layers),
        onClick: ({ key }) => isDownloadFormat(key) && void choose(key),
      })}
    />
  );
}

/** Whether a menu's key is one of its formats. */
export function isDownloadFormat(key: string): key is DownloadFormat {
  return key === 'stems' || DOWNLOAD_FORMATS.some(({ format }) => format === key);
}

/** The formats as menu items, stems where there is more than one layer; `mine` marks the menu whose download runs. */
export function downloadItems(running: { format: DownloadFormat } | null, mine: boolean, layers: number) {
  const files = DOWNLOAD_FORMATS.map(({ format, label, rate }) =>
    item(format, ArrowDownToLine, <Words label={label} quality={t(`quality.${format}`)} />, rate),
  );
  if (layers < 2) return files;
  return [...files, item('stems', AudioLines, t('downloadMenu.stemsOneWavPerLayer'), String(layers))];

  function item(format: DownloadFormat, icon: LucideIcon, words: ReactNode, note: string) {
    const coming = mine && running?.format === format;
    return {
      key: format,
      disabled: running !== null,
      icon: coming ? <TurningIcon /> : <Icon icon={icon} />,
      label: (
        <span className={styles.item} aria-busy={coming}>
          <span>{words}</span>
          <span className={`mono tertiary ${styles.rate}`}>{note}</span>
        </span>
      ),
    };
  }
}

function Words({ label, quality }: { label: string; quality: string }) {
  return (
    <>
      {label}
      <span className={`small tertiary ${styles.quality}`}>{quality}</span>
    </>
  );
}
