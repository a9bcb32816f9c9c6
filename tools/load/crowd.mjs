import { setTimeout as sleep } from 'node:timers/promises';
import { TRIES, Visitor } from './visitor.mjs';

/** Mean time that somebody looks at a page before the next, ms. */
const LOOKS_FOR_MS = 4_000;
const AT_ONCE = 8;
const WORDS = ['rain', 'bell', 'dog', 'door', 'car', 'wave'];
/** What is looked at, by weight. */
const ACTS = [
  [25, 'library'],
  [15, 'search'],
  [20, 'listen'],
  [15, 'dashboard'],
  [15, 'openProject'],
  [10, 'account'],
];

/** Somebody who looks around: every read is timed and judged. */
class Browser extends Visitor {
  constructor(product, email, records) {
    super(product, email);
    this.records = records;
  }

  /** Makes and keeps a sound and a project, so that there is something to look at. */
  async moveIn(word) {
    await this.signIn();
    const { audioUrl, audioUrl48k } = await this.firstSound(word);
    this.file = audioUrl48k;
    await this.insist('POST', '/api/sound-effects', { audioUrl, audioUrl48k });
    this.project = (await this.insist('POST', '/api/projects', { name: 'Trailer', type: 'timeline' })).body.id;
  }

  /** Waits on under the same key where it takes long, and asks anew where it failed. */
  async firstSound(word) {
    const said = [];
    for (let failures = 0; failures < TRIES;) {
      const { status, headers, body } = await this.call(
        'POST',
        '/api/sound-effects/generate',
        { description: `${word}, close`, duration: 1 },
        { 'idempotency-key': `${this.email.split('@')[0]}-${failures}` },
      );
      if (status === 200) return body;
      if (status === 202) continue;
      failures += 1;
      said.push(`${status} ${body?.code ?? ''}`);
      await sleep(Number(headers['retry-after'] ?? 1) * 1000);
    }
    throw new Error(`${this.email} got no first sound: ${said.join(', ')}.`);
  }

  /** Looks at one page after the other until `isOver` says so. @param {() => boolean} isOver */
  async browse(isOver) {
    await sleep(Math.random() * LOOKS_FOR_MS);
    while (!isOver()) {
      await this[randomAct()]();
      await sleep(-Math.log(1 - Math.random()) * LOOKS_FOR_MS);
    }
  }

  async library() {
    await this.reads('/api/auth/user', '/api/sound-effects/all?limit=24', '/api/sound-effects/summary');
  }

  async search() {
    await this.reads(`/api/sound-effects/all?limit=24&q=${WORDS[Math.floor(Math.random() * WORDS.length)]}`);
  }

  async listen() {
    await this.reads([this.file, { range: 'bytes=0-65535' }], [this.file, { range: 'bytes=65536-' }]);
  }

  async dashboard() {
    await this.reads('/api/auth/user', '/api/projects', '/api/generations?saved=false');
  }

  async openProject() {
    await this.reads(`/api/projects/${this.project}`, `/api/projects/${this.project}/timeline-state`);
  }

  async account() {
    await this.reads('/api/auth/user', '/api/credits/ledger', '/api/plans');
  }

  /** Reads beside each other, as a page does. */
  async reads(...addresses) {
    await Promise.all(
      addresses.map(async (each) => {
        const [address, headers] = Array.isArray(each) ? each : [each];
        this.records.add(
          address,
          await this.call('GET', address, undefined, headers).catch((error) => ({
            status: 0,
            headers: {},
            ms: 0,
            body: error.message,
          })),
        );
      }),
    );
  }
}

function randomAct() {
  let at = Math.random() * ACTS.reduce((sum, [weight]) => sum + weight, 0);
  const [, act] = ACTS.find(([weight]) => (at -= weight) < 0) ?? ACTS[0];
  return act;
}

/** @returns the crowd, moved in */
export async function gather(product, count, records) {
  const browsers = Array.from({ length: count }, (_, n) => new Browser(product, `visitor${n}@example.com`, records));
  const waiting = browsers.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [n, browser] of waiting) await browser.moveIn(WORDS[n % WORDS.length]);
    }),
  );
  return browsers;
}
