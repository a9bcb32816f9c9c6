import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Project, TimelineNews } from '@whoosh/contracts';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { edit, makeTimeline, storeEffect } from './support/timelines';

describe('the news of a timeline', () => {
  let test: TestApp;
  let server: Server;
  let ada: SignedIn;
  let project: Project;
  beforeAll(async () => {
    test = await shareTestApp();
    server = createServer(test.app.getHttpAdapter().getInstance());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await test.close();
  });
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
    project = await makeTimeline(ada);
  });

  /** Listens as a browser does. */
  async function listen(): Promise<{ next: () => Promise<TimelineNews>; stop: () => void }> {
    const { port } = server.address() as AddressInfo;
    const login = await test.http().post('/api/auth/dev-login').send({ email: ada.user.email, name: 'Ada' });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    const stop = new AbortController();
    const url = `http://127.0.0.1:${port}/api/projects/${project.id}/timeline-events`;
    const { body, headers } = await fetch(url, { headers: { cookie }, signal: stop.signal });
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    if (body === null) throw new Error('no stream');
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const found: TimelineNews[] = [];
    const next = async (): Promise<TimelineNews> => {
      for (;;) {
        const news = found.shift();
        if (news !== undefined) return news;
        const { value = '' } = await reader.read();
        for (const [, data = ''] of value.matchAll(/^data: (.*)$/gm)) found.push(JSON.parse(data) as TimelineNews);
      }
    };
    return { next, stop: () => stop.abort() };
  }

  it('tell the revision at once, and the next one as soon as an edit is made', async () => {
    const rain = await storeEffect(test, ada, { seconds: 2 });
    const window = await listen();
    expect(await window.next()).toEqual({ revision: 0 });
    await edit(ada, project.id, 0, { op: 'put', key: 'a', item: { soundEffectId: rain } });
    expect(await window.next()).toEqual({ revision: 1 });
    window.stop();
  });

  it('are for the owner alone', async () => {
    const eve = await signIn(test);
    await eve.agent.get(`/api/projects/${project.id}/timeline-events`).expect(404);
    await test.http().get(`/api/projects/${project.id}/timeline-events`).expect(401);
  });
});
