import { screen, waitFor, within } from '@testing-library/react';
import { ok } from '@whoosh/api-client/testing';
import type { GenerateRequest, LayerAttribute } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { CreatorApi } from '../testing/creator-api';
import { onStoppedClock, open } from '../testing/open-creator';

onStoppedClock();

describe('the score', () => {
  const lane = () => screen.findByRole('list', { name: 'How we read it' });
  const pick = async (user: Awaited<ReturnType<typeof open>>['user'], chip: string, entry: string) => {
    await user.click(within(await lane()).getByRole('button', { name: chip }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('lets a source be changed by its menu, and generates the scene that is shown', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.type(field, 'heavy rain');
    await pick(user, 'Rain, change', 'Wind');
    await pick(user, 'Wind: heavy, change', 'soft');
    expect(within(await lane()).getByRole('button', { name: 'Wind: soft, set by hand, change' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1));
    const [call] = api.callsOf('POST', '/api/sound-effects/generate');
    const body = call?.body as GenerateRequest;
    expect(body).not.toHaveProperty('description');
    expect(body.scene).toMatchObject({
      text: 'heavy rain',
      layers: [{ source: { model: 'wind' }, mods: { intensity: 0.3 } }],
    });
    expect(body.seed).toBe(body.scene?.seed);
    await screen.findByText('In library');
    await user.click(screen.getByRole('button', { name: 'Use again' }));
    expect(within(await lane()).getByRole('button', { name: 'Wind, chosen by hand, change' })).toBeTruthy();
  });

  it('marks what holds now in the menu of a chip', async () => {
    const { user, field } = await open(new CreatorApi());
    await user.type(field, 'heavy rain');
    await pick(user, 'Rain: heavy, change', 'soft');
    await user.click(within(await lane()).getByRole('button', { name: 'Rain: soft, set by hand, change' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.filter((entry) => entry.getAttribute('aria-current')).map((entry) => entry.textContent)).toEqual([
      'soft',
    ]);
  });

  it('shows a word that only says which sound it is as words, and no menu', async () => {
    const api = new CreatorApi();
    const answer = interpretation('heavy rain');
    const [rain] = answer.layers;
    const said: LayerAttribute[] = [
      { label: 'shut', span: [0, 5], kind: 'modifier', field: 'source.variant' },
      { label: 'heavy', span: [0, 5], kind: 'modifier', field: 'mods.intensity' },
    ];
    const layers = rain === undefined ? [] : [{ ...rain, attributes: said }];
    api.on({ 'POST /api/sound-effects/interpret': ok({ ...answer, layers }) });
    const { user, field } = await open(api);
    await user.type(field, 'heavy rain');
    const score = within(await lane());
    expect(await score.findByRole('button', { name: 'Rain: heavy, change' })).toBeTruthy();
    expect(score.getByText('shut').closest('button')).toBeNull();
  });

  it('loops as the words say until the switch says otherwise', async () => {
    const api = new CreatorApi();
    const answer = interpretation('heavy rain');
    api.on({ 'POST /api/sound-effects/interpret': ok({ ...answer, scene: { ...answer.scene, loop: true } }) });
    const { user, field } = await open(api);
    const loop = () => screen.getByRole('switch', { name: 'Loop' });
    expect(loop().getAttribute('aria-checked')).toBe('false');
    await user.type(field, 'looped heavy rain');
    await lane();
    await waitFor(() => expect(loop().getAttribute('aria-checked')).toBe('true'));
    expect(api.callsOf('POST', '/api/sound-effects/interpret').at(-1)?.body).not.toHaveProperty('loop');
    await user.click(loop());
    expect(loop().getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1));
    expect(api.callsOf('POST', '/api/sound-effects/generate')[0]?.body).toMatchObject({ loop: false });
  });

  it('lets words be left out, brings them back, and undoes step by step [long]', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.type(field, 'heavy rain, distant thunder');
    await pick(user, 'Thunder: distant, change', 'Remove');
    expect(await screen.findByRole('button', { name: 'Removed: distant, restore' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Thunder: distant, change' })).toBeNull());
    await pick(user, 'Rain, change', 'Remove layer');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rain, change' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(within(await lane()).getByRole('button', { name: 'Rain, change' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Removed: distant, restore' }));
    expect(await screen.findByRole('button', { name: 'Thunder: distant, change' })).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('heavy rain, distant thunder');
  });
});
