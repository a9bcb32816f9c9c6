import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true });
/** Of a call before the measure begins. */
export const TRIES = 20;

/**
 * Somebody with an account and a browser. Plain HTTP without a client library: what 300 of them cost here, the product
 * does not get.
 */
export class Visitor {
  cookie = '';

  constructor(product, email) {
    this.product = product;
    this.email = email;
  }

  async signIn() {
    const { headers, body } = await this.insist('POST', '/api/auth/dev-login', {
      email: this.email,
      name: this.email.split('@')[0],
    });
    this.cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    this.id = body.user?.id ?? body.id;
    return this;
  }

  /** The same call until it succeeds, coming again when the answer says so. @throws Error with the last answer */
  async insist(method, address, body, more) {
    for (let left = TRIES; ; left -= 1) {
      const answer = await this.call(method, address, body, more);
      if (answer.status < 300) return answer;
      if (left === 0)
        throw new Error(`${this.email} got ${answer.status} from ${address}: ${JSON.stringify(answer.body)}`);
      await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
    }
  }

  /** @returns {Promise<{ status: number, headers: object, body: any, ms: number }>} `ms` until the last byte */
  call(method, address, body, more = {}) {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      cookie: this.cookie,
      ...(content === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
      ...more,
    };
    const sentAt = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(
        { agent, host: '127.0.0.1', port: this.product.port, method, path: address, headers },
        (answer) => {
          const chunks = [];
          answer
            .on('data', (chunk) => chunks.push(chunk))
            .once('error', reject)
            .once('end', () => {
              const ms = performance.now() - sentAt;
              const isJson = answer.headers['content-type']?.includes('json') === true;
              const text = Buffer.concat(chunks);
              resolve({
                status: answer.statusCode,
                headers: answer.headers,
                body: isJson && text.length > 0 ? JSON.parse(text.toString()) : undefined,
                ms,
              });
            });
        },
      );
      call.once('error', reject).end(content);
    });
  }
}
