import { screen } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import type { GenerateRequest } from '@whoosh/contracts';
import { CreatorApi, generation, PREMIUM } from '../testing/creator-api';
import { keepForm } from '../request/kept-form';
import { EMPTY_FORM } from '../request/prompt-form';
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
    const made = gate();
    const api = new CreatorApi(PREMIUM, [soundEffect({ id: 1 })]).on({
      'GET /api/generations?saved=false': async () => {
        await told.opened;
        return ok([underWay('g-9')]);
      },
      'POST /api/sound-effects/generate': async ({ body }) => {
        await made.opened;
        return ok(generation(body as GenerateRequest));
      },
    });
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
});
