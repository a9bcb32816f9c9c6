import { spawn } from 'node:child_process';
import path from 'node:path';

const MAIN = path.join(__dirname, '../../../tools/openid-provider/main.mjs');

/**
 * Starts a provider of OpenID Connect (tools/openid-provider) that knows the product at this address. @returns what
 * ends it
 */
export async function startOpenIdProvider(port: number, productUrl: string): Promise<() => void> {
  const child = spawn(process.execPath, [MAIN], {
    env: { OPENID_PORT: String(port), OPENID_REDIRECT_URI: `${productUrl}/api/auth/openid/callback` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The provider ended.')));
    child.stdout.on('data', (text: Buffer) => text.toString().includes('issuer') && resolve());
  });
  return () => child.kill();
}
