import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { creditsOf, grant } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(120_000);

const run = promisify(execFile);
const ROOT = join(__dirname, '../..');
const EXAMPLES = [...readFileSync(join(ROOT, 'docs/api.md'), 'utf8').matchAll(/^```(sh|js)\n(.*?)^```$/gms)].map(
  ([, language = '', code = '']) => ({ language, code }),
);

describe('the examples of docs/api.md [long]', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
  });
  afterAll(() => test?.close());

  it('do what they say, one after the other, for the credits that they cost [long]', async () => {
    const ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
    const { secret } = (
      await ada.agent
        .post('/api/keys')
        .send({ name: 'docs', scopes: ['read', 'generate'] })
        .expect(201)
    ).body as { secret: string };
    const { port } = (test.app.getHttpServer() as unknown as Server).address() as AddressInfo;
    const env = { ...process.env, WHOOSH_URL: `http://127.0.0.1:${port}`, WHOOSH_KEY: secret };
    const printed: string[] = [];
    for (const { language, code } of EXAMPLES) {
      const [program, args] =
        language === 'sh' ? ['sh', ['-c', code]] : [process.execPath, ['--input-type=module', '-e', code]];
      printed.push((await run(program, args as string[], { env, cwd: join(ROOT, 'backend') })).stdout);
    }
    const [understood = '', made = '', kept = '', bytes = ''] = printed;
    expect(JSON.parse(understood)).toMatchObject({ layers: expect.any(Array), notUnderstood: [] });
    expect(JSON.parse(made)).toMatchObject({ duration: 2, creditsDeducted: 2, audioUrl: expect.any(String) });
    expect(kept).toMatch(/^Tin roof \d{6}\n$/);
    expect(Number(bytes)).toBeGreaterThan(16_000);
    expect(await creditsOf(ada)).toBe(100 - 2 - 1 - 1);
  });

  it('are written for an API that the generated client still knows', async () => {
    await run(process.execPath, [join(ROOT, 'libs/client/generate.mjs'), '--check']);
  });
});
