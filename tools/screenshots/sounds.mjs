import { setTimeout as sleep } from 'node:timers/promises';

/** How often a server that is busy is asked again, and how long after. */
const TRIES = 20;
const AGAIN_MS = 3_000;

/** Makes a sound and keeps it, as the page does. @returns the effect */
export async function makeSound(client, { description, duration, name, projectId = null }) {
  const made = await answerOf(generate(client, { description, duration, ...(projectId === null ? {} : { projectId }) }));
  const { audioUrl, audioUrl48k, title } = made;
  const named = name ?? title;
  return answerOf(
    client.post('/api/sound-effects', { projectId, title: named, name: named, description, prompt: description, intensity: 'moderate', audioUrl, audioUrl48k, duration }),
  );
}

async function generate(client, wish) {
  for (let tries = 1; ; tries++) {
    const answer = await client.post('/api/sound-effects/generate', wish);
    if (answer.status !== 503 || tries === TRIES) return answer;
    await sleep(AGAIN_MS);
  }
}

/** The body of an answer that must be good. */
export async function answerOf(call) {
  const answer = await call;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
