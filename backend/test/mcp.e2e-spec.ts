import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { KeyScope, Project, SoundEffect, TimelineItem } from '@whoosh/contracts';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { creditsOf, grant } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(120_000);

const PROGRAM = join(__dirname, '../../libs/mcp/bin/whoosh-mcp.mjs');
const TOOLS = [
  'download_sound',
  'generate_sound',
  'interpret_sound',
  'list_projects',
  'list_sounds',
  'make_variations',
  'place_on_timeline',
  'render_draft',
];

describe('the MCP server, called by the official client', () => {
  let test: TestApp;
  let baseUrl: string;
  let ada: SignedIn;
  const open: Client[] = [];
  beforeAll(async () => {
    test = await shareTestApp({ WORKER: 'on' });
    baseUrl = `http://127.0.0.1:${((test.app.getHttpServer() as unknown as Server).address() as AddressInfo).port}`;
    ada = await signIn(test, { planId: 2 });
    await grant(test, ada, 100);
  });
  afterEach(async () => {
    for (const client of open.splice(0)) await client.close();
  });
  afterAll(() => test?.close());

  const keyOf = async (scopes: KeyScope[]) =>
    ((await ada.agent.post('/api/keys').send({ name: 'assistant', scopes }).expect(201)).body as { secret: string })
      .secret;
  const connected = async (transport: StreamableHTTPClientTransport | StdioClientTransport) => {
    const client = new Client({ name: 'test', version: '1' });
    open.push(client);
    await client.connect(transport);
    return client;
  };
  const overHttp = async (scopes: KeyScope[]) =>
    connected(
      new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), {
        requestInit: { headers: { Authorization: `Bearer ${await keyOf(scopes)}` } },
      }),
    );
  const overStdio = async (scopes: KeyScope[]) =>
    connected(
      new StdioClientTransport({
        command: process.execPath,
        args: [PROGRAM],
        env: { WHOOSH_URL: baseUrl, WHOOSH_KEY: await keyOf(scopes) },
      }),
    );
  const call = async (client: Client, name: string, args: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    const [first] = content as { type: string; text?: string; uri?: string; mimeType?: string }[];
    return {
      isError,
      text: first?.text ?? '',
      uri: first?.uri ?? '',
      mimeType: first?.mimeType,
    };
  };

  it('understands and drafts for nothing, makes sounds for their price, and puts them where they are wanted', async () => {
    const secret = await keyOf(['read', 'generate', 'manage']);
    const client = await connected(
      new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), {
        requestInit: { headers: { Authorization: `Bearer ${secret}` } },
      }),
    );
    /** Links begin with the public address; the test's process has another. */
    const fetched = async (uri: string) => {
      const answer = await fetch(uri.replace('http://localhost:3000', baseUrl), {
        headers: { Authorization: `Bearer ${secret}` },
      });
      return Buffer.from(await answer.arrayBuffer());
    };
    expect(
      JSON.parse((await call(client, 'interpret_sound', { description: 'rain on a tin roof' })).text),
    ).toMatchObject({ scene: { text: 'rain on a tin roof' }, layers: [{ guessed: false }], warnings: [] });
    expect(JSON.parse((await call(client, 'interpret_sound', { description: 'asdf qwer' })).text)).toMatchObject({
      meaningless: true,
      warnings: [expect.stringContaining('No word')],
    });
    const perro = { description: 'perro', lang: 'es' };
    expect(JSON.parse((await call(client, 'interpret_sound', perro)).text)).toMatchObject({ scene: { lang: 'es' } });
    const draft = await call(client, 'render_draft', { description: 'a knock on wood', duration: 1 });
    const bytes = await fetched(draft.uri);
    // One second at 96 kbit/s.
    expect([draft.mimeType, bytes.length > 8_000, bytes.length < 20_000]).toEqual(['audio/mpeg', true, true]);
    expect(await creditsOf(ada)).toBe(100);

    const made = JSON.parse(
      (await call(client, 'generate_sound', { description: 'a knock on wood', duration: 2, seed: 7 })).text,
    ) as { sound_id: number };
    expect(made).toMatchObject({ duration: 2, creditsSpent: 2, creditsLeft: 98 });
    const varied = JSON.parse(
      (await call(client, 'make_variations', { sound_id: made.sound_id, amount: 0.5, takes: 1 })).text,
    ) as { sound_id: number };
    expect(varied).toMatchObject({ creditsSpent: 2, creditsLeft: 96 });
    const [scene, other] = await Promise.all(
      [made, varied].map(
        async ({ sound_id: id }) => (await ada.agent.get(`/api/sound-effects/${id}/scene`).expect(200)).body.scene,
      ),
    );
    expect(other.layers).not.toEqual(scene.layers);
    expect((JSON.parse((await call(client, 'list_sounds', {})).text) as SoundEffect[]).map(({ id }) => id)).toContain(
      made.sound_id,
    );
    const wav = await call(client, 'download_sound', { sound_id: made.sound_id, format: 'wav' });
    expect([wav.mimeType, (await fetched(wav.uri)).subarray(0, 4).toString()]).toEqual(['audio/wav', 'RIFF']);

    const project = (await ada.agent.post('/api/projects').send({ name: 'Trailer', type: 'timeline' }).expect(201))
      .body as Project;
    expect(JSON.parse((await call(client, 'list_projects', {})).text)).toEqual([
      { id: project.id, name: 'Trailer', type: 'timeline' },
    ]);
    await call(client, 'place_on_timeline', { project_id: project.id, sound_id: made.sound_id, start_seconds: 1.5 });
    expect(
      (await ada.agent.get(`/api/projects/${project.id}/timeline`).expect(200)).body as TimelineItem[],
    ).toMatchObject([{ soundEffectId: made.sound_id, startTime: 1.5 }]);
  });

  it('takes ten calls in one request, and 120 a minute from one account, whichever of its keys they come with', async () => {
    await test.dataSource.query('DELETE FROM rate_limits');
    const post = async (secret: string, calls: number) =>
      (
        await fetch(`${baseUrl}/mcp`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            authorization: `Bearer ${secret}`,
          },
          body: JSON.stringify(
            Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} })),
          ),
        })
      ).status;
    const keys = [await keyOf(['read']), await keyOf(['read'])];
    expect(await post(keys[0] ?? '', 11)).toBe(400);
    const statuses = [];
    for (let i = 0; i < 13; i += 1) statuses.push(await post(keys[i % 2] ?? '', 10));
    expect(statuses.slice(0, 12).every((status) => status < 429)).toBe(true);
    expect(statuses[12]).toBe(429);
    await test.dataSource.query('DELETE FROM rate_limits');
  });

  it('says of every tool whether it spends credits', async () => {
    const { tools } = await (await overHttp(['read'])).listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(TOOLS);
    for (const { name, description = '' } of tools)
      expect([name, /SPENDS CREDITS/.test(description), /Free/.test(description)]).toEqual([
        name,
        /generate|variations/.test(name),
        !/generate|variations/.test(name),
      ]);
  });

  it('tells the model what the API refused', async () => {
    const refused = await call(await overHttp(['read']), 'generate_sound', { description: 'rain', duration: 1 });
    expect(refused).toMatchObject({
      isError: true,
      text: 'KEY_SCOPE_MISSING: This API key does not have the scope "generate".',
    });
    const answer = await fetch(`${baseUrl}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it('has the same tools over standard input and output', async () => {
    const client = await overStdio(['read']);
    expect((await client.listTools()).tools.map(({ name }) => name).sort()).toEqual(TOOLS);
    expect((await call(client, 'interpret_sound', { description: 'thunder' })).isError).toBe(false);
  });

  it('says what it is missing when it is started without its settings', async () => {
    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) =>
      execFile(process.execPath, [PROGRAM], { env: {} }, (error, _stdout, text) =>
        resolve({ code: error?.code, stderr: text }),
      ),
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('WHOOSH_KEY')]);
  });
});
