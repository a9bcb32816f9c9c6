import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Env } from '../../../config';
import { AppError } from '../../../http';

/** The version whose shapes the code reads; the webhook endpoint must be registered with the same one (trust.md 3.1). */
export const STRIPE_API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The provider of payments, through its official SDK. Whether Stripe or the sandbox answers is a matter of the address. */
@Injectable()
export class StripeClient {
  private readonly client: Stripe | null;

  constructor(private readonly env: Env) {
    this.client = env.STRIPE_SECRET_KEY === undefined ? null : new Stripe(env.STRIPE_SECRET_KEY, options(env));
  }

  /** The SDK. @throws AppError UNAVAILABLE when no provider is connected */
  get api(): Stripe {
    if (this.client === null) throw new AppError('UNAVAILABLE');
    return this.client;
  }

  /**
   * The event that a signed body tells of.
   * @throws AppError INVALID_SIGNATURE unless it was signed by the provider within five minutes of now
   */
  readEvent(body: Buffer, signature: string): Stripe.Event {
    if (this.env.STRIPE_WEBHOOK_SECRET === undefined) throw new AppError('UNAVAILABLE');
    if (isFromTheFuture(signature)) throw new AppError('INVALID_SIGNATURE');
    try {
      return this.api.webhooks.constructEvent(body, signature, this.env.STRIPE_WEBHOOK_SECRET, TOLERANCE_SECONDS);
    } catch {
      throw new AppError('INVALID_SIGNATURE');
    }
  }
}

const TOLERANCE_SECONDS = 300;

/** The SDK refuses old signatures but takes those of tomorrow (trust.md 3.3). */
function isFromTheFuture(signature: string): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
  return !(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS);
}

function options(env: Env): ConstructorParameters<typeof Stripe>[1] {
  const base = env.STRIPE_API_BASE === undefined ? null : new URL(env.STRIPE_API_BASE);
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  return {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base === null ? {} : { host: base.hostname, port: base.port === '' ? (protocol === 'http' ? 80 : 443) : Number(base.port), protocol }),
  };
}
