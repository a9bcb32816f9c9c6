import { act, screen, waitFor, within } from '@testing-library/react';
import { player } from '@whoosh/ui/more';
import { PreviewRenderer, PreviewRendererProvider } from '@whoosh/preview';
import { CreatorApi } from '../testing/creator-api';
import { interpretation } from '@whoosh/scene-editing/testing';
import { previewResult, FakePreviewWorkers } from '@whoosh/preview/testing';
import { renderPage } from '../testing/render-page';
import { CreatorPage } from './CreatorPage';

const IDEA = 'Three knocks on a wooden door';
const SCORE = { name: 'How we read it' };

const open = async (workers: FakePreviewWorkers, api = new CreatorApi()) => {
  const renderer = new PreviewRenderer(workers.start);
  const page = renderPage(
    <PreviewRendererProvider value={renderer}>
      <CreatorPage />
    </PreviewRendererProvider>,
    api,
  );
  return { ...page, api, field: await screen.findByLabelText('Describe your sound effect') };
};

/** Answers every question, the layers of a scene by the words of the fake interpretation. */
const willing = () => {
  const workers = new FakePreviewWorkers();
  workers.answer = ({ spec }) =>
    previewResult('scene' in spec ? interpretation(spec.scene.text).layers.map(({ id }) => id) : []);
  return workers;
};
const requestsOf = (workers: FakePreviewWorkers) => workers.started.flatMap(({ posted }) => posted);
const requests = (workers: FakePreviewWorkers, kind: 'text' | 'scene') =>
  requestsOf(workers).filter(({ spec }) => kind in spec);

let urls: Set<string>;
let play: jest.SpyInstance;
let release: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  // how fast this machine types and draws decides nothing
  jest.useFakeTimers();
  // a browser that is always idle
  globalThis.requestIdleCallback = (callback) =>
    window.setTimeout(callback, 0, { didTimeout: false, timeRemaining: () => 50 });
  urls = new Set();
  let made = 0;
  URL.createObjectURL = () => {
    const url = `blob:preview-${(made += 1)}`;
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
  play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
  release = jest.spyOn(player, 'release');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('ideas', () => {
  it('are rendered one after the other without being asked, and play from memory', async () => {
    const workers = willing();
    const { user, api } = await open(workers);
    await waitFor(() => expect(urls.size).toBe(6));
    expect(requests(workers, 'text')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: `Play ${IDEA}` }));
    expect(play).toHaveBeenCalledWith(expect.objectContaining({ url: expect.stringMatching(/^blob:/), duration: 5 }));
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
  });

  it('that are wanted before they are there play when they are', async () => {
    const workers = new FakePreviewWorkers();
    workers.answer = ({ spec }) => ('text' in spec && spec.text === IDEA ? undefined : previewResult());
    const { user } = await open(workers);
    await user.click(screen.getByRole('button', { name: `Play ${IDEA}` }));
    expect(screen.getByRole('button', { name: `Pause ${IDEA}` })).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
    await waitFor(() => expect(workers.lastRequest?.spec).toMatchObject({ text: IDEA }));
    act(() => workers.reply());
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  });

  it('whose request is taken back stay silent', async () => {
    const workers = new FakePreviewWorkers();
    const { user } = await open(workers);
    await user.click(screen.getByRole('button', { name: `Play ${IDEA}` }));
    await user.click(screen.getByRole('button', { name: `Pause ${IDEA}` }));
    await waitFor(() => expect(workers.lastRequest).toBeTruthy());
    act(() => workers.reply());
    await waitFor(() => expect(urls.size).toBe(1));
    expect(play).not.toHaveBeenCalled();
  });

  it('that are shown no longer are stopped and let their memory go', async () => {
    const { user } = await open(willing());
    await waitFor(() => expect(urls.size).toBe(6));
    const before = [...urls];
    await user.click(screen.getByRole('button', { name: 'More ideas' }));
    await waitFor(() => expect(before.filter((url) => urls.has(url))).toEqual([]));
    for (const url of before) expect(release).toHaveBeenCalledWith(url);
  });

  it('are words alone where there are no previews, and nothing is said about it', async () => {
    const workers = new FakePreviewWorkers();
    workers.answer = () => null;
    const { user, field } = await open(workers);
    await waitFor(() => expect(screen.queryByRole('button', { name: `Play ${IDEA}` })).toBeNull());
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    await user.click(screen.getByRole('button', { name: IDEA }));
    expect((field as HTMLTextAreaElement).value).toBe(IDEA);
  });
});

describe('lanes', () => {
  const waves = () => screen.getByRole('list', SCORE).querySelectorAll('canvas');

  it('show the waveform of each layer, from one preview of the scene that the server understood', async () => {
    const workers = willing();
    const { user, field } = await open(workers);
    await user.type(field, 'rain and thunder');
    await screen.findByRole('list', SCORE);
    await waitFor(() => expect(waves()).toHaveLength(2));
    const asked = requests(workers, 'scene');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.spec).toMatchObject({ scene: { text: 'rain and thunder' }, audio: true });
  });

  it('keep the last waveform until the next is there [long]', async () => {
    const workers = willing();
    const { user, field } = await open(workers);
    await user.type(field, 'rain');
    await waitFor(() => expect(waves()).toHaveLength(1));
    workers.answer = ({ spec }) => ('scene' in spec ? undefined : previewResult());
    await user.type(field, ' thunder');
    expect(await within(screen.getByRole('list', SCORE)).findByText('Thunder')).toBeTruthy();
    await waitFor(() => expect(requests(workers, 'scene')).toHaveLength(2));
    expect(waves()).toHaveLength(1);
    act(() => workers.reply(previewResult(['rain-1', 'thunder-1'])));
    await waitFor(() => expect(waves()).toHaveLength(2));
  });

  it('are drawn as before where there is no preview', async () => {
    const workers = new FakePreviewWorkers();
    workers.answer = () => null;
    const { user, field } = await open(workers);
    await user.type(field, 'rain');
    await waitFor(() => expect(requests(workers, 'scene')).toHaveLength(1));
    expect(screen.getByRole('list', SCORE)).toBeTruthy();
    expect(waves()).toHaveLength(0);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });
});
