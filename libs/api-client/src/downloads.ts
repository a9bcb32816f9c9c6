import { downloadFileName, type ArchiveQuery, type SoundFileForm } from '@whoosh/contracts';
import { request, requestBlob, requestFile } from './http';

export interface Download {
  id: number;
  /** Name of the effect; the file is named after it. */
  name: string;
  /** stems: a ZIP with one WAV for each layer. */
  format: 'wav' | 'mp3' | 'stems';
  /** What is not given is as §7 says. */
  form?: Partial<SoundFileForm>;
}

/** How long the browser may need to take over the blob, milliseconds. */
const RELEASE_MS = 60_000;

/** Fetches a sound's file and hands it to the browser's downloads. @throws ApiError */
export async function downloadSound({ id, name, format, form = {} }: Download): Promise<void> {
  if (format === 'stems') {
    saveFile(await requestBlob('GET', `/api/sound-effects/${id}/stems`), downloadFileName(name, format));
    return;
  }
  const { blob, fileName } = await requestFile('POST', `/api/sound-effects/${id}/download-${format}${queryOf(form)}`);
  saveFile(blob, fileName ?? downloadFileName(name, format));
}

/**
 * Has the browser download several sounds as one ZIP, which it writes to the disk as it comes.
 * @throws ApiError when the server would refuse it
 */
export async function downloadArchive({ ids, ...wish }: ArchiveQuery): Promise<void> {
  const path = `/api/sound-effects/archive${queryOf({ ...wish, ids: ids?.join(',') })}`;
  await request<void>('HEAD', path);
  clickLink(path, '');
}

function queryOf(fields: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== false);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
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
  clickLink(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

/** @param fileName empty: the answer names the file */
function clickLink(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
