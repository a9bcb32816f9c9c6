import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createWhooshClient } from '@whoosh/client';
import { createWhooshServer } from './server';

/**
 * Serves one program over standard input and output. Without its settings it says which are missing, and ends with 2.
 */
export function serveFromEnvironment(env: Readonly<Record<string, string | undefined>>): void {
  const { WHOOSH_URL: baseUrl = '', WHOOSH_KEY: apiKey = '' } = env;
  if (baseUrl === '' || apiKey === '') {
    process.stderr.write(
      'whoosh-mcp: set WHOOSH_URL to where Whoosh is and WHOOSH_KEY to an API key (Settings, API keys)\n',
    );
    process.exitCode = 2;
    return;
  }
  serveStdio(() => createWhooshServer(createWhooshClient({ baseUrl, apiKey }), baseUrl));
}
