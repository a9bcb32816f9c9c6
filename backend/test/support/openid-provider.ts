import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(__dirname, '../../../tools/openid-provider/main.mjs');

/** A provider of OpenID Connect in a process of its own. */
export interface OpenIdProviderProcess {
  /** Settings under which the product uses it. */
  readonly settings: Record<string, string>;
  /**
   * Logs in there and agrees, as a person in their browser does.
   * @param address where the product sent the browser
   * @returns the path and query of the product that the provider sends the browser back to
   */
  logIn(address: string, login: string): Promise<string>;
  stop(): void;
}

/** Starts one that knows the product at an origin. */
export async function startOpenIdProvider(origin: string): Promise<OpenIdProviderProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { OPENID_REDIRECT_URI: `${origin}/api/auth/openid/callback` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const issuer = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The provider ended.')));
    child.stdout.on('data', (text: Buffer) => {
      const printed = /issuer (\S+)/.exec(text.toString())?.[1];
      if (printed !== undefined) resolve(printed);
    });
  });
  return {
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'whoosh', OIDC_CLIENT_SECRET: 'a secret of the tests' },
    logIn: (address, login) => walk(address, login, origin),
    stop: () => child.kill(),
  };
}

/** The provider's two pages, the form of each sent, until it leads back. */
async function walk(start: string, login: string, origin: string): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  let address = start;
  for (let steps = 0; steps < 12; steps += 1) {
    let answer = await ask(address);
    if (answer.status === 200) {
      const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1] ?? '';
      answer = await ask(address, { prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) });
    }
    address = new URL(answer.headers.get('location') ?? '', address).href;
    if (address.startsWith(origin)) return address.slice(origin.length);
  }
  throw new Error(`the provider did not lead back from ${start}`);
}
