import { useMutation } from '@tanstack/react-query';
import { downloadFileName } from '@whoosh/contracts';
import { requestBlob } from './http';

export interface Download {
  id: number;
  /** Name of the effect; the file is named after it. */
  name: string;
  /** stems: a ZIP with one WAV for each layer. */
  format: 'wav' | 'mp3' | 'stems';
}

/** How long the browser may need to take over the blob, milliseconds. */
const RELEASE_MS = 60_000;

/** Fetches a sound's file and hands it to the browser's downloads. @throws ApiError */
export async function downloadSound({ id, name, format }: Download): Promise<void> {
  const blob =
    format === 'stems'
      ? requestBlob('GET', `/api/sound-effects/${id}/stems`)
      : requestBlob('POST', `/api/sound-effects/${id}/download-${format}`);
  saveFile(await blob, downloadFileName(name, format));
}

/** The same for a take that is not in the library: its file itself. @throws ApiError */
export async function downloadTake({
  audioUrl,
  name,
  format,
}: Omit<Download, 'id'> & { audioUrl: string }): Promise<void> {
  saveFile(await requestBlob('GET', audioUrl), downloadFileName(name, format));
}

/** The layers of a take, also of one that is not in the library. @throws ApiError */
export async function downloadTakeStems(generationId: string, take: number, name: string): Promise<void> {
  const blob = await requestBlob('GET', `/api/generations/${generationId}/stems?take=${take}`);
  saveFile(blob, downloadFileName(name, 'stems'));
}

/** The bytes of a sound's file, to be decoded in the page. @throws ApiError */
export async function readAudio(audioUrl: string): Promise<ArrayBuffer> {
  return (await requestBlob('GET', audioUrl)).arrayBuffer();
}

function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

/** Downloads, one at a time: `isPending` and `variables` say which one runs. */
export function useDownload() {
  return useMutation({ mutationFn: downloadSound, scope: { id: 'download' } });
}
