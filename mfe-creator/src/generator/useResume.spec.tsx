import { screen, waitFor } from '@testing-library/react';
import { ok, refusal, soundEffect } from '@whoosh/api-client/testing';
import type { GenerationProgress } from '@whoosh/contracts';
import { CreatorApi, generation, PREMIUM } from '../testing/creator-api';
import { keepForm } from '../request/kept-form';
import { EMPTY_FORM } from '../request/prompt-form';
import { rememberedGeneration, rememberGeneration } from './model/remembered-generation';
import { gate } from '../testing/gate';
import { generateButton, onStoppedClock, open, takesChoice } from '../testing/open-creator';

onStoppedClock();

/** A generation of before that is still running. */
const underWay = (id: string) => ({
  id,
  createdAt: '2026-11-23',
  description: 'heavy rain',
  intensity: 'moderate',
  projectId: null,
  error: null,
  url: '',
  progress: {
    state: 'running',
    queuePosition: 0,
    renderedSeconds: 1,
    askedSeconds: 5,
    encodedTakes: 0,
    storedTakes: 0,
    remainingSeconds: null,
  },
  result: null as unknown,
});

/** Progress of which nothing is told until all of it breaks off. */
function streamsThatBreak(): () => void {
  const streams: (() => void)[] = [];
  const EventSource = function (this: object) {
    return {
      addEventListener: (kind: string, tell: () => void) => kind === 'error' && streams.push(tell),
      close: () => undefined,
    };
  };
  Object.assign(window, { EventSource });
  return () => streams.forEach((breaks) => breaks());
}

/** What the page before has left behind: two takes of which a fifth is rendered, asked for two seconds ago. */
function leftBehind(id: string | null): void {
  const form = { ...EMPTY_FORM, text: 'heavy rain', takes: 2 };
  keepForm({ userId: PREMIUM.id, projectId: null, form });
  rememberGeneration(PREMIUM.id, null, {
    id,
    form,
    since: performance.now() - 2000,
    progress: underWay('g-9').progress as GenerationProgress,
    ...{ isResumed: false, slow: true, aside: false, away: false, stopping: false },
  });
}

/** A server that says nothing of what is being made. */
const silent = () => new Promise<never>(() => undefined);

describe('a generation', () => {
  afterEach(() => Reflect.deleteProperty(window, 'EventSource'));

  it('that was under way when the page was loaded is shown at once, and saved when it is there', async () => {
    const status = underWay('g-9');
    const breaks = streamsThatBreak();
    const api = new CreatorApi()
      .on({ 'GET /api/generations?saved=false': () => ok([status]) })
      .on({ 'GET /api/generations/g-9': () => ok(status) });
    await open(api);
    expect(await screen.findByRole('article', { name: 'Take 1, generating' })).toBeTruthy();
    status.result = generation({ description: 'heavy rain', duration: 5 });
    breaks();
    expect(await screen.findByText('In library')).toBeTruthy();
  });

  it('that was under way when the page was loaded is not taken off what is left a second time', async () => {
    keepForm({ userId: PREMIUM.id, projectId: null, form: { ...EMPTY_FORM, text: 'heavy rain' } });
    streamsThatBreak();
    const told = gate();
    const api = new CreatorApi().on({
      'GET /api/generations?saved=false': async () => {
        await told.opened;
        return ok([underWay('g-9')]);
      },
      'GET /api/generations/g-9': () => ok(underWay('g-9')),
    });
    await open(api);
    expect(await screen.findByText(/ left after this$/)).toBeTruthy();
    told.open();
    expect(await screen.findByText('412 left')).toBeTruthy();
  });

  it('that was under way before does not take the place of one that was asked for meanwhile', async () => {
    const told = gate();
    const api = new CreatorApi(PREMIUM, [soundEffect({ id: 1 })]).on({
      'GET /api/generations?saved=false': async () => {
        await told.opened;
        return ok([underWay('g-9')]);
      },
    });
    const made = api.holdGenerations();
    const { user, field } = await open(api);
    await user.type(field, 'a door');
    await user.click(takesChoice(2));
    await user.click(generateButton());
    expect(await screen.findByRole('article', { name: 'Take 2, generating' })).toBeTruthy();
    told.open();
    // the lists below the box are shown when what was made before is known
    expect(await screen.findByRole('list', { name: 'Recent Sound Effects' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Take 2, generating' })).toBeTruthy();
    made.open();
    expect(await screen.findByRole('article', { name: 'Take 2' })).toBeTruthy();
    expect(api.callsOf('GET', '/api/generations/g-9')).toHaveLength(0);
  });

  it('that this tab remembers is there with the first paint, with its progress, before the server has told of it', async () => {
    leftBehind('g-9');
    streamsThatBreak();
    const { field } = await open(new CreatorApi().on({ 'GET /api/generations?saved=false': silent }));
    expect(field).toHaveProperty('value', 'heavy rain');
    expect(screen.getByRole('article', { name: 'Take 2, generating' })).toBeTruthy();
    expect(screen.getByText('1.0 of 5 s rendered')).toBeTruthy();
  });

  it('is remembered by the page that is left, and no longer once it is there', async () => {
    const api = new CreatorApi();
    const made = api.holdGenerations();
    const { user, field } = await open(api);
    await user.type(field, 'a door');
    await user.click(generateButton());
    expect(await screen.findByRole('article', { name: 'Take 1, generating' })).toBeTruthy();
    window.dispatchEvent(new Event('pagehide'));
    expect(rememberedGeneration(PREMIUM.id, null)).toMatchObject({ id: null, form: { text: 'a door' } });
    expect(rememberedGeneration(PREMIUM.id + 1, null)).toBeNull();
    made.open();
    expect(await screen.findByText('In library')).toBeTruthy();
    window.dispatchEvent(new Event('pagehide'));
    expect(rememberedGeneration(PREMIUM.id, null)).toBeNull();
  });

  it('that this tab remembers is found by its words where the server had not told its id, and saved', async () => {
    leftBehind(null);
    const status = { ...underWay('g-9'), result: generation({ description: 'heavy rain', duration: 5 }) };
    const breaks = streamsThatBreak();
    const api = new CreatorApi().on({
      'GET /api/generations?saved=false': () => ok([underWay('g-9')]),
      'GET /api/generations/g-9': () => ok(status),
    });
    await open(api);
    await waitFor(() => {
      breaks();
      expect(screen.getByText('In library')).toBeTruthy();
    });
  });

  it.each([
    ['by its id', 'g-9'],
    ['by its words [long]', null],
  ])('that this tab remembers disappears where the server knows nothing of it %s', async (_, id) => {
    leftBehind(id);
    const breaks = streamsThatBreak();
    await open(new CreatorApi().on({ 'GET /api/generations/g-9': () => refusal(404, 'NOT_FOUND', 'Not found') }));
    await waitFor(() => {
      breaks();
      expect(screen.queryByRole('article', { name: 'Take 2, generating' })).toBeNull();
    });
    expect(screen.queryByText(/failed/i)).toBeNull();
    expect(generateButton()).toHaveProperty('disabled', false);
  });
});
