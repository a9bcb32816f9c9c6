import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok, refusal } from '@whoosh/api-client/testing';
import type { KeptIndividual, NewIndividual } from '@whoosh/contracts';
import { PreviewRenderer, PreviewRendererProvider } from '@whoosh/preview';
import { FakePreviewWorkers, previewResult } from '@whoosh/preview/testing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { player } from '@whoosh/ui/more';
import { CreatorApi } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import IndividualPicker from './IndividualPicker';
import { individualOf } from './model/take-variant';

const { scene } = interpretation('rain, thunder');
const RAIN = { id: 'rain-1', model: 'rain', label: 'Rain' };

let play: jest.SpyInstance;
let workers: FakePreviewWorkers;
let kept: KeptIndividual[];
const choose = jest.fn();

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:heard-${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
  play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
  workers = new FakePreviewWorkers();
  workers.answer = () => previewResult();
  kept = [];
  choose.mockClear();
});
afterEach(() => jest.restoreAllMocks());

async function openMap() {
  const api = new CreatorApi();
  api.on({
    'GET /api/sound-effects/individuals': () => ok(kept),
    'POST /api/sound-effects/individuals': ({ body }) => {
      const one = { ...(body as NewIndividual), id: 'new', label: 'Rain' };
      kept = [one, ...kept];
      return ok(one);
    },
  });
  const page = renderPage(
    <PreviewRendererProvider value={new PreviewRenderer(workers.start)}>
      <IndividualPicker open scene={scene} layer={RAIN} onChoose={choose} onClose={() => undefined} />
    </PreviewRendererProvider>,
    api,
  );
  const map = within(await screen.findByRole('group', { name: 'Rain by size and tone' }));
  const [first, second, ...others] = map.getAllByRole('button');
  if (first === undefined || second === undefined) throw new Error('no dots');
  return { ...page, api, map, first, second, dots: [first, second, ...others] };
}

/** What was rendered to be heard last. */
const heard = () => {
  const spec = workers.lastRequest?.spec;
  return spec !== undefined && 'scene' in spec ? spec : null;
};

describe('the map of individuals', () => {
  it('marks the one that sounds, and plays one under a resting pointer, alone', async () => {
    const { dots, first, second } = await openMap();
    expect(dots.map((dot) => dot.getAttribute('aria-pressed'))).toEqual(['true', ...Array(12).fill('false')]);
    // jsdom has no pointer events of its own
    fireEvent(second, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    expect(heard()).toMatchObject({ audio: true, firstSeconds: 4, scene: { seed: scene.seed } });
    expect(heard()?.scene.layers).toHaveLength(1);
    expect([first, second].map((dot) => dot.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  });

  it('is walked and heard by keys, and the one that is picked is used', async () => {
    const { user, dots, first } = await openMap();
    expect(dots.filter((dot) => dot.tabIndex === 0)).toEqual([first]);
    first.focus();
    await user.keyboard('{ArrowLeft}');
    const focused = document.activeElement;
    expect(dots.indexOf(focused as HTMLElement)).toBeGreaterThan(0);
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    await user.keyboard('{Enter}');
    expect(focused?.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Use this one' }));
    expect(choose).toHaveBeenCalledWith(heard()?.scene.layers[0]?.individual);
    expect(choose).not.toHaveBeenCalledWith(individualOf(scene, RAIN.id));
  });

  it('shows others, and the one that sounds stays', async () => {
    const { user, map } = await openMap();
    const placed = () => map.getAllByRole('button').map((dot) => dot.style.cssText);
    const before = placed();
    await user.click(screen.getByRole('button', { name: 'Show others' }));
    expect(placed()[0]).toBe(before[0]);
    expect(placed().filter((place) => before.includes(place))).toHaveLength(1);
  });

  it('keeps the picked one under a name, which stands on the map from then on', async () => {
    const { user, api, second, map } = await openMap();
    await user.click(second);
    expect(screen.getByRole('button', { name: 'Save it' }).hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Tin roof {Enter}');
    expect(await screen.findByText('Saved as “Tin roof”.')).toBeTruthy();
    const [{ body } = { body: null }] = api.callsOf('POST', '/api/sound-effects/individuals');
    expect(body).toEqual({ name: 'Tin roof', model: 'rain', individual: { seed: expect.any(Number) } });
    expect(map.getByRole('button', { name: /^Tin roof: size/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says why one was not kept, in the words of the server', async () => {
    const { user, api } = await openMap();
    api.on({ 'POST /api/sound-effects/individuals': refusal(409, 'CONFLICT', 'You keep 100 already.') });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Roof{Enter}');
    expect(await screen.findByText('“Roof” could not be saved')).toBeTruthy();
    expect(screen.getByText('You keep 100 already.')).toBeTruthy();
  });

  it('says so where nothing can be played', async () => {
    workers.answer = () => null;
    const { user, second } = await openMap();
    await user.click(second);
    expect(await screen.findByText("This can't be played here.")).toBeTruthy();
  });
});
