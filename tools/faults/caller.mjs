import { setTimeout as sleep } from 'node:timers/promises';

/** A person's browser gives up on one call after this. */
const CALL_TIMEOUT_MS = 40_000;
const PAUSE_MS = 150;
const LONGEST_RETRY_AFTER_MS = 1_000;
/** Statuses from 500 on that say what happened in the product's own words. */
const IN_WORDS = new Set(['GENERATION_FAILED', 'STORAGE_FULL']);

/** Calls the product as a patient page does, and notes each answer that it should not have given. */
export class Caller {
  /** Answers that break the product's word, one sentence each. */
  complaints = [];
  answers = 0;
  #cookie = '';

  constructor(world, random) {
    this.world = world;
    this.random = random;
  }

  /** Signs up, as often as it takes. */
  async signIn(email) {
    for (;;) {
      const answer = await this.call('POST', '/api/auth/dev-login', { body: { email, name: email.split('@')[0] } });
      if (answer?.status === 200 || answer?.status === 201) return;
      await sleep(PAUSE_MS);
    }
  }

  /**
   * One call to any of the servers. @returns {Promise<{ status: number, headers: Headers, body: unknown } | null>} null
   * when the answer did not come
   */
  async call(method, address, { body, headers = {}, bytes } = {}) {
    const url = this.random.pick(this.world.urls);
    const type = bytes === undefined ? 'application/json' : headers['content-type'];
    try {
      const answer = await fetch(url + address, {
        method,
        body: bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
        redirect: 'manual',
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        headers: {
          cookie: this.#cookie,
          ...(body === undefined && bytes === undefined ? {} : { 'content-type': type }),
          ...headers,
        },
      });
      const content = Buffer.from(await answer.arrayBuffer());
      const told = {
        status: answer.status,
        headers: answer.headers,
        body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(content.toString() || 'null') : content,
      };
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .find((line) => /^sid=./.test(line));
      if (cookie) this.#cookie = cookie;
      this.answers += 1;
      this.#judge(method, address, told);
      return told;
    } catch {
      // The server died, or was dead.
      return null;
    }
  }

  /**
   * The same call until somebody answers it for good: not with 429 or 503, which say when to come again. @returns null
   * after `tries`
   */
  async insist(method, address, options = {}, tries = 40) {
    for (let left = tries; left > 0 && !this.world.isOver; left -= 1) {
      const answer = await this.call(method, address, options);
      if (answer !== null && answer.status !== 503 && answer.status !== 429) return answer;
      const retryAfterMs = Number(answer?.headers.get('retry-after') ?? 0) * 1000;
      await sleep(Math.max(PAUSE_MS, Math.min(LONGEST_RETRY_AFTER_MS, retryAfterMs)));
    }
    return null;
  }

  #judge(method, address, { status, headers, body }) {
    const complain = (what) =>
      this.complaints.push(`${method} ${address}: ${status} ${what} (${body?.requestId ?? 'no request id'})`);
    if (status < 400) return;
    if (typeof body?.code !== 'string' || body.statusCode !== status)
      return complain(`without the one shape of errors: ${JSON.stringify(body)?.slice(0, 200)}`);
    if ((status === 503 || status === 429) && !(Number(headers.get('retry-after')) >= 1))
      return complain(`${body.code} without Retry-After`);
    if (status === 401) return complain('and yet signed in');
    if (status >= 500 && status !== 503 && !IN_WORDS.has(body.code)) return complain(body.code);
    return undefined;
  }
}
