import { loadEffect, loadEffects } from './effect-loader';
import { FakeApi, ok, soundEffect } from './testing';

describe('effects that are wanted at the same time', () => {
  const asked = (api: FakeApi) => api.calls.map(({ path }) => path);
  const wanted = () => new AbortController().signal;

  it('are asked for together, each once, and never those that were given up', async () => {
    const api = new FakeApi().on({
      'GET /api/sound-effects/all': () => ok([soundEffect({ id: 3 }), soundEffect({ id: 1 })]),
    });
    const left = new AbortController();
    const all = [loadEffect(1, wanted()), loadEffect(2, left.signal), loadEffect(3, wanted()), loadEffect(1, wanted())];
    const given = all[1]?.catch(() => 'given up');
    left.abort();
    expect((await Promise.all([all[0], all[2], all[3]])).map((effect) => effect?.id)).toEqual([1, 3, 1]);
    expect(await given).toBe('given up');
    expect(asked(api)).toEqual(['/api/sound-effects/all?ids=1,3']);
  });

  it('fail alone where one is gone, and all where the server fails', async () => {
    const api = new FakeApi().on({ 'GET /api/sound-effects/all': () => ok([soundEffect({ id: 1 })]) });
    const results = await Promise.allSettled([loadEffect(1, wanted()), loadEffect(2, wanted())]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    api.on({ 'GET /api/sound-effects/all': () => ({ status: 500, body: { error: 'No', code: 'INTERNAL' } }) });
    await expect(loadEffect(1, wanted())).rejects.toMatchObject({ status: 500 });
  });

  it('are not asked for again while they are on their way, wanted before or afterwards', async () => {
    const api = new FakeApi().on({
      'GET /api/sound-effects/all': () => ok([1, 2, 3].map((id) => soundEffect({ id }))),
    });
    const before = loadEffect(1, wanted());
    const ahead = loadEffects([1, 2, 3]);
    const afterwards = loadEffect(2, wanted());
    expect((await ahead).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await Promise.all([before, afterwards])).map(({ id }) => id)).toEqual([1, 2]);
    expect(asked(api)[0]).toBe('/api/sound-effects/all?ids=1,2,3');
    expect(await loadEffects([])).toEqual([]);
    await loadEffects([3]);
    expect(asked(api).at(-1)).toBe('/api/sound-effects/all?ids=3');
  });

  it('are asked for again where they were known, as an answer on its way may be of before a change', async () => {
    const api = new FakeApi().on({ 'GET /api/sound-effects/all': () => ok([soundEffect({ id: 1, name: 'Old' })]) });
    const ahead = loadEffects([1]);
    api.on({ 'GET /api/sound-effects/all': () => ok([soundEffect({ id: 1, name: 'New' })]) });
    expect((await loadEffect(1, wanted(), true)).name).toBe('New');
    expect((await ahead)[0]?.name).toBe('Old');
    expect(asked(api)).toHaveLength(2);
  });
});
