/** npm run restore -- FOLDER: makes an empty DATA_DIR of a backup and says what it holds. */
import path from 'node:path';
import { readSettings } from '../start/settings.mjs';
import { ensureInstalled } from '../workspace/ensure-install.mjs';
import { backupPassphrase } from './seal.mjs';

try {
  await ensureInstalled();
  const acceptDamage = process.argv.includes('--accept-damage');
  const [backup] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (!backup) throw new Error('Name the folder of a backup: npm run restore -- /backups/today');
  const { dataDir } = readSettings();
  const { restoreBackup } = await import('./restore-backup.mjs');
  const { takenAt, people, sounds, wrongBalances, damage } = await restoreBackup(path.resolve(backup), dataDir, {
    acceptDamage,
    passphrase: backupPassphrase(),
  });
  console.log(
    `Restored the backup of ${takenAt} to ${dataDir}: ${people} accounts, ${sounds} sounds; ${wrongBalances} ` +
      `wrong balances, ${damage.length} damaged files.`,
  );
  for (const line of damage) console.error(line);
  process.exitCode = wrongBalances + damage.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
