import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveCredits } from './accounts.mjs';
import { Visitor } from './visitor.mjs';

const PROMPTS = [
  'heavy rain on a tin roof',
  'three knocks on a wooden door',
  'a church bell in the distance',
  'campfire crackling at night',
  'footsteps on gravel',
  'waves on a beach',
];
const CREDITS = 1_000_000;
const HUNDRED = 100;
const LOOK_MS = 50;

/** @param name what their addresses begin with @returns people with credits, signed in */
export async function makersOf(product, count, name = 'maker') {
  const makers = await Promise.all(
    Array.from({ length: count }, (_, n) => new Visitor(product, `${name}${n}@example.com`).signIn()),
  );
  await giveCredits(
    product,
    makers.map(({ email }) => email),
    CREDITS,
  );
  return makers;
}

/**
 * Makes sounds of 10 s, one after the other, and throws them away. @param {{ add(ms: number): void, fail(what: string):
 * void }} notes
 */
export async function keepMaking(maker, isOver, notes) {
  for (let seed = 1; !isOver(); seed += 1) {
    const { status, headers, body, ms } = await maker.call('POST', '/api/sound-effects/generate', {
      description: PROMPTS[seed % PROMPTS.length],
      duration: 10,
      seed,
    });
    if (status === 200) {
      notes.add(ms);
      await maker.call('DELETE', `/api/generations/${body.generationId}`);
    } else if ((status === 429 || status === 503) && Number(headers['retry-after']) >= 1)
      await sleep(Number(headers['retry-after']) * 1000);
    else if (status !== 202) notes.fail(`generate: ${status} ${JSON.stringify(body)}`);
  }
}

/**
 * One person asks for a hundred sounds; somebody else then asks for one.
 * @returns {Promise<{ ms: number, before: number }>} how long the one took, and how many of the hundred were made
 * before it
 */
export async function hundredBesideOne(product) {
  const [greedy, modest] = await makersOf(product, 2, 'neighbour');
  const async = { prefer: 'respond-async' };
  const ask = (who, seed) =>
    who.insist(
      'POST',
      '/api/sound-effects/generate',
      { description: PROMPTS[seed % PROMPTS.length], duration: 10, seed },
      async,
    );
  const many = [];
  for (let n = 0; n < HUNDRED; n += 1) many.push((await ask(greedy, n)).body.id);
  const askedAt = performance.now();
  const doneThen = await doneOf(greedy);
  const { id } = (await ask(modest, 1)).body;
  for (;;) {
    const { body } = await modest.call('GET', `/api/generations/${id}`);
    if (['done', 'failed'].includes(body.progress.state)) break;
    await sleep(LOOK_MS);
  }
  const result = { ms: performance.now() - askedAt, before: (await doneOf(greedy)) - doneThen };
  for (const each of many) await greedy.call('DELETE', `/api/generations/${each}`);
  return result;
}

async function doneOf(who) {
  const { body } = await who.call('GET', '/api/generations');
  return body.filter(({ progress }) => progress.state === 'done').length;
}
