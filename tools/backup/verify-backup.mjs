/**
 * npm run verify-backup -- FOLDER: says whether every file of a backup is as it was stored, and as it was copied. Needs
 * no key.
 */
import path from 'node:path';
import { readManifest } from './manifest.mjs';
import { findDamage } from './sums.mjs';

try {
  const [backup] = process.argv.slice(2);
  if (!backup) throw new Error('Name the folder of a backup: npm run verify-backup -- /backups/today');
  const manifest = readManifest(path.resolve(backup));
  const damage = [...manifest.damage, ...(await findDamage(path.resolve(backup), manifest))];
  for (const line of damage) console.error(line);
  console.log(
    damage.length === 0
      ? `The backup of ${manifest.takenAt} is whole.`
      : `The backup of ${manifest.takenAt} is damaged: ${damage.length} files.`,
  );
  process.exitCode = damage.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
