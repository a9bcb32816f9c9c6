/** The editor's projects: one with a film and clips, one that is still empty. */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerOf, makeSound } from './sounds.mjs';
import { FILM_SECONDS, makeFilm } from './video.mjs';

const PREPARATION_MS = 120_000;

/** name, description, seconds of the sound, then where it lies: track from 0, start, seconds on the timeline. */
const SOUNDS = [
  {
    name: 'Harbour wash',
    description: 'Water lapping against a harbour wall',
    duration: 22,
    at: [
      [0, 0, 22],
      [0, 22, 22],
    ],
  },
  { name: 'Wind through rigging', description: 'Wind howls through the rigging', duration: 22, at: [[0, 47, 22]] },
  { name: 'Gulls, far away', description: 'Seagulls calling far away', duration: 18, at: [[0, 76, 18]] },
  { name: 'Chain hoist, heavy', description: 'A heavy chain rattles twice, metal', duration: 22, at: [[1, 24, 22]] },
  {
    name: 'Crate set down on deck',
    description: 'A heavy wooden crate thuds down twice',
    duration: 12,
    at: [[1, 58, 12]],
  },
  { name: 'Drip', description: 'Two water drops', duration: 4, at: [[2, 37, 4]] },
  { name: 'Seagulls, three calls', description: 'A seagull calls three times', duration: 6, at: [[2, 11, 6]] },
  { name: 'Ship horn, two blasts', description: 'Ship horn, two blasts', duration: 9, at: [[1, 6, 9]] },
];

/** @returns the ids of the projects */
export async function makeTimelineProjects(product, client) {
  const empty = await answerOf(client.post('/api/projects', { name: 'Night market', type: 'timeline' }));
  const full = await answerOf(client.post('/api/projects', { name: 'Harbour trailer', type: 'timeline' }));
  await giveFilm(product, client, full.id);
  const changes = [];
  for (const { at, ...sound } of SOUNDS) {
    const effect = await makeSound(client, { ...sound, projectId: full.id });
    for (const place of at) changes.push(clipOf(effect, place));
  }
  await answerOf(client.patch(`/api/projects/${full.id}/timeline`, { revision: 0, editId: randomUUID(), changes }));
  return { empty: empty.id, full: full.id };
}

function clipOf(effect, [trackIndex, startTime, duration]) {
  const fades = { fadeIn: duration / 10, fadeOut: duration / 5 };
  return {
    op: 'put',
    key: randomUUID(),
    item: { soundEffectId: effect.id, trackIndex, startTime, duration, volume: 0.8, ...fades },
  };
}

/** Uploads the film and waits until it is prepared. */
async function giveFilm(product, client, projectId) {
  const file = path.join(os.tmpdir(), `whoosh-film-${process.pid}.mp4`);
  await makeFilm(file);
  const bytes = await readFile(file);
  await rm(file);
  const upload = await answerOf(
    client.post('/api/upload-url', {
      fileType: 'uploads',
      contentType: 'video/mp4',
      size: bytes.length,
      name: 'harbour.mp4',
    }),
  );
  const headers = { cookie: client.cookie, 'content-type': 'video/mp4' };
  const sent = await fetch(new URL(upload.uploadURL, product.url), { method: 'PUT', headers, body: bytes });
  if (!sent.ok) throw new Error(`upload: ${sent.status} ${await sent.text()}`);
  await answerOf(
    client.put(`/api/projects/${projectId}`, { videoUrl: upload.normalizedPath, videoDuration: FILM_SECONDS }),
  );
  const deadline = Date.now() + PREPARATION_MS;
  for (;;) {
    const { video } = await answerOf(client.get(`/api/projects/${projectId}`));
    if (video?.state === 'ready') return;
    if (video?.state === 'failed' || Date.now() > deadline)
      throw new Error(`The film was not prepared: ${video?.message ?? 'it took too long'}`);
    await sleep(500);
  }
}
