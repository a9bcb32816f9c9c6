import { triedSound } from '@whoosh/api-client';
import { CreatorApi, FREE, PREMIUM } from '../testing/creator-api';
import { onStoppedClock, open, wait } from '../testing/open-creator';

onStoppedClock();

const GENERATE = ['POST', '/api/sound-effects/generate'] as const;

describe('a sound that was tried without an account', () => {
  it('is made at once for a new account, from the same words and seed', async () => {
    triedSound.write({ text: 'heavy rain', seed: 1 });
    const api = new CreatorApi({ ...FREE, existingEffects: 0 });
    await open(api);
    await wait(1000);
    expect(api.callsOf(...GENERATE).map(({ body }) => body)).toMatchObject([{ description: 'heavy rain', seed: 1 }]);
    expect(triedSound.read()).toBeNull();
    api.restore();
  });

  it('stands in the prompt of an account that would pay for it', async () => {
    triedSound.write({ text: 'heavy rain', seed: 1 });
    const api = new CreatorApi(PREMIUM);
    const { field } = await open(api);
    await wait(1000);
    expect((field as HTMLTextAreaElement).value).toBe('heavy rain');
    expect(api.callsOf(...GENERATE)).toEqual([]);
    api.restore();
  });
});
