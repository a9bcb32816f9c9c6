import { screen } from '@testing-library/react';
import type { GenerateRequest } from '@whoosh/contracts';
import { CreatorApi, PREMIUM } from '../testing/creator-api';
import { generateButton, onStoppedClock, open, wait } from '../testing/open-creator';

onStoppedClock();

const parentsOf = (api: CreatorApi) =>
  api
    .callsOf('POST', '/api/sound-effects/generate')
    .map(({ body }) => (body as GenerateRequest).parentEffectId ?? null);

describe('what a sound goes on from', () => {
  it('is the take that was kept, when it is used again, and nothing for other words', async () => {
    const api = new CreatorApi(PREMIUM);
    const { user, field } = await open(api);
    await user.type(field, 'rain{Control>}{Enter}{/Control}');
    await wait(1000);
    const [again] = await screen.findAllByRole('button', { name: 'Use again' });
    if (again === undefined) throw new Error('no way to use it again');
    await user.click(again);
    await user.type(field, ' and thunder');
    await wait(1000);
    await user.click(generateButton());
    await wait(1000);
    await user.type(field, 'knock');
    await wait(1000);
    await user.click(generateButton());
    await wait(1000);
    expect(parentsOf(api)).toEqual([null, 90, null]);
    api.restore();
  });
});
