import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Env } from '../../config';
import { isPublicAddress, lookUpPublic, PrivateTarget } from './public-target';

/** A receiver notes the message and works on it afterwards. */
const LIMIT_MS = 10_000;
/** Others are those of services that no message of ours has to do with. */
const USUAL_PORTS: ReadonlySet<number> = new Set([443, 80]);
/** Of the answer only the status counts. */
const MOST_OF_ANSWER_BYTES = 65_536;

/** A message as it goes over the wire. */
export interface Message {
  id: string;
  url: string;
  body: string;
  /** Each signs: the new one and, for a while, the one before it. */
  secrets: readonly Buffer[];
}

/**
 * Sends messages to addresses that anybody may have chosen: neither into our own network, nor after redirects, nor for
 * long.
 */
@Injectable()
export class WebhookSender {
  constructor(private readonly env: Env) {}

  /**
   * Whether a message may go to this address, as far as its text tells: https, no name and password, no private IP
   * address.
   */
  accepts(address: string): boolean {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
    if (this.env.WEBHOOK_TARGETS === 'any') return ['http:', 'https:'].includes(url.protocol);
    if (!this.takesPort(url.port === '' ? 443 : Number(url.port))) return false;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
  }

  private takesPort(port: number): boolean {
    return USUAL_PORTS.has(port) || this.env.WEBHOOK_PORTS.split(',').includes(String(port));
  }

  /** @returns HTTP status of the answer @throws PrivateTarget, or Error when there is no answer in time */
  async send({ id, url, body, secrets }: Message): Promise<number> {
    if (!this.accepts(url)) throw new PrivateTarget();
    const now = new Date();
    const signature = secrets.map((secret) => new Webhook(secret.toString('base64')).sign(id, now, body)).join(' ');
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'Whoosh-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signature,
    };
    const open = url.startsWith('https:') ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const lookup = this.env.WEBHOOK_TARGETS === 'any' ? undefined : lookUpPublic;
      const request = open(
        url,
        {
          method: 'POST',
          headers,
          agent: false,
          signal: AbortSignal.timeout(LIMIT_MS),
          ...(lookup === undefined ? {} : { lookup }),
        },
        (answer) => {
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > MOST_OF_ANSWER_BYTES) answer.destroy();
          });
          answer.once('error', () => undefined);
          answer.once('close', () => resolve(answer.statusCode ?? 0));
        },
      );
      request.once('error', (error) =>
        reject(
          error.name === 'TimeoutError' || error.name === 'AbortError'
            ? new Error(`No answer within ${LIMIT_MS / 1000} s.`)
            : unreachable(error),
        ),
      );
      request.end(body);
    });
  }
}

/** Why there was no answer, without the name or address that Node repeats: the owner knows them, and logs need not. */
function unreachable(error: Error): Error {
  if (error instanceof PrivateTarget) return error;
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return new Error(`The address could not be reached${code}.`);
}
