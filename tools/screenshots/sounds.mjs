import { setTimeout as sleep } from 'node:timers/promises';

/** How often a server that is busy is asked again, and how long after. */
const TRIES = 100;
const AGAIN_MS = 3_000;

/** Makes a sound and keeps it, as the page does. @returns the effect */
export async function makeSound(client, { description, duration, name, projectId = null }) {
  const made = await generate(client, { description, duration, ...(projectId === null ? {} : { projectId }) });
  const { audioUrl, audioUrl48k, title } = made;
  const named = name ?? title;
  return answerOf(
    client.post('/api/sound-effects', {
      projectId,
      title: named,
      name: named,
      description,
      prompt: description,
      intensity: 'moderate',
      audioUrl,
      audioUrl48k,
      duration,
    }),
  );
}

/** @returns the takes, also of a generation that takes longer than its call */
async function generate(client, wish) {
  let answer = await client.post('/api/sound-effects/generate', wish);
  for (let tries = 1; answer.status === 503 && tries < TRIES; tries++) {
    await sleep(AGAIN_MS);
    answer = await client.post('/api/sound-effects/generate', wish);
  }
  let status = await answerOf(answer);
  for (let tries = 1; status.result === null && tries < TRIES; tries++) {
    await sleep(AGAIN_MS);
    status = await answerOf(client.get(status.url));
  }
  return status.result ?? status;
}

/** The body of an answer that must be good. */
export async function answerOf(call) {
  const answer = await call;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
