import { Controller, Get, Module, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../src/http';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { addressOf, operationsOf } from './support/routes';

let release: () => void = () => undefined;
let arrived: () => void = () => undefined;

/** A route that answers when the test lets it. */
@ApiExcludeController()
@Public()
@Controller('slow')
class SlowController {
  @Get()
  async slow(@Req() request: Request): Promise<{ user: boolean }> {
    const gate = new Promise<void>((resolve) => (release = resolve));
    arrived();
    await gate;
    return { user: request.user !== undefined };
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

describe('auth: sessions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ imports: [SlowModule] });
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  const sessions = async (): Promise<number> =>
    (await test.dataSource.query('SELECT count(*)::int AS n FROM sessions'))[0].n;

  it('stay ended when a request that began before the sign-out ends after it [spec 7.6] [security 10]', async () => {
    const { agent } = await signIn(test);
    const waits = new Promise<void>((resolve) => (arrived = resolve));
    const slow = agent.get('/api/slow').then((answer) => answer.body.user);
    await waits;
    await agent.post('/api/auth/logout').expect(200);
    release();
    expect(await slow).toBe(true);
    expect(await sessions()).toBe(0);
    await agent.get('/api/auth/user').expect(401);
  });

  it('all end at once when a person signs out everywhere, and nobody else’s does', async () => {
    const { agent, user } = await signIn(test);
    const elsewhere = await signIn(test, { email: user.email });
    const other = await signIn(test, { email: 'other@example.com' });
    await agent.post('/api/auth/logout-everywhere').expect(200, { success: true });
    await agent.get('/api/auth/user').expect(401);
    await elsewhere.agent.get('/api/auth/user').expect(401);
    await other.agent.get('/api/auth/user').expect(200);
    expect(await sessions()).toBe(1);
  });

  it('are not made for visitors', async () => {
    await test.http().get('/api/plans').expect(200);
    await test.http().get('/api/auth/user').expect(401);
    expect(await sessions()).toBe(0);
  });

  it('cannot be made up: a cookie that we did not sign opens nothing', async () => {
    await signIn(test);
    const [{ sid }] = await test.dataSource.query('SELECT sid FROM sessions');
    for (const cookie of [`sid=${sid}`, `sid=s%3A${sid}.AAAA`, `sid=s%3A${sid}`]) {
      await test.http().get('/api/auth/user').set('Cookie', cookie).expect(401);
    }
  });

  it('belong to one person, so that all of theirs can be ended', async () => {
    const { user } = await signIn(test);
    expect(await test.dataSource.query('SELECT user_id FROM sessions')).toEqual([{ user_id: user.id }]);
  });

  it('are not changed by reading, and neither is anything else [security 18]', async () => {
    const { agent } = await signIn(test);
    await agent.post('/api/projects').send({ name: 'A', type: 'sfx' }).expect(201);
    // What is costly to read is counted against its limit, a copy of everything is noted for its owner, and nowhere
    // else.
    const tables: { name: string }[] = await test.dataSource.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
       AND tablename NOT IN ('rate_limits', 'security_events') ORDER BY 1`,
    );
    const rows = async () => {
      const all = [];
      for (const { name } of tables)
        all.push([name, await test.dataSource.query(`SELECT t::text FROM ${name} t ORDER BY 1`)]);
      return all;
    };
    const before = await rows();
    // The news of a timeline have no end, and a suite of their own.
    const reading = operationsOf(test.app).filter(
      ({ method, template }) => method === 'get' && !template.endsWith('/timeline-events'),
    );
    for (const operation of reading) {
      await agent.get(addressOf(operation)).expect((answer) => expect(answer.status).toBeLessThan(500));
    }
    expect(await rows()).toEqual(before);
  });
});
