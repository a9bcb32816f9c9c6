/** Who stands before the screens: a Premium account with sounds, a Free one at its limit, one whose credits are nearly gone. */
import path from 'node:path';
import pg from 'pg';
import { findPostgres } from '../postgres/server.mjs';
import { signedInClient } from '../product/client.mjs';

const SOUNDS = [
  ['Heavy rain on a tin roof, distant thunder', 8],
  ['Three knocks on a wooden door', 2],
  ['Footsteps on wet gravel, then a stop', 6],
  ['Deep whoosh into a sub hit', 3],
  ['A small dog barks twice', 2],
  ['Waves roll onto a pebble beach', 10],
];

/** @returns for each person the cookies of a browser that is signed in */
export async function signInPeople(product) {
  const premium = await signedInClient(product, 'mara@example.com', 412);
  const free = await signedInClient(product, 'noor@example.com');
  const poor = await signedInClient(product, 'ines@example.com', 3);
  await makePremium(product, ['mara@example.com', 'ines@example.com']);
  for (const [description, duration] of SOUNDS) await keep(premium, description, duration);
  for (const [description] of SOUNDS.slice(0, 2)) await keep(free, description, 2);
  const cookies = ({ cookie }) =>
    cookie.split('; ').map((pair) => {
      const [name, ...value] = pair.split('=');
      return { name, value: value.join('='), url: product.url };
    });
  return { premium: cookies(premium), free: cookies(free), poor: cookies(poor) };
}

async function keep(client, description, duration) {
  const made = await answerOf(client.post('/api/sound-effects/generate', { description, duration }));
  const { audioUrl, audioUrl48k, title } = made;
  await answerOf(
    client.post('/api/sound-effects', { projectId: null, title, name: title, description, prompt: description, intensity: 'moderate', audioUrl, audioUrl48k, duration }),
  );
}

async function answerOf(call) {
  const answer = await call;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A plan is sold by the provider's subscription alone; for a picture the row is enough. */
async function makePremium(product, emails) {
  const client = new pg.Client({ connectionString: await findPostgres(path.join(product.dataDir, 'postgres')) });
  await client.connect();
  try {
    await client.query('UPDATE users SET plan_id = 2 WHERE email = ANY($1)', [emails]);
  } finally {
    await client.end();
  }
}
