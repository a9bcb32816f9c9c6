import { watch } from 'node:fs';
import path from 'node:path';
import { playWav } from './system-player';
import type { Terminal } from './terminal';

/** Writing a file takes editors several steps; what follows within this time is one change, ms. */
const SETTLE_MS = 80;

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  // Who reads our output may have had enough (`| head`): that is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    readInput: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of stdin as AsyncIterable<Buffer>) chunks.push(chunk);
      return Buffer.concat(chunks).toString('utf8');
    },
    out: (content) => void stdout.write(content),
    say: (line) => void stderr.write(`${line}\n`),
    // Back to the line's beginning and away with what stood there (ECMA-48: erase in line).
    ...(stderr.isTTY ? { progress: (line: string) => void stderr.write(`\r\u001b[K${line}`) } : {}),
    play: (wav) => playWav(wav, process.env['PATH'] ?? ''),
    watch: watchFile,
  };
}

/** Watches the folder: editors put a new file in the old one's place. */
function watchFile(file: string, changed: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let settling: NodeJS.Timeout | undefined;
    const watcher = watch(path.dirname(path.resolve(file)), (_event, name) => {
      if (name !== null && name !== path.basename(file)) return;
      clearTimeout(settling);
      settling = setTimeout(changed, SETTLE_MS);
    });
    watcher.on('error', reject);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        clearTimeout(settling);
        watcher.close();
        resolve();
      });
    }
  });
}
