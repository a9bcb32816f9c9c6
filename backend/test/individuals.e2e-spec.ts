import { randomUUID } from 'node:crypto';
import type { ErrorResponse, InterpretResponse, KeptIndividual } from '@whoosh/contracts';
import type { TestApp } from './support/create-test-app';
import { signIn, type SignedIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { grant } from './support/sounds';

describe('individuals that somebody keeps', () => {
  let test: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test, { email: 'ada@example.com', planId: 2 });
  });

  const DOOR = { name: 'Kitchen door', model: 'door_slam', individual: { seed: 77 } };
  const keep = async (body: object = DOOR, status = 201): Promise<KeptIndividual> =>
    (await ada.agent.post('/api/sound-effects/individuals').send(body).expect(status)).body;
  const list = async (who = ada): Promise<KeptIndividual[]> =>
    (await who.agent.get('/api/sound-effects/individuals').expect(200)).body;

  it('are kept for their account alone, get another name, and go', async () => {
    const bob = await signIn(test, { email: 'bob@example.com' });
    const { id } = await keep({ ...DOOR, name: '  Kitchen door ' });
    expect(await list()).toEqual([{ id, ...DOOR, label: 'Door slam' }]);
    expect(await list(bob)).toEqual([]);
    const address = `/api/sound-effects/individuals/${id}`;
    await bob.agent.patch(address).send({ name: 'Mine' }).expect(404);
    await bob.agent.delete(address).expect(404);
    const { body: renamed } = await ada.agent.patch(address).send({ name: 'Cellar door' }).expect(200);
    expect(renamed).toEqual({ id, ...DOOR, name: 'Cellar door', label: 'Door slam' });
    await ada.agent.delete(address).expect(204);
    expect(await list()).toEqual([]);
    await ada.agent.delete(address).expect(404);
  });

  it('are listed the newest first, with the place that was set by hand', async () => {
    await keep();
    await keep({ name: 'Big dog', model: 'dog_bark', individual: { seed: 1, size: 1.5, tone: -0.5 } });
    expect(await list()).toMatchObject([
      { name: 'Big dog', individual: { seed: 1, size: 1.5, tone: -0.5 } },
      { name: 'Kitchen door' },
    ]);
  });

  it.each([
    ['a name of blanks', { ...DOOR, name: '   ' }, 'name'],
    ['a name that is too long', { ...DOOR, name: 'a'.repeat(61) }, 'name'],
    ['a source that there is not', { ...DOOR, model: 'no_such_sound' }, 'model'],
    ['an individual without a seed', { ...DOOR, individual: { size: 1 } }, 'individual.seed'],
    ['a size that no individual has', { ...DOOR, individual: { seed: 1, size: 2.1 } }, 'individual.size'],
    ['no individual', { name: 'Door', model: 'door_slam' }, 'individual'],
  ])('are refused with %s', async (_, body, field) => {
    const { code, details } = (await keep(body, 400)) as unknown as ErrorResponse;
    expect([code, ...new Set(details?.map((detail) => detail.field))]).toEqual(['VALIDATION_FAILED', field]);
    expect(await list()).toEqual([]);
  });

  it('are at most 100; none goes by itself', async () => {
    await test.dataSource.query(
      `INSERT INTO kept_individuals (id, user_id, name, model, individual)
        SELECT gen_random_uuid(), $1, 'door ' || n, 'door_slam', '{"seed": 1}' FROM generate_series(1, 100) n`,
      [ada.user.id],
    );
    expect(await keep(DOOR, 409)).toMatchObject({ code: 'CONFLICT' });
    expect(await list()).toHaveLength(100);
    await ada.agent.patch(`/api/sound-effects/individuals/${randomUUID()}`).send({ name: 'x' }).expect(404);
  });

  it('are what a layer sounds like in every scene that names them, and stay in what is refined', async () => {
    await grant(test, ada, 10);
    const read = async (body: object): Promise<InterpretResponse> =>
      (await ada.agent.post('/api/sound-effects/interpret').send(body).expect(200)).body;
    const { scene } = await read({ description: 'a door slams', duration: 1 });
    const { individual } = await keep();
    const own = { ...scene, layers: scene.layers.map((layer) => ({ ...layer, individual })) };
    const refined = await read({ scene: own, refinements: ['one more time, further away'] });
    expect(refined.refinements?.[0]?.changes).not.toEqual([]);
    expect(refined.scene.layers).toMatchObject([{ individual: { seed: 77 } }]);
    await ada.agent
      .post('/api/sound-effects/generate')
      .set('Prefer', 'respond-async')
      .send({ scene: own, duration: 1, takes: 2 })
      .expect(202);
    const [made] = await test.dataSource.query('SELECT scene FROM generations');
    expect(made.scene.layers).toMatchObject([{ individual: { seed: 77 } }]);
  });
});
