/**
 * Who stands before the screens: a Premium account with sounds, a Free one at its limit, one whose credits are nearly
 * gone, and an editor with timeline projects.
 */
import path from 'node:path';
import pg from 'pg';
import { findPostgres } from '../postgres/server.mjs';
import { signedInClient } from '../product/client.mjs';
import { cookiesOf } from '../product/cookies.mjs';
import { makeSound } from './sounds.mjs';

const SOUNDS = [
  ['Heavy rain on a tin roof, distant thunder', 8],
  ['Three knocks on a wooden door', 2],
  ['Footsteps on wet gravel, then a stop', 6],
  ['Deep whoosh into a sub hit', 3],
  ['A small dog barks twice', 2],
  ['Waves roll onto a pebble beach', 10],
];

/** @returns for each person the client and the cookies of a browser that is signed in */
export async function signInPeople(product) {
  const clients = {
    premium: await signedInClient(product, 'mara@example.com', 412),
    free: await signedInClient(product, 'noor@example.com'),
    poor: await signedInClient(product, 'ines@example.com', 3),
    editor: await signedInClient(product, 'lena@example.com', 412),
  };
  await makePremium(product, ['mara@example.com', 'ines@example.com', 'lena@example.com']);
  return Object.fromEntries(
    Object.entries(clients).map(([person, client]) => [person, { client, cookies: cookiesOf(product, client.cookie) }]),
  );
}

/** Sounds for the libraries of those who have some. */
export async function fillLibraries({ premium, free }) {
  for (const [description, duration] of SOUNDS) await makeSound(premium.client, { description, duration });
  for (const [description] of SOUNDS.slice(0, 2)) await makeSound(free.client, { description, duration: 2 });
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
