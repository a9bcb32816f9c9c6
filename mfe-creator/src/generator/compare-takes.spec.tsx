import { act, fireEvent, screen, within } from '@testing-library/react';
import { PreviewRenderer, PreviewRendererProvider } from '@whoosh/preview';
import { previewResult, FakePreviewWorkers } from '@whoosh/preview/testing';
import { CreatorApi } from '../testing/creator-api';
import { generateButton, onStoppedClock, wait } from '../testing/open-creator';
import { renderPage } from '../testing/render-page';
import { CreatorPage } from './CreatorPage';
import { measurementOf } from '../takes/measuring';
import { measure, MEASURED_RATE, type Measurement } from '../takes/measurement';

jest.mock('../takes/measuring', () => ({ measurementOf: jest.fn() }));
onStoppedClock();

/** Two seconds of noise so loud: the takes' files, the second 11 dB under the first. */
const FILES: Record<string, Measurement> = {
  '/api/files/t1.mp3': measure({ channels: noise(0.25) }),
  '/api/files/t2.mp3': measure({ channels: noise(0.07) }),
};

/** What the media element plays: its file, and so many LUFS at the volume that it is played with. */
const heard = { path: '', volume: () => NaN, loudness: () => NaN };

beforeEach(() => {
  localStorage.setItem('whoosh.play-when-ready', 'false');
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    heard.path = new URL(this.src).pathname;
    heard.volume = () => 20 * Math.log10(this.volume);
    heard.loudness = () => (FILES[new URL(this.src).pathname]?.loudness ?? NaN) + 20 * Math.log10(this.volume);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  for (const method of ['pause', 'load'] as const)
    jest.spyOn(HTMLMediaElement.prototype, method).mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:http://localhost/mix';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('the keys 1 and 2 compare takes at equal loudness, to a tenth of a decibel in what is played', async () => {
  jest.mocked(measurementOf).mockImplementation((url) => Promise.resolve(FILES[url] ?? null));
  const { user } = await twoTakes();
  expect((FILES['/api/files/t1.mp3']?.loudness ?? 0) - (FILES['/api/files/t2.mp3']?.loudness ?? 0)).toBeCloseTo(11, 0);
  await user.keyboard(' ');
  const played = [[heard.path, heard.loudness()] as const];
  for (const key of ['2', '1']) {
    await user.keyboard(key);
    await wait(0);
    played.push([heard.path, heard.loudness()]);
  }
  expect(played.map(([path]) => path)).toEqual(['/api/files/t1.mp3', '/api/files/t2.mp3', '/api/files/t1.mp3']);
  for (const [, loudness] of played) expect(loudness).toBeCloseTo(FILES['/api/files/t2.mp3']?.loudness ?? NaN, 1);
});

it('a take that plays already comes down as soon as both are measured [long]', async () => {
  const measured: (() => void)[] = [];
  jest
    .mocked(measurementOf)
    .mockImplementation((url) => new Promise((resolve) => measured.push(() => resolve(FILES[url] ?? null))));
  const { user } = await twoTakes();
  await user.keyboard(' ');
  expect(heard.loudness()).toBeCloseTo(FILES['/api/files/t1.mp3']?.loudness ?? NaN, 1);
  act(() => measured.forEach((tell) => tell()));
  await wait(0);
  expect([heard.path, heard.loudness()]).toEqual([
    '/api/files/t1.mp3',
    expect.closeTo(FILES['/api/files/t2.mp3']?.loudness ?? NaN, 1),
  ]);
});

it('a take whose layers are mixed anew keeps its gain beside the others: only what the mix changes is heard [long]', async () => {
  jest.mocked(measurementOf).mockImplementation((url) => Promise.resolve(FILES[url] ?? null));
  const { user } = await twoTakes();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: /^Mute Rain/ }));
  await wait(500);
  expect([heard.path, heard.volume()]).toEqual(['http://localhost/mix', expect.closeTo(-11, 0)]);
});

async function twoTakes() {
  const workers = new FakePreviewWorkers();
  workers.answer = ({ spec }) => previewResult('scene' in spec ? spec.scene.layers.map(({ id }) => id) : []);
  const page = renderPage(
    <PreviewRendererProvider value={new PreviewRenderer(workers.start)}>
      <CreatorPage />
    </PreviewRendererProvider>,
    new CreatorApi(),
  );
  await page.user.type(await screen.findByLabelText('Describe your sound effect'), 'rain and thunder');
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  await page.user.click(generateButton());
  const first = await screen.findByRole('article', { name: /^Take 1(?!, generating)/ });
  await within(first).findByText('In library');
  act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  return page;
}

/** The same in both channels, so loud at its peaks. */
function noise(peak: number): Float32Array<ArrayBuffer>[] {
  let state = 1;
  const samples = Float32Array.from({ length: 2 * MEASURED_RATE }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return peak * ((2 * state) / 2_147_483_647 - 1);
  });
  return [samples, samples.slice()];
}
