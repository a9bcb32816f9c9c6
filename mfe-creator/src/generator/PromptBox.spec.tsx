import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { CONFIG, ok, soundEffect } from '@whoosh/api-client/testing';
import type { GenerateRequest, InterpretRequest } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { CreatorApi, FREE, PREMIUM, refused } from '../testing/creator-api';
import { generateButton, onStoppedClock, open, takesChoice, wait } from '../testing/open-creator';

onStoppedClock();

describe('the prompt box', () => {
  it('asks for a description when there is none [spec 5.8]', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.click(generateButton());
    expect(screen.getByText('Please enter a description for your sound effect')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
    await user.type(field, 'r');
    expect(screen.queryByText('Please enter a description for your sound effect')).toBeNull();
  });

  it('shows what was understood and what was not, after the typing has rested', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.type(field, 'purple rain');
    await wait(219);
    expect(api.callsOf('POST', '/api/sound-effects/interpret')).toHaveLength(0);
    const score = await screen.findByRole('list', { name: 'How we read it' });
    expect(within(score).getByText('Rain')).toBeTruthy();
    expect(screen.getByText('Not understood: purple')).toBeTruthy();
    expect(api.callsOf('POST', '/api/sound-effects/interpret')).toHaveLength(1);
  });

  it('puts a suggestion in the place of a word that was not understood [long]', async () => {
    const { user, field } = await open(new CreatorApi());
    await user.type(field, 'purple rain');
    await user.click(await screen.findByRole('button', { name: 'Use Wind instead of purple' }));
    expect((field as HTMLTextAreaElement).value).toBe('wind rain');
    await waitFor(() => expect(screen.queryByText('Not understood: purple')).toBeNull());
  });

  it('generates with the key on its button wherever in the box the focus is, and where it is nowhere', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    const made = () => api.callsOf('POST', '/api/sound-effects/generate');
    await user.type(field, 'rain');
    (await screen.findByRole('button', { name: 'Rain, change' })).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(made()).toHaveLength(1));
    expect(screen.queryByRole('menu')).toBeNull();
    await screen.findByText('In library');
    await user.type(field, 'knock');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(made()).toHaveLength(2));
  });

  it('says that a sound of another engine sounds different when it is made again, until its seed is let go [long]', async () => {
    const old = soundEffect({ id: 1, name: 'Old rain', prompt: 'rain', seed: 5, engineVersion: '0' });
    const { user } = await open(new CreatorApi(PREMIUM, [old]));
    await user.click(await screen.findByRole('button', { name: 'More for Old rain' }));
    await user.click(await screen.findByRole('menuitem', { name: /Use again/ }));
    expect(await screen.findByText(/was made by engine 0. Engine 1 makes a different one/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Seed 5, pick a new one' }));
    expect(screen.queryByText(/was made by engine 0/)).toBeNull();
  });

  it('lets another engine make the sound where there is one, and ours where that one does not, as was chosen last [long]', async () => {
    localStorage.removeItem('whoosh.engine');
    const api = new CreatorApi();
    api.on({
      'GET /api/config': ok({
        ...CONFIG,
        generators: [{ id: 'elevenlabs', name: 'ElevenLabs', terms: 'Their terms hold, too.', isDefault: false }],
      }),
    });
    const { user, field } = await open(api);
    const asked = () => api.callsOf('POST', '/api/sound-effects/generate').map(({ body }) => body as GenerateRequest);
    await user.type(field, 'rain');
    await user.click(await screen.findByRole('combobox', { name: 'Engine' }));
    await user.click(await screen.findByTitle('ElevenLabs'));
    await user.click(screen.getByRole('checkbox', { name: 'If it fails, use Whoosh' }));
    expect(screen.getByText('Their terms hold, too.')).toBeTruthy();
    await user.click(generateButton());
    await waitFor(() =>
      expect(asked()[0]).toMatchObject({ description: 'rain', generator: 'elevenlabs', fallback: true }),
    );
    cleanup();
    const old = soundEffect({ id: 1, name: 'Old rain', prompt: 'rain', seed: 5 });
    api.effects = [old];
    const again = await open(api);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /If it fails, use Whoosh/ })).checked).toBe(
      true,
    );
    // A seed is our engine's: no other has them.
    await again.user.click(await screen.findByRole('button', { name: 'More for Old rain' }));
    await again.user.click(await screen.findByRole('menuitem', { name: /Use again/ }));
    expect(await screen.findByText(/Edited scenes and fixed seeds always use Whoosh/)).toBeTruthy();
    await again.user.click(generateButton());
    expect(await screen.findByText(/this would be the same sound/)).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: /^Generate anyway/ }));
    await waitFor(() => expect(asked()[1]).toMatchObject({ seed: 5, generator: 'whoosh' }));
    localStorage.removeItem('whoosh.engine');
  });

  it('keeps the last score when an answer fails', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.type(field, 'rain');
    await screen.findByRole('list', { name: 'How we read it' });
    api.on({ 'POST /api/sound-effects/interpret': () => refused('INTERNAL') });
    await user.type(field, ' and more');
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/interpret')).toHaveLength(2));
    expect(screen.getByRole('list', { name: 'How we read it' })).toBeTruthy();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  it('counts the letters out of 500 [spec 2.57]', async () => {
    const { user, field } = await open(new CreatorApi());
    await user.type(field, 'rain');
    expect(screen.getByText('4 / 500')).toBeTruthy();
  });

  it('tells the price and what is left, by duration and takes', async () => {
    const { user, field } = await open(new CreatorApi());
    expect(screen.getByText('5 s × 1 take = 5 credits')).toBeTruthy();
    expect(screen.getByText('412 left')).toBeTruthy();
    await user.type(field, 'rain');
    await user.click(takesChoice(3));
    act(() => screen.getByRole('slider', { name: 'Duration' }).focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('8 s × 3 takes = 24 credits')).toBeTruthy();
    expect(screen.getByText('388 left after this')).toBeTruthy();
  });

  it('takes an exact length that is typed, and the longest of the plan with its reason where more is typed', async () => {
    const { user } = await open(new CreatorApi(FREE));
    const seconds = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Length in seconds' });
    const ruler = screen.getByRole('slider', { name: 'Duration' });
    await user.clear(seconds);
    await user.type(seconds, '7');
    expect(ruler.getAttribute('aria-valuenow')).toBe('7');
    await user.clear(seconds);
    await user.type(seconds, '15');
    expect(ruler.getAttribute('aria-valuenow')).toBe('10');
    expect(screen.getByText(/Free plan is limited to 10 second/)).toBeTruthy();
    await user.tab();
    expect(seconds.value).toBe('10');
  });

  it('has the length that the words ask for until a person sets one, and no more than the plan allows', async () => {
    const api = new CreatorApi();
    let natural = 1.4;
    api.on({
      'POST /api/sound-effects/interpret': ({ body }) => {
        const { description = '', duration = natural } = body as InterpretRequest;
        const answer = interpretation(description);
        return ok({ ...answer, scene: { ...answer.scene, duration } });
      },
    });
    const { user, field } = await open(api);
    const length = screen.getByRole('slider', { name: 'Duration' });
    const auto = screen.getByRole('button', { name: 'Auto' });
    expect(length.getAttribute('aria-valuenow')).toBe('5');
    await user.type(field, 'thunder');
    await waitFor(() => expect(length.getAttribute('aria-valuenow')).toBe('1.4'));
    expect(screen.getByText('1.4 s × 1 take = 2 credits')).toBeTruthy();
    natural = 60;
    await user.type(field, ' and rain');
    await waitFor(() => expect(length.getAttribute('aria-valuenow')).toBe('22'));
    act(() => length.focus());
    await user.keyboard('{Home}');
    expect(auto.getAttribute('aria-pressed')).toBe('false');
    await user.type(field, ' and knocks');
    expect(length.getAttribute('aria-valuenow')).toBe('1');
    await user.click(auto);
    await waitFor(() => expect(length.getAttribute('aria-valuenow')).toBe('22'));
  });

  it('changes the duration from the text by Alt and the arrows, and leaves the field by Escape', async () => {
    const { user, field } = await open(new CreatorApi());
    await user.click(field);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{/Alt}');
    expect(screen.getByRole('slider', { name: 'Duration' }).getAttribute('aria-valuetext')).toBe('6 seconds');
    await user.keyboard('{Escape}');
    expect(document.activeElement).not.toBe(field);
  });

  it('fills the box from an idea', async () => {
    const { user, field } = await open(new CreatorApi());
    await user.click(screen.getByRole('button', { name: 'Three knocks on a wooden door' }));
    expect((field as HTMLTextAreaElement).value).toBe('Three knocks on a wooden door');
    expect(document.activeElement).toBe(field);
  });
});

describe('the Free plan', () => {
  it('holds the duration at 10 s and says why [spec 5.11, 8.18]', async () => {
    const { user } = await open(new CreatorApi(FREE));
    act(() => screen.getByRole('slider', { name: 'Duration' }).focus());
    await user.keyboard('{End}');
    expect(screen.getByRole('slider', { name: 'Duration' }).getAttribute('aria-valuenow')).toBe('10');
    const note = screen.getByText(/Free plan is limited to 10 second sound effects/);
    expect(within(note).getByRole('link', { name: 'Plans and credits' }).getAttribute('href')).toBe('/pricing');
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByText(/Free plan is limited/)).toBeNull();
  });

  it('shows the free sounds that are left and offers no more takes', async () => {
    await open(new CreatorApi(FREE));
    expect(screen.getByText('1 of 2 free sounds left')).toBeTruthy();
    const takes = screen.getByRole('radiogroup', { name: 'Takes' });
    expect(
      within(takes)
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => radio.disabled),
    ).toEqual([false, true, true, true]);
  });

  it('refuses the third free sound with the toast of the catalogue [spec 5.13, 8.19]', async () => {
    const api = new CreatorApi({ ...FREE, existingEffects: 2 });
    const { user, field } = await open(api);
    await user.type(field, 'rain{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Limit Reached')).toBeTruthy();
    expect(
      screen.getByText(
        "You've reached your free plan limit of 2 sound effects. Purchase credits or upgrade to Premium for unlimited generation.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Plans and credits' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole('link', { name: 'Buy credits for more' }).getAttribute('href')).toBe('/pricing');
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
  });
});

describe('a prompt that was not sent', () => {
  const typed = async (text: string) => {
    const { user, field } = await open(new CreatorApi(PREMIUM));
    await user.type(field, text);
  };
  const shown = async (api = new CreatorApi(PREMIUM)) => (await open(api)).field;

  it('stands in its box again after another page', async () => {
    await typed('lost bell');
    cleanup();
    expect(await shown()).toHaveProperty('value', 'lost bell');
  });

  it('stands in its box again after the page was loaded anew', async () => {
    await typed('lost bell');
    window.dispatchEvent(new Event('pagehide'));
    const kept = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, kept);
    expect(await shown()).toHaveProperty('value', 'lost bell');
  });

  it('is shown to nobody else', async () => {
    await typed('lost bell');
    cleanup();
    expect(await shown(new CreatorApi({ ...PREMIUM, id: 99 }))).toHaveProperty('value', '');
  });
});
