import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Env } from '../../../config';
import { AppError } from '../../../http';

/** The version whose shapes the code reads; the webhook endpoint must be registered with the same one. */
const STRIPE_API_VERSION = '2026-10-28.endive';

/** Where Stripe's own portal pages are; those of another address of its API are there. */
const PORTAL_ORIGIN = 'https://billing.stripe.com';

/** A person waits: the SDK tries again by itself. */
const PATIENT = { timeout: 10_000, maxNetworkRetries: 2 };
/** A transaction holds locks meanwhile: a failure is a try of its job. */
const DIRECT = { timeout: 4_000, maxNetworkRetries: 0 };

/**
 * The provider of payments, through its official SDK. Whether Stripe or the sandbox answers is a matter of the address.
 */
@Injectable()
export class StripeClient {
  private readonly patient: Stripe | null = null;
  private readonly impatient: Stripe | null = null;

  constructor(private readonly env: Env) {
    if (env.STRIPE_SECRET_KEY === undefined) return;
    this.patient = new Stripe(env.STRIPE_SECRET_KEY, { ...options(env), ...PATIENT });
    this.impatient = new Stripe(env.STRIPE_SECRET_KEY, { ...options(env), ...DIRECT });
  }

  /** The SDK for requests of people. @throws AppError UNAVAILABLE when no provider is connected */
  get api(): Stripe {
    return connected(this.patient);
  }

  /** The SDK inside transactions: at most 4 s, one try. @throws AppError UNAVAILABLE when no provider is connected */
  get direct(): Stripe {
    return connected(this.impatient);
  }

  /**
   * An address that the provider answered, if it leads to the provider: nobody is sent anywhere else. @throws AppError
   * UNAVAILABLE
   */
  ownPage(url: string): string {
    if (new URL(url).origin !== new URL(this.env.STRIPE_API_BASE ?? PORTAL_ORIGIN).origin)
      throw new AppError('UNAVAILABLE');
    return url;
  }

  /**
   * The event that a signed body tells of.
   * @throws AppError INVALID_SIGNATURE unless it was signed by the provider within five minutes of now
   */
  readEvent(body: Buffer, signature: string): Stripe.Event {
    const { STRIPE_WEBHOOK_SECRET: current, STRIPE_WEBHOOK_SECRET_PREVIOUS: previous } = this.env;
    if (current === undefined) throw new AppError('UNAVAILABLE');
    if (isFromTheFuture(signature)) throw new AppError('INVALID_SIGNATURE');
    for (const secret of previous === undefined ? [current] : [current, previous]) {
      try {
        return this.api.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
      } catch {
        // Signed with the other secret, or with none of ours.
      }
    }
    throw new AppError('INVALID_SIGNATURE');
  }
}

function connected(client: Stripe | null): Stripe {
  if (client === null) throw new AppError('UNAVAILABLE');
  return client;
}

const TOLERANCE_SECONDS = 300;

/** The SDK refuses old signatures but takes those of tomorrow. */
function isFromTheFuture(signature: string): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
  return !(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS);
}

function options(env: Env): ConstructorParameters<typeof Stripe>[1] {
  const base = env.STRIPE_API_BASE === undefined ? null : new URL(env.STRIPE_API_BASE);
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  return {
    apiVersion: STRIPE_API_VERSION,
    telemetry: false,
    ...(base === null
      ? {}
      : {
          host: base.hostname,
          port: base.port === '' ? (protocol === 'http' ? 80 : 443) : Number(base.port),
          protocol,
        }),
  };
}
