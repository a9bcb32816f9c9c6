import { screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import { ERRORS, type GenerationResponse, type VariationsRequest } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { CreatorApi, generation, PREMIUM, refused } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { EffectRows } from './EffectRows';

const EFFECT = soundEffect({ id: 1, name: 'Knock', prompt: 'a knock', duration: 2 });

function open(api = new CreatorApi(PREMIUM, [EFFECT])) {
  return renderPage(<EffectRows label="Sounds" effects={[EFFECT]} onUseAgain={() => undefined} />, api);
}

async function choose(user: ReturnType<typeof open>['user'], action: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'More for Knock' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

function variations({ count }: VariationsRequest): GenerationResponse {
  return generation({ description: 'a knock', duration: 2, takes: count, seed: 7 });
}

describe('the menu of a sound', () => {
  it('makes variations at a price told before, and keeps each, or all as a set of one loudness', async () => {
    const api = new CreatorApi(PREMIUM, [EFFECT]);
    api.on({ 'POST /api/sound-effects/1/variations': ({ body }) => ok(variations(body as VariationsRequest)) });
    const { user } = open(api);
    const dialog = await choose(user, /^Variations/);
    await user.clear(dialog.getByRole('spinbutton', { name: 'How many' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'How many' }), '8');
    expect(dialog.getByText('2 s × 8 takes = 16 credits')).toBeTruthy();
    expect(dialog.getByRole('slider', { name: 'How different' }).getAttribute('aria-valuetext')).toBe('35 %');
    expect(api.callsOf('POST', '/api/sound-effects/1/variations')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Generate variations' }));
    const made = within(await dialog.findByRole('list', { name: 'Variations' }));
    expect(api.callsOf('POST', '/api/sound-effects/1/variations').map(({ body }) => body)).toEqual([
      { amount: 0.35, count: 8 },
    ]);
    await user.click(made.getByRole('button', { name: 'Keep Knock 02' }));
    await waitFor(() => expect(made.getAllByText('In library')).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: /^Download as a set/ }));
    const files = await screen.findByRole('checkbox', { name: /^Match loudness to quietest/ });
    expect((files as HTMLInputElement).checked).toBe(true);
    const names = api.callsOf('POST', '/api/sound-effects').map(({ body }) => (body as { name: string }).name);
    expect([...names].sort()).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08'].map((number) => `Knock ${number}`),
    );
  });

  it('says what may be done with a sound, and turns a free one into one with commercial rights', async () => {
    const api = new CreatorApi(PREMIUM, [EFFECT]);
    api.on({ 'POST /api/sound-effects/1/licence': ok({ ...EFFECT, licence: 'commercial' }) });
    const { user } = open(api);
    expect(await screen.findByText('Personal use')).toBeTruthy();
    const dialog = await choose(user, /^Provenance/);
    await user.click(dialog.getByRole('button', { name: 'Get commercial rights for 2 credits' }));
    await dialog.findByText(/^Commercial rights: your own and client work/);
    expect(dialog.queryByRole('button', { name: /^Get commercial rights/ })).toBeNull();
    expect(api.callsOf('POST', '/api/sound-effects/1/licence')).toHaveLength(1);
  });

  it('tells why rights were not given, and offers them in the menu of free sounds alone', async () => {
    const api = new CreatorApi(PREMIUM, [EFFECT]);
    api.on({ 'POST /api/sound-effects/1/licence': refused('INSUFFICIENT_CREDITS') });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'More for Knock' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Get commercial rights for 2 credits' }));
    expect((await screen.findByText(ERRORS.INSUFFICIENT_CREDITS.message)).textContent).not.toBe('');
  });

  it('tells why variations were refused', async () => {
    const api = new CreatorApi(PREMIUM, [EFFECT]);
    api.on({ 'POST /api/sound-effects/1/variations': refused('ENGINE_CHANGED') });
    const { user } = open(api);
    const dialog = await choose(user, /^Variations/);
    await user.click(dialog.getByRole('button', { name: 'Generate variations' }));
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  });

  it('cuts a part out with fades, as a sound of its own [long]', async () => {
    const api = new CreatorApi(PREMIUM, [EFFECT]);
    api.on({
      'GET /api/sound-effects/1/peaks': ok({
        duration: 2,
        count: 0,
        peaks: '',
        events: [{ layer: 'knock-1', kind: 'knock', onset: 24_000, peak: 25_000 }],
      }),
      'POST /api/sound-effects/1/cuts': ok(soundEffect({ id: 2, name: 'Knock' })),
    });
    const { user } = open(api);
    const dialog = await choose(user, /^Trim and fade/);
    const set = async (name: string, value: string) => {
      await user.clear(dialog.getByRole('spinbutton', { name }));
      await user.type(dialog.getByRole('spinbutton', { name }), value);
    };
    await set('From', '0.5');
    await set('fade out', '0.25');
    await user.click(dialog.getByRole('button', { name: 'Save copy' }));
    expect(await screen.findByText('The trimmed copy is in your library')).toBeTruthy();
    expect(api.callsOf('POST', '/api/sound-effects/1/cuts').map(({ body }) => body)).toEqual([
      { start: 0.5, end: 2, fadeIn: 0, fadeOut: 0.25 },
    ]);
  });

  it('keeps the reason beside the part that could not be saved', async () => {
    const api = new CreatorApi(PREMIUM, [EFFECT]);
    api.on({
      'GET /api/sound-effects/1/peaks': ok({ duration: 2, count: 0, peaks: '', events: [] }),
      'POST /api/sound-effects/1/cuts': refused('STORAGE_FULL'),
    });
    const { user } = open(api);
    const dialog = await choose(user, /^Trim and fade/);
    await user.click(dialog.getByRole('button', { name: 'Save copy' }));
    const toast = await screen.findByRole('alert');
    const reason = within(toast).getByText(/\.$/).textContent;
    expect(dialog.getByText(reason)).toBeTruthy();
  });

  it.each([
    [/^Trim and fade/, 'Trim heavy rain, a creaking door opens slowly…'],
    [/^Variations/, 'Variations of heavy rain, a creaking door opens slowly…'],
    [/^Delete/, 'Delete "heavy rain, a creaking door opens slowly…"?'],
  ])('breaks off no word of a name that was cut out of a long prompt: %s', async (action, title) => {
    const name = 'heavy rain, a creaking door opens slowly, a dog ba';
    const effects = [soundEffect({ id: 1, name, prompt: `${name}rks`, duration: 4 })];
    const api = new CreatorApi(PREMIUM, effects);
    const { user } = renderPage(<EffectRows label="Sounds" effects={effects} onUseAgain={() => undefined} />, api);
    expect(await screen.findByRole('link', { name: 'heavy rain, a creaking door opens slowly…' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('shares it both ways', async () => {
    const api = new CreatorApi(PREMIUM, [EFFECT]);
    api.on({
      'GET /api/sound-effects/1/scene': ok({ ...interpretation('a knock'), gestures: {}, events: [] }),
      'GET /api/sound-effects/1/share': ok({ share: null }),
    });
    const { user } = open(api);
    const dialog = await choose(user, /^Share/);
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Copy link' }).disabled).toBe(false),
    );
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeTruthy();
  });
});
