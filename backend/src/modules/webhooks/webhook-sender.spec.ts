import { Env } from '../../config';
import { WebhookSender } from './webhook-sender';

const senderWith = (settings: Partial<Env>) =>
  new WebhookSender({ WEBHOOK_TARGETS: 'public', WEBHOOK_PORTS: '', ...settings } as Env);
const message = (url: string) => ({ id: 'message', url, body: '{}', secrets: [Buffer.alloc(32, 1)] });

describe('a webhook', () => {
  it.each([
    ['https://hooks.example/a', true],
    ['https://hooks.example:443/a', true],
    ['https://hooks.example:80/a', true],
    ['https://hooks.example:22/a', false],
    ['https://hooks.example:5432/a', false],
    ['https://hooks.example:8443/a', false],
    ['http://hooks.example/a', false],
    ['https://name:word@hooks.example/a', false],
    ['https://[fec0::1]/a', false],
    ['https://[::ffff:0:7f00:1]/a', false],
  ])('goes to ports 443 and 80 of the public internet only: %s', (url, isTaken) => {
    expect(senderWith({}).accepts(url)).toBe(isTaken);
  });

  it('goes to other ports that the operator allows', () => {
    const sender = senderWith({ WEBHOOK_PORTS: '8443,9000' });
    expect(['8443', '9000', '900', '84'].map((port) => sender.accepts(`https://hooks.example:${port}/`))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('that cannot be reached is told without its host, which would stand in the logs', async () => {
    const refusals = await Promise.all(
      ['http://secret-host.invalid/hook', 'http://127.0.0.1:9/hook'].map((url) =>
        senderWith({ WEBHOOK_TARGETS: 'any' })
          .send(message(url))
          .catch((error: unknown) => String(error instanceof Error ? `${error.message} ${error.stack}` : error)),
      ),
    );
    for (const words of refusals) {
      expect(words).toContain('The address could not be reached');
      expect(words).not.toMatch(/secret-host|127\.0\.0\.1/);
    }
  });
});
