import { act, screen } from '@testing-library/react';
import { player, type Track } from '@whoosh/ui/more';
import { PreviewRenderer, PreviewRendererProvider } from '@whoosh/preview';
import { previewResult, FakePreviewWorkers } from '@whoosh/preview/testing';
import { CreatorPage } from './CreatorPage';
import { CreatorApi } from '../testing/creator-api';
import { onStoppedClock, wait } from '../testing/open-creator';
import { renderPage } from '../testing/render-page';

const PLAY = 'Listen';
const LIVE = 'Play as I type, free';

onStoppedClock();

let workers: FakePreviewWorkers;
let play: jest.SpyInstance<void, [Track, number?]>;
let made: number;

beforeEach(() => {
  localStorage.clear();
  workers = new FakePreviewWorkers();
  workers.answer = () => previewResult();
  made = 0;
  URL.createObjectURL = () => `blob:preview-${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
  globalThis.requestIdleCallback = () => 0;
  jest.spyOn(player, 'wake').mockImplementation(() => undefined);
  play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function open() {
  const page = renderPage(
    <PreviewRendererProvider value={new PreviewRenderer(workers.start)}>
      <CreatorPage />
    </PreviewRendererProvider>,
    new CreatorApi(),
  );
  return { ...page, field: await screen.findByLabelText('Describe your sound effect') };
}

/** What is drawn after one step begins the next: steps of a few milliseconds each. */
async function soon(): Promise<void> {
  for (let steps = 0; steps < 5; steps += 1) await wait(2);
}

/** The prompt has rested, is understood and previewed. */
async function settle(): Promise<void> {
  await wait(300);
  await wait(300);
  await soon();
}

/** What makes worker and player warm is so short, seconds, and heard by nobody. */
const WARMING = 0.5;

/** Previews that were asked for to be heard alone, by their text and seconds. */
const heard = () =>
  workers.started
    .flatMap(({ posted }) => posted)
    .flatMap(({ spec }) => {
      if (!spec.audio || spec.layerBars > 0) return [];
      const { text, duration } = 'scene' in spec ? spec.scene : spec;
      if (duration === WARMING) return [];
      // the words say how long it is where nobody does
      return [`${text} ${Math.min(duration ?? Infinity, spec.firstSeconds ?? Infinity)}`];
    });

describe('a prompt is heard before it is paid for', () => {
  it('on a press: the preview that the score has drawn plays at once, and no other is made', async () => {
    const { user, field } = await open();
    await user.type(field, 'rain');
    await settle();
    expect(play).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: PLAY }));
    await soon();
    expect(heard()).toEqual([]);
    expect(play).toHaveBeenCalledTimes(1);
    expect(play.mock.calls[0]?.[0].url).toMatch(/^blob:preview-/);
  });

  it('says beside the price that it is kept only when it is generated, while it is waited for or sounds', async () => {
    const { user, field } = await open();
    await user.type(field, 'rain');
    await wait(300);
    expect(screen.queryByText('Preview only. Generate to save.')).toBeNull();
    workers.answer = () => undefined;
    await user.type(field, ' and thunder');
    await wait(300);
    await user.click(screen.getByRole('button', { name: PLAY }));
    expect(screen.getByText('Preview only. Generate to save.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.queryByText('Preview only. Generate to save.')).toBeNull();
  });

  it('no longer says so of a take that is made, while its preview plays on', async () => {
    const { user, field } = await open();
    await user.type(field, 'rain');
    await settle();
    await user.click(screen.getByRole('button', { name: PLAY }));
    await soon();
    const [[track] = []] = play.mock.calls;
    jest
      .spyOn(player, 'snapshot')
      .mockReturnValue({ url: track?.url ?? null, status: 'playing', position: 1, duration: 5 });
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await settle();
    expect(screen.getByText('In library')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    expect(screen.queryByText('Preview only. Generate to save.')).toBeNull();
  });

  it('by Alt+Enter, without leaving the field', async () => {
    const { user, field } = await open();
    await user.type(field, 'rain');
    await settle();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await settle();
    expect(play).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(field);
  });

  it('while one types, once that is on: rendered 40 ms after the last key by a worker, heard after 150 ms', async () => {
    const { user, field } = await open();
    await user.type(field, 'rain');
    await settle();
    await user.click(screen.getByRole('button', { name: LIVE }));
    await settle();
    expect(heard()).toEqual(['rain 3']);
    expect(play).toHaveBeenCalledTimes(1);
    await user.type(field, ' and thunder');
    await wait(39);
    expect(heard()).toHaveLength(1);
    await wait(1);
    await soon();
    expect(heard()).toEqual(['rain 3', 'rain and thunder 3']);
    await wait(90);
    expect(play).toHaveBeenCalledTimes(1);
    await wait(20);
    expect(play).toHaveBeenCalledTimes(2);
    expect(workers.started).toHaveLength(2);
    expect(screen.getByRole('button', { name: LIVE }).getAttribute('aria-pressed')).toBe('true');
    // an icon alone says nothing on a phone, where no tooltip opens
    expect(screen.getByRole('button', { name: LIVE }).textContent).toBe('As I type');
  });

  it('not over a sound that somebody listens to', async () => {
    const { user, field } = await open();
    await user.type(field, 'rain');
    await settle();
    jest
      .spyOn(player, 'snapshot')
      .mockReturnValue({ url: '/api/files/1.mp3', status: 'playing', position: 1, duration: 5 });
    await user.click(screen.getByRole('button', { name: LIVE }));
    await settle();
    expect(play).not.toHaveBeenCalled();
  });

  it('not by itself when the page brings back what was written before', async () => {
    localStorage.setItem('whoosh.hear-while-typing', 'true');
    const first = await open();
    await first.user.type(first.field, 'rain');
    await settle();
    expect(play).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    first.unmount();
    const second = await open();
    expect((second.field as HTMLTextAreaElement).value).toBe('rain');
    await settle();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('no more when the prompt is gone [long]', async () => {
    const { user, field } = await open();
    const release = jest.spyOn(player, 'release');
    await user.type(field, 'rain');
    await settle();
    await user.click(screen.getByRole('button', { name: PLAY }));
    await settle();
    await user.clear(field);
    await soon();
    expect(release).toHaveBeenCalledWith(play.mock.calls[0]?.[0].url);
    expect(screen.queryByRole('button', { name: PLAY })).toBeNull();
  });
});
