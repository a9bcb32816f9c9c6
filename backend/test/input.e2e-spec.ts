import { connect as connectSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';

describe('input', () => {
  let test: TestApp;
  let ada: SignedIn;
  beforeAll(async () => {
    test = await shareTestApp();
    ada = await signIn(test);
  });
  afterAll(() => test.close());

  const post = (body: string | Buffer, type = 'application/json') =>
    ada.agent.post('/api/projects').set('Content-Type', type).send(body);
  const project = (name: string) => `{"name":"${name}","type":"sfx"}`;

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'name=A&type=sfx'],
    ['plain text', 'text/plain', project('A')],
    ['a file', 'multipart/form-data; boundary=x', '--x--'],
    ['another character set', 'application/json; charset=iso-8859-1', project('A')],
  ])('answers 415 UNSUPPORTED_MEDIA_TYPE to %s [security 17]', async (_, type, body) => {
    const answer = await post(body, type).expect(415);
    expect(answer.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each([
    ['broken JSON', '{"name":'],
    ['a bare word', 'name'],
    ['a number', '7'],
    ['nesting of 30,000 levels', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['nesting of 17 levels', `{"name":${'['.repeat(17)}${']'.repeat(17)},"type":"sfx"}`],
    ['more than 2,000 values', `{"name":[${'0,'.repeat(2001)}0],"type":"sfx"}`],
    ['U+0000', project('a\\u0000b')],
    ['a lone surrogate', project('a\\ud800b')],
    ['a reversed pair of surrogates', project('\\udc00\\ud800')],
    ['a key __proto__', '{"name":"A","type":"sfx","__proto__":{"a":1}}'],
    ['a key constructor', '{"name":"A","type":"sfx","constructor":1}'],
    ['a deep key prototype', '{"name":"A","type":{"prototype":1}}'],
  ])('answers 400 BAD_JSON to %s [security 41]', async (_, body) => {
    const answer = await post(body).expect(400);
    expect(answer.body.code).toBe('BAD_JSON');
  });

  it('answers 413 TOO_LARGE to more than 64 kB [security 43]', async () => {
    const answer = await post(project('x'.repeat(65 * 1024))).expect(413);
    expect(answer.body.code).toBe('TOO_LARGE');
  });

  it('answers 400 BAD_JSON to a body that is not the gzip it claims to be', async () => {
    const answer = await ada.agent
      .post('/api/projects')
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .send(project('A'))
      .expect(400);
    expect(answer.body.code).toBe('BAD_JSON');
  });

  it.each(['👩‍👩‍👧‍👦 familie', 'שלום', 'Ünï\u0301', '<script>alert(1)</script>', `'; DROP TABLE users; --`])(
    'stores the name %s as it is',
    async (name) => {
      const answer = await ada.agent.post('/api/projects').send({ name, type: 'sfx' }).expect(201);
      expect(answer.body.name).toBe(name.normalize('NFC'));
    },
  );

  it('answers 405 METHOD_NOT_ALLOWED with the methods that an address takes', async () => {
    const answer = await ada.agent.put('/api/plans').send({}).expect(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
    expect(answer.body).toMatchObject({ code: 'METHOD_NOT_ALLOWED', statusCode: 405 });
    expect((await ada.agent.post('/api/projects/1').send({}).expect(405)).headers['allow']).toBe(
      'DELETE, GET, HEAD, PATCH, PUT',
    );
  });

  it.each(['/api/nothing', '/api', '/api/projects/1/nothing', '/api/%2e%2e/etc/passwd'])(
    'answers 404 NOT_FOUND at %s',
    async (address) => {
      const answer = await ada.agent.get(address).expect(404);
      expect(answer.body).toMatchObject({ error: 'Not found', code: 'NOT_FOUND' });
    },
  );

  it('answers 400 to an address that is no text [security 41]', async () => {
    await ada.agent.get('/api/projects/%E0%A4%A').expect(400);
  });

  it('cuts off a client that drips its headers, within twelve seconds [security 43]', async () => {
    const { port } = (test.app.getHttpServer() as unknown as Server).address() as AddressInfo;
    const socket = connectSocket(port, '127.0.0.1');
    const startedAt = Date.now();
    // Writing goes on until the server has closed its end.
    socket.on('error', () => socket.destroy());
    socket.write('POST /api/auth/send-code HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 500);
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    clearInterval(drip);
    expect(Date.now() - startedAt).toBeLessThan(13_000);
  });
});
