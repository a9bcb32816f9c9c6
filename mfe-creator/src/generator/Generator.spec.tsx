import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import type { GenerateRequest } from '@whoosh/contracts';
import { CreatorApi, generation, PREMIUM, refused } from '../testing/creator-api';
import { keepForm } from '../request/kept-form';
import { formOfEffect } from '../request/prompt-form';
import { gate } from '../testing/gate';
import { generateButton, onStoppedClock, open, takesChoice, wait } from '../testing/open-creator';

onStoppedClock();

describe('a generation', () => {
  it('makes the takes, saves the first, clears the prompt and tells the credits [spec 2.59, 4.8]', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.type(field, 'heavy rain');
    await user.click(takesChoice(2));
    await user.click(generateButton());
    expect(await screen.findByText('10 credits used, 402 remaining')).toBeTruthy();
    expect(await within(screen.getByRole('article', { name: /Take 1/ })).findByText('In library')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: /Take 2/ })).getByRole('button', { name: /^Keep/ })).toBeTruthy();
    const [call] = api.callsOf('POST', '/api/sound-effects/generate');
    expect(call?.body).toEqual({
      description: 'heavy rain',
      duration: 5,
      intensity: 'moderate',
      takes: 2,
      seed: 4817,
    });
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(api.callsOf('POST', '/api/sound-effects')[0]?.body).toEqual({
      projectId: null,
      title: 'heavy rain',
      name: 'heavy rain',
      description: 'heavy rain',
      audioUrl: '/api/files/t1.mp3',
      audioUrl48k: '/api/files/t1.wav',
      duration: 5,
      prompt: 'heavy rain',
      intensity: 'moderate',
    });
    expect((field as HTMLTextAreaElement).value).toBe('');
    expect(api.callsOf('GET', '/api/auth/user').length).toBeGreaterThan(1);
  });

  it('tells who does not see it that takes are being made, and when they are there', async () => {
    const api = new CreatorApi();
    const made = api.holdGenerations();
    const { user, field } = await open(api);
    await user.type(field, 'rain{Control>}{Enter}{/Control}');
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(told()).toContain('Generating takes'));
    made.open();
    await waitFor(() => expect(told()).toContain('The take is ready'));
    expect(told()).not.toContain('Generating takes');
  });

  it('marks on each take where something happens in it, and tells how often', async () => {
    const events = [0, 24_000, 120_000].map((onset) => ({ layer: 'knock-1', kind: 'knock', onset, peak: onset + 100 }));
    const api = new CreatorApi().on({
      'POST /api/sound-effects/generate': ({ body }) => {
        const made = generation(body as GenerateRequest);
        return ok({ ...made, takes: made.takes.map((take) => ({ ...take, events })) });
      },
    });
    const { user, field } = await open(api);
    await user.type(field, 'knock{Control>}{Enter}{/Control}');
    const take = within(await screen.findByRole('article', { name: 'Take 1' }));
    expect(take.getByText('3 events, marked on the waveform')).toBeTruthy();
    const marks = take.getByRole('slider', { name: /^Position in/ }).querySelector('svg path');
    // of 5 s: at its beginning, at half a second and in the middle
    expect(marks?.getAttribute('d')?.match(/M[\d.]+/g)).toEqual(['M0.000', 'M10.000', 'M50.000']);
  });

  it('brings the prompt and its seed back by Use again, and by the Up arrow in the empty field', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.type(field, 'rain{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Use again' }));
    expect((field as HTMLTextAreaElement).value).toBe('rain');
    expect(screen.getByRole('button', { name: 'Seed 4817, pick a new one' })).toBeTruthy();
    await user.clear(field);
    expect(screen.getByText('Press ↑ to restore your prompt')).toBeTruthy();
    await user.keyboard('{ArrowUp}');
    expect((field as HTMLTextAreaElement).value).toBe('rain');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/this would be the same sound/)).toBeTruthy();
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(2));
    const [first, second] = api.callsOf('POST', '/api/sound-effects/generate');
    expect(second?.body).toMatchObject({ seed: 4817 });
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('says so, too, where another page had a sound used again', async () => {
    const api = new CreatorApi();
    const sound = soundEffect({ id: 9, prompt: 'rain', duration: 5, seed: 12 });
    keepForm({ userId: PREMIUM.id, projectId: null, form: formOfEffect(sound) });
    const { user } = await open(api);
    const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(generateButton());
    const note = await screen.findByText(/this would be the same sound/);
    expect(brought.mock.contexts).toContain(note);
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
  });

  it('offers another take in the place of the same sound', async () => {
    const api = new CreatorApi();
    const { user, field } = await open(api);
    await user.type(field, 'rain{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Use again' }));
    await user.click(generateButton());
    await user.click(await screen.findByRole('button', { name: 'Generate another take' }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(2));
    expect(api.callsOf('POST', '/api/sound-effects/generate')[1]?.body).toMatchObject({ seed: 4917 });
  });

  it('puts back the seed of any take', async () => {
    const { user, field } = await open(new CreatorApi());
    await user.type(field, 'rain');
    await user.click(takesChoice(3));
    await user.click(generateButton());
    await user.click(await screen.findByRole('button', { name: 'Use seed 4818 again' }));
    expect((field as HTMLTextAreaElement).value).toBe('rain');
    expect(screen.getByRole('button', { name: 'Seed 4818, pick a new one' })).toBeTruthy();
    await screen.findByText('In library');
  });

  it('does not ask when the credits do not reach [spec 8.17]', async () => {
    const api = new CreatorApi({ ...PREMIUM, credits: 4 });
    const { user, field } = await open(api);
    await user.type(field, 'rain');
    expect(screen.getByText('You have 4 credits')).toBeTruthy();
    await user.click(generateButton());
    expect(await screen.findByText('Insufficient Credits')).toBeTruthy();
    expect(screen.getByText('You need 5 credits to generate this sound effect. You have 4 credits.')).toBeTruthy();
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
  });

  it('that fails keeps the prompt and offers the way to support [spec 8.15]', async () => {
    const api = new CreatorApi().on({ 'POST /api/sound-effects/generate': () => refused('GENERATION_FAILED') });
    const { user, field } = await open(api);
    await user.type(field, 'rain');
    await user.click(generateButton());
    expect(await screen.findByText('Generation Failed')).toBeTruthy();
    expect(screen.getByText('Failed to generate sound effect. Please try again.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support');
    expect((field as HTMLTextAreaElement).value).toBe('rain');
  });

  it('that fails says so beside the prompt when its toast is gone, what it cost, and is tried again from there', async () => {
    const api = new CreatorApi().on({ 'POST /api/sound-effects/generate': () => refused('GENERATION_FAILED') });
    const { user, field } = await open(api);
    await user.type(field, 'rain');
    await user.click(generateButton());
    await screen.findByText('Generation Failed');
    await wait(6_000);
    expect(screen.queryByText('Generation Failed')).toBeNull();
    const note = within(screen.getByRole('group', { name: 'Generation Failed' }));
    expect(note.getByText(/Failed to generate sound effect. Please try again. Nothing was charged.$/)).toBeTruthy();
    api.on({ 'POST /api/sound-effects/generate': ({ body }) => ok(generation(body as GenerateRequest)) });
    await user.click(note.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Take 1' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Generation Failed' })).toBeNull();
  });

  it('that finds the session ended says so, and asks again who is signed in', async () => {
    const api = new CreatorApi().on({
      'POST /api/sound-effects/generate': () => {
        api.user = null;
        return refused('NOT_AUTHENTICATED');
      },
    });
    const { user, field } = await open(api);
    await user.type(field, 'rain');
    await user.click(generateButton());
    expect(await screen.findByText('Session Expired')).toBeTruthy();
    expect(screen.queryByText('Generation Failed')).toBeNull();
    // signed out now: the shell leads from here to the sign-in page
    await waitFor(() => expect(screen.queryByLabelText('Describe your sound effect')).toBeNull());
  });

  it('that finds the session ended has its prompt again after the sign-in', async () => {
    const api = new CreatorApi().on({
      'POST /api/sound-effects/generate': () => {
        api.user = null;
        return refused('NOT_AUTHENTICATED');
      },
    });
    const { user, field } = await open(api);
    await user.type(field, 'lost bell');
    await user.click(generateButton());
    await waitFor(() => expect(screen.queryByLabelText('Describe your sound effect')).toBeNull());
    cleanup();
    expect((await open(new CreatorApi(PREMIUM))).field).toHaveProperty('value', 'lost bell');
  });

  it('that cannot be saved says so and leaves the take to be kept [spec 8.16]', async () => {
    const api = new CreatorApi().on({ 'POST /api/sound-effects': () => refused('INTERNAL') });
    const { user, field } = await open(api);
    await user.type(field, 'rain');
    await user.click(generateButton());
    expect(
      await screen.findByText(
        'Failed to save generated sound effect. If the problem persists, please contact support.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Keep/ })).toBeTruthy();
  });

  it('shows its dialog only when it takes long, and goes on when that is put aside [spec 2.44]', async () => {
    let finish = () => undefined as void;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const api = new CreatorApi().on({
      'POST /api/sound-effects/generate': async ({ body }) => {
        await waiting;
        return ok(generation(body as GenerateRequest));
      },
    });
    const { user, field } = await open(api);
    await user.type(field, 'rain{Control>}{Enter}{/Control}');
    await wait(599);
    expect(screen.queryByText('Generating Sound Effect')).toBeNull();
    await wait(1);
    expect(screen.getByText('Generating Sound Effect')).toBeTruthy();
    expect(screen.getByText('about 10-30 seconds')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue in background' }));
    expect(screen.getByRole('article', { name: 'Take 1, generating' })).toBeTruthy();
    finish();
    expect(await screen.findByRole('article', { name: 'Take 1' })).toBeTruthy();
  });

  it('that is stopped in its dialog says so quietly, costs nothing and keeps the prompt', async () => {
    let stopped = () => undefined as void;
    const waiting = new Promise<void>((resolve) => {
      stopped = resolve;
    });
    const api = new CreatorApi()
      .on({ 'POST /api/sound-effects/generate': () => ({ status: 202, body: { id: 'g-9', progress: null } }) })
      .on({
        'DELETE /api/generations/g-9?stop=true': () => {
          stopped();
          return ok();
        },
      })
      .on({
        'GET /api/generations/g-9': async () => {
          await waiting;
          const error = {
            error: 'This sound was stopped before it was ready. It cost nothing.',
            code: 'GENERATION_CANCELLED',
          };
          return ok({ id: 'g-9', result: null, error });
        },
      });
    // its stream of events does not get through
    Object.assign(globalThis, {
      EventSource: class extends EventTarget {
        constructor() {
          super();
          setTimeout(() => this.dispatchEvent(new Event('error')));
        }
        close() {}
      },
    });
    const { user, field } = await open(api);
    await user.type(field, 'rain{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Generating Sound Effect' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Stopped')).toBeTruthy();
    expect(screen.queryByText('Generation Failed')).toBeNull();
    expect(api.callsOf('DELETE', '/api/generations/g-9?stop=true')).toHaveLength(1);
    expect((field as HTMLTextAreaElement).value).toBe('rain');
  });

  it('lets a take be chosen by its digit, but not while something is typed', async () => {
    const { user, field } = await open(new CreatorApi());
    await user.type(field, 'rain');
    await user.click(takesChoice(3));
    await user.click(generateButton());
    await screen.findByRole('article', { name: 'Take 1, chosen' });
    await user.keyboard('2');
    expect(screen.getByRole('article', { name: 'Take 2, chosen' })).toBeTruthy();
    await user.type(field, '3');
    expect(screen.getByRole('article', { name: 'Take 2, chosen' })).toBeTruthy();
  });
});

describe('lists under the prompt box', () => {
  it('come together: the recent ones are not pushed down by those that were not kept', async () => {
    const known = gate();
    const api = new CreatorApi(PREMIUM, [soundEffect({ id: 1 })]).on({
      'GET /api/generations?saved=false': async () => {
        await known.opened;
        return ok([]);
      },
    });
    await open(api);
    await wait(1000);
    expect(screen.queryByRole('region', { name: 'Recent Sound Effects' })).toBeNull();
    known.open();
    expect(await screen.findByRole('list', { name: 'Recent Sound Effects' })).toBeTruthy();
  });

  it('show the 15 most recent effects [spec 2.9, 9.10]', async () => {
    await open(
      new CreatorApi(
        PREMIUM,
        Array.from({ length: 20 }, (_, i) => soundEffect({ id: i + 1 })),
      ),
    );
    const recent = await screen.findByRole('list', { name: 'Recent Sound Effects' });
    expect(within(recent).getAllByRole('listitem')).toHaveLength(15);
  });

  it('say that nothing is there yet, and greet who has made nothing', async () => {
    await open(new CreatorApi({ ...PREMIUM, existingEffects: 0 }));
    expect(await screen.findByText('Sounds you make are listed here, newest first.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What should it sound like?' })).toBeTruthy();
  });

  it('hold takes that were not kept, to keep or discard', async () => {
    const status = {
      id: 'g-7',
      createdAt: '2026-11-20',
      description: 'lost bell',
      intensity: 'subtle',
      projectId: null,
      error: null,
      url: '',
      progress: {},
      result: generation({ description: 'lost bell', duration: 5, takes: 2 }),
    };
    const api = new CreatorApi()
      .on({ 'GET /api/generations?saved=false': () => ok([status]) })
      .on({ 'DELETE /api/generations/g-7?take=1': () => ok() });
    const { user } = await open(api);
    const list = await screen.findByRole('list', { name: 'Unsaved takes' });
    const keep = within(list).getByRole('button', { name: 'Keep lost bell, take 2' });
    await user.click(keep);
    await waitFor(() =>
      expect(api.callsOf('POST', '/api/sound-effects')[0]?.body).toMatchObject({
        audioUrl: '/api/files/t2.mp3',
        prompt: 'lost bell',
        intensity: 'subtle',
      }),
    );
    await waitFor(() => expect((keep as HTMLButtonElement).disabled).toBe(false));
    await user.click(within(list).getByRole('button', { name: 'Discard lost bell, take 1' }));
    await waitFor(() => expect(api.callsOf('DELETE', '/api/generations/g-7?take=1')).toHaveLength(1));
  });
});
