import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from './caller.mjs';

const DESCRIPTIONS = [
  'rain on a tin roof',
  'a church bell',
  'a dog barks twice',
  'footsteps on gravel',
  'three knocks on a wooden door',
  'a whoosh past',
];
/** What a person does next, by weight. */
const ACTS = { make: 50, stop: 12, buy: 10, look: 14, upload: 7, edit: 7, sendCode: 5 };
const LONGEST_PAUSE_MS = 250;
/** Most sounds are not kept. */
const KEPT = 0.35;
const PACK = { packageId: '10000-credits', credits: 10_000 };
const PAGES = [
  '/',
  '/sfx-creator',
  '/sfx-library',
  '/pricing',
  '/account',
  '/api/auth/user',
  '/api/sound-effects/all',
  '/api/projects',
  '/api/generations',
  '/api/plans',
  '/api/config',
];

/** Half a second of silence, 16 bit mono at 8 kHz. */
const VOICE = wavOfSilence(4_000, 8_000);

/** Somebody who makes, keeps, stops, buys, uploads and looks, and remembers everything that was promised. */
export class Creator {
  /** Sounds that were handed over: generation, address and digest of each WAV. */
  sounds = [];
  /** Ids of effects whose saving was answered. */
  effects = [];
  /** Keys of requests that were answered with a sound, and what each cost. */
  paidSounds = [];
  /** Sessions paid at the provider. */
  payments = [];
  /** Uploads whose preparation was promised. */
  media = [];
  exports = [];
  /** Addresses that were told that a code is on its way. */
  mailed = [];
  #timeline = null;

  constructor(world, name, random) {
    this.world = world;
    this.name = name;
    this.email = `${name}@example.com`;
    this.random = random;
    this.caller = new Caller(world, random);
  }

  /** Gets an account and its first credits. */
  async arrive() {
    await this.caller.signIn(this.email);
    await this.buy();
    while ((await this.credits()) === 0) await sleep(50);
  }

  /** Acts until the world's time is over. */
  async live() {
    while (!this.world.isOver) {
      await this[this.random.weighted(ACTS)]();
      await sleep(this.random.whole(0, LONGEST_PAUSE_MS));
    }
  }

  async credits() {
    return (await this.caller.insist('GET', '/api/auth/user'))?.body?.user?.credits ?? 0;
  }

  /** Asks for a sound under one key until it is answered, fetches it, and keeps it or throws it away. */
  async make() {
    const { random, caller } = this;
    const body = {
      description: random.pick(DESCRIPTIONS),
      duration: random.whole(5, 12) / 10,
      takes: random.pick([1, 1, 2]),
      seed: random.whole(1, 9999),
    };
    const answer = await caller.insist('POST', '/api/sound-effects/generate', {
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer?.status !== 200) return;
    const { generationId, creditsDeducted, takes } = answer.body;
    this.paidSounds.push({ generationId, cost: creditsDeducted });
    if (random.next() > KEPT) {
      await caller.insist('DELETE', `/api/generations/${generationId}`);
      return;
    }
    for (const { audioUrl48k } of takes) {
      const file = await caller.insist('GET', audioUrl48k);
      if (file?.status === 200) this.sounds.push({ address: audioUrl48k, digest: digestOf(file.body) });
    }
    const { audioUrl, audioUrl48k } = takes[0];
    const saved = await caller.insist('POST', '/api/sound-effects', { body: { audioUrl, audioUrl48k } });
    // 409 says that a call before this one had saved it, and its answer got lost.
    if (saved?.status === 201) this.effects.push(saved.body.id);
  }

  /** Asks for a sound and stops it at once. */
  async stop() {
    const body = { description: this.random.pick(DESCRIPTIONS), duration: 2 };
    const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() };
    const answer = await this.caller.insist('POST', '/api/sound-effects/generate', { body, headers });
    if (answer?.status === 202) await this.caller.insist('DELETE', `/api/generations/${answer.body.id}`);
  }

  async buy() {
    const { caller, world } = this;
    const answer = await caller.insist('POST', '/api/create-credit-checkout-session', {
      body: { packageId: PACK.packageId },
    });
    if (answer?.status !== 200) return;
    const session = await world.payments.pay(answer.body.checkout_url);
    if (session !== null) this.payments.push({ session, credits: PACK.credits });
  }

  async look() {
    await this.caller.call('GET', this.random.pick(PAGES));
  }

  /** Uploads a voice and gives it to a project, which has it prepared. */
  async upload() {
    const { caller } = this;
    const { project } = await this.timeline();
    const target = await caller.insist('POST', '/api/upload-url', {
      body: { fileType: 'uploads', contentType: 'audio/wav', size: VOICE.length, name: 'voice.wav' },
    });
    if (project === null || target?.status !== 200) return;
    const { uploadURL, normalizedPath } = target.body;
    const stored = uploadURL.startsWith('http')
      ? await fetch(uploadURL, { method: 'PUT', body: VOICE, headers: { 'content-type': 'audio/wav' } }).catch(
          () => null,
        )
      : await caller.call('PUT', uploadURL, { bytes: VOICE, headers: { 'content-type': 'audio/wav' } });
    if (stored?.status !== 200) return;
    const taken = await caller.insist('POST', `/api/projects/${project}/media`, {
      body: { path: normalizedPath, role: 'voice', name: 'Voice' },
    });
    if (taken?.status === 201) this.media.push(taken.body.id);
  }

  /** Puts a sound on the timeline and asks for the mix. */
  async edit() {
    const { caller, effects, random } = this;
    const timeline = await this.timeline();
    if (timeline.project === null || effects.length === 0) return;
    const changes = [
      {
        op: 'put',
        key: randomUUID(),
        item: { soundEffectId: random.pick(effects), startTime: random.whole(0, 5), trackIndex: 0 },
      },
    ];
    const edited = await caller.insist('PATCH', `/api/projects/${timeline.project}/timeline`, {
      body: { revision: timeline.revision, editId: randomUUID(), changes },
    });
    if (edited?.status === 200) timeline.revision = edited.body.revision;
    else return void (this.#timeline = null);
    const asked = await caller.insist('POST', `/api/projects/${timeline.project}/exports`, {
      body: { format: random.pick(['wav', 'edl']) },
    });
    if (asked?.status === 201) this.exports.push({ project: timeline.project, id: asked.body.id });
  }

  async sendCode() {
    if (this.world.mails === undefined) return;
    const email = `${this.name}-${randomUUID()}@example.com`;
    const answer = await this.caller.call('POST', '/api/auth/send-code', { body: { email, isSignup: true } });
    if (answer?.status === 200) this.mailed.push(email);
  }

  /** The project that is worked on; another one when somebody else's edit came between. */
  async timeline() {
    if (this.#timeline?.project) return this.#timeline;
    const made = await this.caller.insist('POST', '/api/projects', { body: { name: 'Trailer', type: 'timeline' } });
    return (this.#timeline = { project: made?.status === 201 ? made.body.id : null, revision: 0 });
  }
}

/** @param {Buffer} bytes */
export function digestOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function wavOfSilence(frames, rate) {
  const bytes = Buffer.alloc(44 + frames * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + frames * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(frames * 2, 40);
  return bytes;
}
