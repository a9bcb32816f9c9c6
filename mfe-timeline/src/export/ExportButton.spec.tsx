import { FakeApi, ok, PREMIUM_USER, refusal } from '@whoosh/api-client/testing';
import type { ExportResponse } from '@whoosh/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { interpretation } from '@whoosh/scene-editing/testing';
import { isDraft } from '../drafts/draft-number';
import type { Clip } from '../model';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { ExportButton } from './ExportButton';

const START = 'POST /api/projects/7/exports';
const LIST = 'GET /api/projects/7/exports';
const STATE = 'GET /api/projects/7/exports/e1';
const job = (fields: Partial<ExportResponse> = {}): ExportResponse => ({
  id: 'e1',
  projectId: 7,
  format: 'mp4',
  status: 'running',
  progress: 0.42,
  message: null,
  messageCode: null,
  downloadUrl: null,
  fileName: 'Harbour.mp4',
  bytes: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

let api: FakeApi;
const flush = jest.fn(() => Promise.resolve());
beforeEach(() => {
  api = new FakeApi({ [LIST]: ok([]), [START]: ok(job()), [STATE]: ok(job()) });
});
afterEach(() => api.restore());

const keep = jest.fn(() => Promise.resolve());
const keeping = { keep, price: (clips: readonly Clip[]) => ` (${clips.length * 4} credits)`, isKeeping: false };

function openButton(hasVideo = true, drafts: Clip[] = []) {
  renderPart(
    PREMIUM_USER,
    <ExportButton
      projectId={7}
      hasVideo={hasVideo}
      beforeStart={flush}
      drafts={drafts.filter(isDraft)}
      keeping={keeping}
    />,
  );
  return userEvent.setup();
}

it('saves what is open, begins at once and says so [spec 2.35]', async () => {
  const person = openButton();
  await person.click(screen.getByRole('button', { name: 'Export Video' }));
  expect(await screen.findByText('Export Started')).toBeTruthy();
  expect(screen.getByText('Your video is being processed. This may take a few minutes.')).toBeTruthy();
  expect(flush).toHaveBeenCalled();
  expect(api.callsOf('POST', '/api/projects/7/exports')[0]?.body).toEqual({ format: 'mp4' });
  expect(await screen.findByRole('button', { name: 'Exporting 42%' })).toBeTruthy();
});

it('offers the file once it is there, and tells what it lacks', async () => {
  const person = openButton();
  const message = 'The video’s own sound is left out.';
  api.on({ [STATE]: ok(job({ status: 'done', progress: 1, downloadUrl: '/api/files/x', message })) });
  await person.click(screen.getByRole('button', { name: 'Export Video' }));
  await person.click(await screen.findByRole('button', { name: 'Download' }));
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/api/files/x');
  expect(screen.getByText(message)).toBeTruthy();
});

it('exports other formats, with a loudness where the format has one', async () => {
  const person = openButton();
  await person.click(screen.getByRole('button', { name: 'Export as' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await person.click(dialog.getByRole('radio', { name: /^Mix/ }));
  await person.click(dialog.getByRole('combobox', { name: 'Loudness' }));
  await person.click(await screen.findByText('−16 LUFS, podcast'));
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Export Started')).toBeTruthy();
  expect(api.callsOf('POST', '/api/projects/7/exports')[0]?.body).toEqual({ format: 'wav', loudness: -16 });
});

it('exports for headphones, one loudspeaker or 5.1, which is a WAV as loud as it is heard [long]', async () => {
  const person = openButton();
  await person.click(screen.getByRole('button', { name: 'Export as' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await person.click(dialog.getByRole('combobox', { name: 'Output' }));
  expect(screen.queryByTitle('5.1')).toBeNull();
  await person.click(dialog.getByRole('radio', { name: /^Mix/ }));
  await person.click(dialog.getByRole('combobox', { name: 'Output' }));
  await person.click(await screen.findByTitle('5.1'));
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Loudness' }).disabled).toBe(true);
  expect(dialog.getByText('This output is always as heard.')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Export Started')).toBeTruthy();
  expect(api.callsOf('POST', '/api/projects/7/exports')[0]?.body).toEqual({ format: 'wav', layout: 'surround' });
});

it('can be cancelled', async () => {
  const person = openButton();
  await person.click(screen.getByRole('button', { name: 'Export Video' }));
  await person.click(await screen.findByRole('button', { name: 'Exporting 42%' }));
  api.on({ 'DELETE /api/projects/7/exports/e1': { status: 204 } });
  await person.click(await screen.findByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByRole('group', { name: 'Format' })).toBeTruthy();
});

it('finds the export of an earlier visit again, follows it and tells of its end [long]', async () => {
  api.on({ [LIST]: ok([job({ id: 'e0', status: 'cancelled' }), job()]) });
  openButton();
  expect(await screen.findByRole('button', { name: 'Exporting 42%' })).toBeTruthy();
  api.on({ [STATE]: ok(job({ status: 'done', progress: 1, downloadUrl: '/api/files/x' })) });
  expect(await screen.findByText('Harbour.mp4 can be downloaded now.')).toBeTruthy();
});

it('offers the file of an earlier visit without telling it as news', async () => {
  api.on({ [LIST]: ok([job({ status: 'done', progress: 1, downloadUrl: '/api/files/x' })]) });
  const person = openButton();
  await person.click(await screen.findByRole('button', { name: 'Download' }));
  expect((await screen.findByRole('link', { name: 'Download' })).getAttribute('href')).toBe('/api/files/x');
  expect(screen.queryByText('Export ready')).toBeNull();
});

it('says what the server needs', async () => {
  const sentence = 'Video export needs ffmpeg on the server. Install it with: apt-get install ffmpeg';
  api.on({ [START]: refusal(503, 'FFMPEG_MISSING', sentence) });
  const person = openButton();
  await person.click(screen.getByRole('button', { name: 'Export Video' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  // the toast goes; where another kind of export is chosen, the reason stays
  await person.click(screen.getByRole('button', { name: 'Export as' }));
  expect(within(await screen.findByRole('dialog')).getByText(sentence)).toBeTruthy();
});

it('asks for a video first [spec 5.15]', async () => {
  const person = openButton(false);
  await person.click(screen.getByRole('button', { name: 'Export Video' }));
  expect(await screen.findByText('Please upload a video first')).toBeTruthy();
});

it('names the drafts that it leaves out before it begins, with the price of keeping all', async () => {
  const draft = (key: string, words: string) =>
    clip({ key, startMs: 2_000, soundEffectId: null, scene: interpretation(words).scene });
  const person = openButton(true, [draft('a', 'a creaking door'), draft('b', 'rain')]);
  await person.click(screen.getByRole('button', { name: 'Export Video' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  expect(api.callsOf('POST', '/api/projects/7/exports')).toEqual([]);
  const list = within(dialog.getByRole('region', { name: '2 drafts are not in the export' }));
  expect(list.getByText('a creaking door')).toBeTruthy();
  await person.click(list.getByRole('button', { name: 'Keep all (8 credits)' }));
  expect(keep).toHaveBeenCalledWith([expect.objectContaining({ key: 'a' }), expect.objectContaining({ key: 'b' })]);
});
