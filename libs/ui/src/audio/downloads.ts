import { useSyncExternalStore } from 'react';
import { t } from '../messages';

/** stems: a ZIP with one WAV for each layer. */
export type DownloadFormat = 'wav' | 'mp3' | 'stems';

/** What is being downloaded; only one download runs at a time (docs/spec-walk.md, part 4). */
export interface RunningDownload {
  /** Identifies the sound: its audio address. */
  url: string;
  format: DownloadFormat;
}

let running: RunningDownload | null = null;
const listeners = new Set<() => void>();

function change(next: RunningDownload | null): void {
  running = next;
  listeners.forEach((tell) => tell());
}

/**
 * Runs a download unless one runs already.
 * @param work must deal with its own errors
 * @returns false when another one was running and nothing was done
 */
export async function runDownload(download: RunningDownload, work: () => Promise<void>): Promise<boolean> {
  if (running !== null) return false;
  change(download);
  try {
    await work();
  } finally {
    change(null);
  }
  return true;
}

/** The download that runs now, or null. */
export function useRunningDownload(): RunningDownload | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running,
  );
}

/** What the two formats are called (docs/spec-walk.md, part 9). */
export const DOWNLOAD_FORMATS = [
  { format: 'wav', label: 'WAV', rate: '48 kHz' },
  { format: 'mp3', label: 'MP3', rate: '44.1 kHz' },
] as const satisfies readonly { format: DownloadFormat; label: string; rate: string }[];

/** Title and text of a toast. */
export interface DownloadProblem {
  title: string;
  text: string;
  /** Waiting helps; nothing went wrong. */
  transient: boolean;
}

/**
 * The sentence for a failed download (docs/spec-walk.md, part 8).
 * @param code of the answer, null when there was none
 */
export function downloadProblem(
  status: number | undefined,
  message: string,
  format: DownloadFormat,
  code: string | null = null,
): DownloadProblem {
  if (status === 425 || message.toLowerCase().includes('still processing')) {
    return {
      title: t('downloads.stillProcessing'),
      text: t('downloads.soundEffectIsStillProcessing'),
      transient: true,
    };
  }
  if (code === 'ENGINE_CHANGED') {
    const text = t('downloads.engineChanged');
    return { title: t('downloads.madeByAnEarlierEngine'), text, transient: true };
  }
  const quality = DOWNLOAD_FORMATS.find((entry) => entry.format === format)?.label ?? t('downloads.stems');
  return {
    title: t('downloads.downloadFailed'),
    text: t('downloads.failedToDownloadFile', { quality }),
    transient: false,
  };
}
