import { downloadFileName, type SoundEffect } from '@whoosh/contracts';

/**
 * What a dragged sound carries: its id for a timeline, also one in another window, and its WAV for the desktop or an
 * editor there, which Chromium fetches where it is dropped.
 */
export function dragEffect(transfer: DataTransfer, { id, name, audioUrl48k }: SoundEffect): void {
  transfer.effectAllowed = 'copy';
  transfer.setData('application/json', JSON.stringify({ soundEffectId: id }));
  transfer.setData('DownloadURL', `audio/wav:${downloadFileName(name, 'wav')}:${location.origin}${audioUrl48k}`);
}
