import { screen, waitFor } from '@testing-library/react';
import { CONFIG, ok, refusal } from '@whoosh/api-client/testing';
import type { GenerateRequest, InterpretRequest } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { CreatorApi } from '../testing/creator-api';
import { generateButton, onStoppedClock, open } from '../testing/open-creator';

onStoppedClock();
beforeEach(() => localStorage.removeItem('whoosh.other-reader-told'));

/** Reads "purple rain" as rain alone; the other reader hears thunder in it, or does not answer. */
function server(other: 'answers' | 'fails' | 'is used up' = 'answers'): CreatorApi {
  const api = new CreatorApi();
  api.on({
    'GET /api/config': ok({ ...CONFIG, otherReader: 'Reader of the house' }),
    'POST /api/sound-effects/interpret': ({ body }) => {
      const { description = '', reader } = body as InterpretRequest;
      if (reader === undefined || other === 'fails') return ok(interpretation(description));
      if (other === 'is used up') return refusal(429, 'RATE_LIMITED', 'Too many requests');
      const { scene, ...told } = interpretation(`${description}, thunder`);
      return ok({ ...told, scene: { ...scene, text: description }, readBy: 'Reader of the house' });
    },
  });
  return api;
}

const ASK = 'Read it with Reader of the house';
const wishes = (api: CreatorApi) =>
  api
    .callsOf('POST', '/api/sound-effects/interpret')
    .filter(({ body }) => (body as InterpretRequest).reader === 'other');

describe('another reader', () => {
  it('is asked on a press, after it was said once that the words leave this server', async () => {
    const api = server();
    const { user, field } = await open(api);
    await user.type(field, 'purple rain');
    await user.click(await screen.findByRole('button', { name: ASK }));
    expect(await screen.findByText(/leave this server/)).toBeTruthy();
    expect(wishes(api)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Send my words' }));
    expect(await screen.findByText('Read by Reader of the house')).toBeTruthy();
    expect(wishes(api)).toHaveLength(1);
    await user.click(generateButton());
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1));
    const { scene } = api.callsOf('POST', '/api/sound-effects/generate')[0]?.body as GenerateRequest;
    expect(scene?.layers.map(({ source }) => source.model)).toEqual(['rain', 'thunder']);
  });

  it('is not told of what is typed on or put in its place, and gives our own reading back [long]', async () => {
    localStorage.setItem('whoosh.other-reader-told', 'true');
    const api = server();
    const { user, field } = await open(api);
    await user.type(field, 'purple rain');
    await user.click(await screen.findByRole('button', { name: ASK }));
    await screen.findByText('Read by Reader of the house');
    await user.click(screen.getByRole('button', { name: 'Back to our own reading' }));
    expect(await screen.findByRole('button', { name: ASK })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: ASK }).hasAttribute('disabled')).toBe(false));
    await user.click(screen.getByRole('button', { name: ASK }));
    await screen.findByText('Read by Reader of the house');
    await user.click(screen.getByRole('button', { name: 'Use Wind instead of purple' }));
    await waitFor(() => expect(screen.queryByText('Read by Reader of the house')).toBeNull());
    await user.clear(field);
    await user.type(field, 'purple knock');
    expect(await screen.findByRole('button', { name: ASK })).toBeTruthy();
    expect(new Set(wishes(api).map(({ body }) => (body as InterpretRequest).description))).toEqual(
      new Set(['purple rain']),
    );
  });

  it.each(['fails', 'is used up'] as const)('leaves our own reading where it %s, and says so', async (other) => {
    localStorage.setItem('whoosh.other-reader-told', 'true');
    const { user, field } = await open(server(other));
    await user.type(field, 'purple rain');
    await user.click(await screen.findByRole('button', { name: ASK }));
    expect(await screen.findByText(/^Reader of the house didn't respond/)).toBeTruthy();
  });

  it('is not offered where there is none, nor where nothing is doubtful', async () => {
    const { user, field } = await open(server());
    await user.type(field, 'rain');
    await screen.findByRole('list', { name: 'How we read it' });
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });
});
