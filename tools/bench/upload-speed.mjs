/** How fast a video of 500 MB is taken in, beside nginx with a sync of the file, and what memory it takes. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { signedInClient } from '../product/client.mjs';
import { freePort } from '../product/free-port.mjs';
import { nodeResidentBytes } from './memory.mjs';
import { median } from './statistics.mjs';

const MIB = 1024 * 1024;
const FILE_BYTES = 500 * MIB;
const MP4_HEAD = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isomiso2', 'latin1')]);
const RUNS = 5;
const SAMPLE_MS = 100;

/**
 * Measures a running product; rows for the table. Without nginx or curl there is nothing to compare with, and no row
 * says so.
 */
export async function uploadSpeed(product, runs = RUNS) {
  const missing = ['nginx', 'curl'].filter((program) => spawnSync(program, ['-V']).error !== undefined);
  if (missing.length > 0) {
    console.error(`upload speed: not measured, ${missing.join(' and ')} not installed`);
    return [];
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-upload-bench-'));
  const file = writeVideo(path.join(folder, 'video.mp4'));
  const nginx = await startNginx(folder);
  try {
    // The first of each warms up. Looking at the memory takes time of its own, so that it is done apart.
    await putToProduct(product, file, 'first');
    const growth = await memoryDuring(product, () => putToProduct(product, file, 'memory'));
    await nginx.put(file);
    const [ours, theirs] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      theirs.push(await nginx.put(file));
      ours.push(await putToProduct(product, file, run));
    }
    const [mine, reference] = [median(ours), median(theirs)];
    return [
      {
        what: `PUT of 500 MB, as fast as nginx with a sync, medians of ${runs}`,
        value: reference / mine,
        limit: 0.6,
        unit: 'x',
        better: 'more',
        digits: 2,
      },
      { what: 'PUT of 500 MB', value: FILE_BYTES / MIB / mine, unit: 'MiB/s' },
      { what: 'memory during a PUT of 500 MB, above before', value: growth / MIB, limit: 50, unit: 'MiB' },
    ];
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bytes that no file system can make smaller. */
function writeVideo(name) {
  const descriptor = openSync(name, 'w');
  const block = randomBytes(MIB);
  MP4_HEAD.copy(block);
  for (let written = 0; written < FILE_BYTES; written += MIB) writeSync(descriptor, block);
  fsyncSync(descriptor);
  closeSync(descriptor);
  return name;
}

/** Seconds until the answer. A person of their own for each run: a Free account holds 2 GB. */
async function putToProduct(product, file, run) {
  const client = await signedInClient(product, `uploader-${run}@example.com`);
  const answer = await client.post('/api/upload-url', {
    fileType: 'uploads',
    contentType: 'video/mp4',
    size: FILE_BYTES,
  });
  const { uploadURL } = await answer.json();
  return curl(`${product.url}${uploadURL}`, file, ['-H', `Cookie: ${client.cookie}`, '-H', 'Content-Type: video/mp4']);
}

/** How far the memory of the product's Node processes rises, bytes. */
async function memoryDuring(product, work) {
  const before = nodeResidentBytes(product.child.pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, nodeResidentBytes(product.child.pid))), SAMPLE_MS);
  try {
    await work();
    return peak - before;
  } finally {
    clearInterval(watch);
  }
}

async function startNginx(folder) {
  const port = await freePort();
  const root = path.join(folder, 'nginx');
  mkdirSync(path.join(root, 'files'), { recursive: true });
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `
    worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; client_max_body_size 600m; client_body_temp_path ${root}/body;
      server { listen 127.0.0.1:${port}; location / { root ${root}/files; dav_methods PUT; } } }`,
  );
  const child = spawn('nginx', ['-c', path.join(root, 'nginx.conf'), '-p', root], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/video.mp4`;
  const stored = path.join(root, 'files/video.mp4');
  while (spawnSync('curl', ['-s', url]).status !== 0) await sleep(50);
  return {
    /** Seconds of a PUT and of the sync that makes it last. */
    put: async (file) => {
      rmSync(stored, { force: true });
      const seconds = await curl(url, file);
      const started = performance.now();
      const descriptor = openSync(stored, 'r+');
      fsyncSync(descriptor);
      closeSync(descriptor);
      return seconds + (performance.now() - started) / 1000;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Sends a file. @returns seconds until the answer */
async function curl(url, file, options = []) {
  const child = spawn('curl', ['-s', '-f', '-o', os.devNull, '-w', '%{time_total}', '-T', file, ...options, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`PUT ${new URL(url).pathname}: curl ended with ${status}`);
  return Number(text);
}
