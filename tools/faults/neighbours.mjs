import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startFaultProxy } from './fault-proxy.mjs';

const BUCKET = 'faults';

/** An S3 server behind a proxy that can fail. It checks no signatures: what is tried here is the way there. */
export async function startObjectServer() {
  // Of the backend's tests; loaded only where it is needed.
  const { default: S3rver } = await import('s3rver');
  const directory = mkdtempSync(path.join(os.tmpdir(), 'whoosh-faults-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const proxy = await startFaultProxy(port);
  const url = `http://127.0.0.1:${port}/${BUCKET}`;
  return {
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    fail: proxy.fail,
    /** @returns {Promise<Map<string, number>>} bytes by key */
    async list() {
      const objects = new Map();
      for (let marker = ''; marker !== undefined;) {
        const page = await (await fetch(`${url}?max-keys=1000&marker=${encodeURIComponent(marker)}`)).text();
        for (const [, key, bytes] of page.matchAll(
          /<Contents>.*?<Key>([^<]+)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs,
        ))
          objects.set(key, Number(bytes));
        marker = page.includes('<IsTruncated>true') ? [...objects.keys()].at(-1) : undefined;
      }
      return objects;
    },
    async stop() {
      await proxy.stop();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** An SMTP server behind a proxy that can fail. */
export async function startMailServer() {
  const { SMTPServer } = await import('smtp-server');
  const recipients = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = await startFaultProxy(server.server.address().port);
  return {
    settings: { MAIL: 'smtp', SMTP_URL: `smtp://127.0.0.1:${proxy.port}`, MAIL_FROM: 'whoosh@example.com' },
    fail: proxy.fail,
    /** Who got mails, once for each. */
    recipients,
    async stop() {
      await proxy.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
