import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Programs that play a file and end, best first; the file's name follows. */
const PLAYERS: readonly { program: string; args: readonly string[] }[] = [
  { program: 'afplay', args: [] },
  { program: 'paplay', args: [] },
  { program: 'pw-play', args: [] },
  { program: 'aplay', args: ['-q'] },
  { program: 'ffplay', args: ['-nodisp', '-autoexit', '-loglevel', 'error'] },
];

/**
 * Plays a WAV file through the player that the system has.
 * @param searchPath folders of programs, as in PATH
 * @throws Error with a sentence where there is none, or where it fails
 */
export async function playWav(wav: Uint8Array, searchPath: string): Promise<void> {
  const player = findPlayer(searchPath.split(path.delimiter));
  if (!player)
    throw new Error(
      `There is no program here that plays sound; install one of ${PLAYERS.map(({ program }) => program).join(', ')}.`,
    );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-play-'));
  try {
    const file = path.join(folder, 'sound.wav');
    writeFileSync(file, wav);
    const child = spawn(player.program, [...player.args, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    const [status] = (await once(child, 'close')) as [number | null];
    if (status !== 0) throw new Error(`${player.program} could not play the sound.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findPlayer(folders: readonly string[]): { program: string; args: readonly string[] } | undefined {
  for (const { program, args } of PLAYERS) {
    const folder = folders.find((each) => each !== '' && existsSync(path.join(each, program)));
    if (folder !== undefined) return { program: path.join(folder, program), args };
  }
  return undefined;
}
