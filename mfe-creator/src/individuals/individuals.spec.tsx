import { screen, waitFor, within } from '@testing-library/react';
import { ok } from '@whoosh/api-client/testing';
import type { GenerateRequest, KeptIndividual } from '@whoosh/contracts';
import { PreviewRenderer, PreviewRendererProvider } from '@whoosh/preview';
import { FakePreviewWorkers, previewResult } from '@whoosh/preview/testing';
import type { Scene } from '@whoosh/sound-scene';
import { player } from '@whoosh/ui/more';
import { CreatorPage } from '../generator/CreatorPage';
import { CreatorApi } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';

const KEPT: KeptIndividual = { id: 'a1', name: 'Old roof', model: 'rain', label: 'Rain', individual: { seed: 77 } };

let play: jest.SpyInstance;
let workers: FakePreviewWorkers;
let kept: KeptIndividual[];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('whoosh.play-when-ready', 'false');
  jest.useFakeTimers();
  let made = 0;
  URL.createObjectURL = () => `blob:heard-${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
  play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
  workers = new FakePreviewWorkers();
  workers.answer = () => previewResult();
  kept = [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open() {
  const api = new CreatorApi();
  api.on({ 'GET /api/sound-effects/individuals': () => ok(kept) });
  const page = renderPage(
    <PreviewRendererProvider value={new PreviewRenderer(workers.start)}>
      <CreatorPage />
    </PreviewRendererProvider>,
    api,
  );
  const field = await screen.findByLabelText('Describe your sound effect');
  await page.user.type(field, 'rain');
  return { ...page, api };
}

/** Scenes that were rendered to be heard and not to be drawn, the last one last. */
const heardScenes = (): Scene[] =>
  workers.started.flatMap(({ posted }) =>
    posted.flatMap(({ spec }) => ('scene' in spec && spec.layerBars === 0 ? [spec.scene] : [])),
  );
const individuals = (scene: Scene | undefined) => scene?.layers.map(({ individual }) => individual);
const lanes = async () => within(await screen.findByRole('list', { name: 'How we read it' }));
const asked = async (api: CreatorApi): Promise<GenerateRequest> => {
  await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).not.toHaveLength(0));
  await screen.findByRole('region', { name: 'Other sound sources' });
  return api.callsOf('POST', '/api/sound-effects/generate').at(-1)?.body as GenerateRequest;
};
const menu = 'Rain, which one: Any one, change';

describe('which one of its kind a layer of the score is', () => {
  it('is another on a press: it is heard here, marked on the layer, and made as it was heard', async () => {
    const { user, api } = await open();
    await user.click((await lanes()).getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: 'Another at random' }));
    await waitFor(() => expect(play).toHaveBeenCalled());
    const [heard] = individuals(heardScenes().at(-1)) ?? [];
    expect(heard?.seed).toEqual(expect.any(Number));
    expect((await lanes()).getByRole('button', { name: 'Rain, which one: this one, change' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    expect(individuals((await asked(api)).scene)).toEqual([heard]);
  });

  it('stays in another take, whose seed is asked for, too', async () => {
    const { user, api } = await open();
    await user.click((await lanes()).getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: 'Another take of this one' }));
    await waitFor(() => expect(play).toHaveBeenCalled());
    const heard = heardScenes().at(-1);
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    const { scene, seed } = await asked(api);
    expect(scene?.seed).toBe(heard?.seed);
    expect(seed).toBe(heard?.seed);
    expect(individuals(scene)).toEqual(individuals(heard));
  });

  it('is one that is kept only when that is pressed [long]', async () => {
    kept = [KEPT, { ...KEPT, id: 'b2', name: 'Front door', model: 'door_slam' }];
    const { user, api } = await open();
    const offer = await (await lanes()).findByRole('button', { name: 'Use “Old roof”' });
    expect((await lanes()).queryByRole('button', { name: 'Use “Front door”' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    expect((await asked(api)).scene).toBeUndefined();
    await user.type(screen.getByLabelText('Describe your sound effect'), 'rain');
    expect(offer.isConnected).toBe(true);
    await user.click(await (await lanes()).findByRole('button', { name: 'Use “Old roof”' }));
    expect((await lanes()).getByRole('button', { name: 'Rain, which one: Old roof, change' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(2));
    expect(individuals((await asked(api)).scene)).toEqual([{ seed: 77 }]);
  });

  it('is given back to the seed', async () => {
    kept = [KEPT];
    const { user } = await open();
    await user.click(await (await lanes()).findByRole('button', { name: 'Use “Old roof”' }));
    await user.click((await lanes()).getByRole('button', { name: 'Rain, which one: Old roof, change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Any one' }));
    expect((await lanes()).getByRole('button', { name: menu })).toBeTruthy();
  });
});

describe('the individuals of a take', () => {
  const made = async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: /^Generate/ }));
    return { ...page, panel: within(await screen.findByRole('region', { name: 'Other sound sources' })) };
  };

  it('are others, or the same in another take: heard here, then made as they were heard [long]', async () => {
    const { user, api, panel } = await made();
    await user.click(panel.getByRole('button', { name: 'Another at random: Rain' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    const other = heardScenes().at(-1);
    // of the take: only who it is has changed
    const { seed: taken } = await asked(api);
    expect(other?.seed).toBe(taken);
    await user.click(panel.getByRole('button', { name: 'Another take of this one: Rain' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    const again = heardScenes().at(-1);
    expect(again?.seed).not.toBe(taken);
    expect(individuals(again)).toEqual(individuals(other));
    await user.click(panel.getByRole('button', { name: 'Use what you hear' }));
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(2));
    const { scene, seed, takes } = await asked(api);
    expect([scene?.seed, seed, takes]).toEqual([again?.seed, again?.seed, 1]);
    expect(individuals(scene)).toEqual(individuals(again));
  });

  it('cost nothing while they are only heard, and the take is as it was', async () => {
    const { user, api, panel } = await made();
    await user.click(panel.getByRole('button', { name: 'Another at random: Rain' }));
    await user.click(panel.getByRole('button', { name: 'Back to the take' }));
    expect(panel.queryByRole('button', { name: 'Use what you hear' })).toBeNull();
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1);
  });
});
