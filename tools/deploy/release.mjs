/**
 * npm run release -- NAME --to FOLDER [--version V]: releases a front end that is built, or goes back (or forth) to a
 * version that was released before. FOLDER is the WEB_ROOT of the servers; `--from` names another folder with the front
 * end's package.json and dist than the workspace's.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeCurrent, release } from './releases.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, version: { type: 'string' }, from: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name || !values.to)
    throw new Error(
      'Name a front end and the WEB_ROOT of the servers: npm run release -- mfe-account --to /srv/whoosh/web',
    );
  const webRoot = path.resolve(values.to);
  if (values.version) makeCurrent({ name, webRoot, version: values.version });
  const home = values.from ? { home: path.resolve(values.from) } : {};
  const version = values.version ?? release({ name, webRoot, ...home });
  console.log(`${name} ${version} is the current release in ${webRoot}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
