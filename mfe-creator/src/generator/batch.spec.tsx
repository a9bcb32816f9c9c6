import { screen, waitFor, within } from '@testing-library/react';
import { ok } from '@whoosh/api-client/testing';
import type { GenerateRequest, InterpretRequest } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { CreatorApi, generation, PREMIUM, refused } from '../testing/creator-api';
import { gate } from '../testing/gate';
import { open } from '../testing/open-creator';

describe('a batch of descriptions', () => {
  beforeEach(() => sessionStorage.clear());

  it('is priced before the click, made line by line, kept, and tells at its line what failed', async () => {
    const api = new CreatorApi();
    const natural: Record<string, number> = { rain: 5, thunder: 2, wind: 4 };
    api.on({
      'POST /api/sound-effects/interpret': ({ body }) => {
        const answer = interpretation((body as InterpretRequest).description ?? '');
        return ok({ ...answer, scene: { ...answer.scene, duration: natural[answer.scene.text] ?? 1 } });
      },
      'POST /api/sound-effects/generate': ({ body }) => {
        const request = body as GenerateRequest;
        return request.description === 'thunder' ? refused('GENERATION_FAILED') : ok(generation(request));
      },
    });
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Batch' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Descriptions, one per line')));
    await user.paste('rain\nthunder\n\n- wind');
    expect(await dialog.findByText('3 sounds, 11 s total = 11 credits')).toBeTruthy();
    const priced = within(dialog.getByRole('list', { name: 'Length and price of each line' })).getAllByRole('listitem');
    expect(priced.map(({ textContent }) => textContent)).toEqual([
      'rain5 s, 5 credits',
      'thunder2 s, 2 credits',
      'wind4 s, 4 credits',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Generate 3 sounds' }));
    await waitFor(() => expect(dialog.getAllByText('In library')).toHaveLength(2));
    expect(within(dialog.getByRole('list', { name: 'Progress' })).getByRole('alert').textContent).toMatch(
      /Failed|fail/,
    );
    const asked = api.callsOf('POST', '/api/sound-effects/generate').map(({ body }) => body as GenerateRequest);
    expect(asked.map(({ description, duration }) => `${description} ${duration}`)).toEqual([
      'rain 5',
      'thunder 2',
      'wind 4',
    ]);
    expect(api.callsOf('POST', '/api/sound-effects')).toHaveLength(2);
    // only what is not made yet is offered again
    expect(await dialog.findByRole('button', { name: 'Generate 1 sound' })).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Descriptions, one per line').value).toBe('thunder');
  });

  it('leads to plans and credits at the line that they refuse', async () => {
    const api = new CreatorApi();
    api.on({ 'POST /api/sound-effects/generate': () => refused('DURATION_LIMIT') });
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Batch' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Descriptions, one per line'));
    await user.paste('rain');
    await dialog.findByText(/5 s.* = 5 credits$/);
    await user.click(dialog.getByRole('button', { name: 'Generate 1 sound' }));
    const told = within(await dialog.findByRole('alert'));
    expect(told.getByRole('link', { name: 'Plans and credits' }).getAttribute('href')).toBe('/pricing');
  });

  it('is stopped after the sound that is being made: nothing is said to wait, and the rest is offered again [long]', async () => {
    const api = new CreatorApi();
    const making = gate();
    api.on({
      'POST /api/sound-effects/generate': async ({ body }) => {
        await making.opened;
        return ok(generation(body as GenerateRequest));
      },
    });
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Batch' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Descriptions, one per line'));
    await user.paste('rain\nwind');
    await dialog.findByText('2 sounds, 10 s total = 10 credits');
    await user.click(dialog.getByRole('button', { name: 'Generate 2 sounds' }));
    expect(await dialog.findByText('Waiting')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Stop after this one' }));
    making.open();
    expect(await dialog.findByText('In library')).toBeTruthy();
    await waitFor(() => expect(dialog.queryByText('Waiting')).toBeNull());
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Descriptions, one per line').value).toBe('wind');
  });

  it('goes on while its dialog is closed, which then offers nothing that was made [long]', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.click(field);
    await user.paste('rain\nwind');
    await user.click(screen.getByRole('button', { name: '2 sounds, one per line' }));
    const dialog = () => screen.findByRole('dialog').then(within);
    await user.click(await (await dialog()).findByRole('button', { name: 'Generate 2 sounds' }));
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: '2 sounds, one per line' }));
    expect(await (await dialog()).findAllByText('In library')).toHaveLength(2);
    expect((await dialog()).getByLabelText<HTMLTextAreaElement>('Descriptions, one per line').value).toBe('');
  });

  it('tells before it is paid for which words of which lines mean nothing', async () => {
    const { user } = await open(new CreatorApi());
    await user.click(screen.getByRole('button', { name: 'Batch' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Descriptions, one per line'));
    await user.paste('rain\npurple knock');
    const unread = await dialog.findByRole('list', { name: 'Words not understood' });
    expect(
      within(unread)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['purple knockNot understood: purple']);
  });

  it('is not asked for when the credits do not reach', async () => {
    const api = new CreatorApi({ ...PREMIUM, credits: 8 });
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Batch' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Descriptions, one per line'));
    await user.paste('rain\nthunder');
    expect(await dialog.findByText('You have 8 credits')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Plans and credits' })).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Generate 2 sounds' }).disabled).toBe(true);
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
  });
});
