import { act, screen } from '@testing-library/react';
import { ok } from '@whoosh/api-client/testing';
import { encodeBars, type GenerateRequest } from '@whoosh/contracts';
import { PreviewRenderer, PreviewRendererProvider } from '@whoosh/preview';
import { FakePreviewWorkers, previewResult } from '@whoosh/preview/testing';
import { player } from '@whoosh/ui/more';
import { CreatorApi, generation, refused } from '../testing/creator-api';
import { generateButton, onStoppedClock, wait } from '../testing/open-creator';
import { renderPage } from '../testing/render-page';
import { CreatorPage } from './CreatorPage';

onStoppedClock();

const PICTURE = encodeBars(previewResult().bars);
const HERE = /^blob:preview-/;

let play: jest.SpyInstance;
let release: jest.SpyInstance;
beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:preview-${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
  globalThis.requestIdleCallback = () => 0;
  localStorage.setItem('whoosh.play-when-ready', 'true');
  play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
  release = jest.spyOn(player, 'release').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

/** The server answers when it is told to. @param bars of its take */
async function generate(bars: string) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const api = new CreatorApi().on({
    'POST /api/sound-effects/generate': async ({ body }) => {
      await answered;
      if (bars === '') return refused('GENERATION_FAILED');
      const made = generation(body as GenerateRequest);
      return ok({ ...made, takes: made.takes.map((take) => ({ ...take, bars })) });
    },
  });
  const workers = new FakePreviewWorkers();
  workers.answer = () => previewResult(['rain-1']);
  const { user } = renderPage(
    <PreviewRendererProvider value={new PreviewRenderer(workers.start)}>
      <CreatorPage />
    </PreviewRendererProvider>,
    api,
  );
  await user.type(await screen.findByLabelText('Describe your sound effect'), 'rain');
  await wait(600);
  await user.click(generateButton());
  await wait(50);
  const end = async () => {
    act(answer);
    await wait(50);
  };
  return { api, user, workers, end };
}

const played = () => play.mock.calls.map(([{ url }]: [{ url: string }]) => url);

describe('the first take', () => {
  it('is heard before the server has made it, from the preview of the same seed, and is played from there', async () => {
    const { api, user, workers, end } = await generate(PICTURE);
    expect(played()).toEqual([expect.stringMatching(HERE)]);
    const [read] = api.callsOf('POST', '/api/sound-effects/interpret');
    const [asked] = api.callsOf('POST', '/api/sound-effects/generate');
    expect((asked?.body as GenerateRequest).seed).toBe((read?.body as GenerateRequest).seed);
    expect(workers.started.flatMap(({ posted }) => posted).filter(({ spec }) => 'scene' in spec)).toHaveLength(1);
    await end();
    expect(await screen.findByRole('article', { name: 'Take 1' })).toBeTruthy();
    expect(release).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Play rain' }));
    expect(new Set(played())).toEqual(new Set([expect.stringMatching(HERE)]));
  });

  it('is heard from its file where the preview was another sound [long]', async () => {
    const { end } = await generate('00'.repeat(200));
    const [here] = played();
    await end();
    await screen.findByRole('article', { name: 'Take 1' });
    expect(release).toHaveBeenCalledWith(here);
    expect(played().at(-1)).toBe('/api/files/t1.mp3');
  });

  it('falls silent where nothing comes of it', async () => {
    const { end } = await generate('');
    const [here] = played();
    await end();
    expect(release).toHaveBeenCalledWith(here);
  });
});
