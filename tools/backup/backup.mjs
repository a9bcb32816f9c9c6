/** npm run backup -- FOLDER: copies the data of the product, running or not, into a new folder. */
import path from 'node:path';
import { readSettings } from '../start/settings.mjs';
import { ensureInstalled } from '../workspace/ensure-install.mjs';
import { backupPassphrase, KEY_SETTING } from './seal.mjs';

try {
  await ensureInstalled();
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('Name a folder for the backup: npm run backup -- /backups/today');
  const { dataDir, databaseUrl } = readSettings();
  if (databaseUrl)
    throw new Error('DATABASE_URL names a database of your own: back it up with its own tools, and then the storage.');
  const { takeBackup } = await import('./take-backup.mjs');
  const passphrase = backupPassphrase();
  const { takenAt, files, damage } = await takeBackup(dataDir, path.resolve(target), passphrase);
  const how = passphrase === undefined ? `not encrypted: ${KEY_SETTING} is not set` : `encrypted with ${KEY_SETTING}`;
  console.log(
    `Backed up ${dataDir} as of ${takenAt}: the database and ${files} files, in ${path.resolve(target)} (${how}).`,
  );
  for (const line of damage) console.error(line);
  if (damage.length > 0)
    throw new Error(`${damage.length} files were damaged before this backup; it holds them as they are.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
