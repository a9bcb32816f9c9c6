import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { API_VERSION } from './objects.mjs';

export const PAYMENTS_API_VERSION = API_VERSION;

/** Who answers the calls of the contract. */
export interface Provider {
  client: Stripe;
  /** The same provider, asked with another key. */
  clientWith(key: string): Stripe;
  /** A price of $3, paid once. */
  packPrice: string;
  /** A price of $5 a month. */
  monthlyPrice: string;
  /** For names that no other run has used. */
  unique: string;
}

const OPTIONS = { apiVersion: API_VERSION, maxNetworkRetries: 0, telemetry: false } as const;

/** @param origin of a sandbox @param key that it takes */
export function sandboxProvider(origin: string, key: string): Provider {
  const { hostname: host, port } = new URL(origin);
  const clientWith = (secret: string) => new Stripe(secret, { ...OPTIONS, host, port, protocol: 'http' });
  return {
    client: clientWith(key),
    clientWith,
    packPrice: 'price_100_credits',
    monthlyPrice: 'price_premium',
    unique: randomUUID(),
  };
}

/** Stripe's own test mode, with prices made for this run. */
export async function stripeTestMode(key: string): Promise<Provider> {
  const clientWith = (secret: string) => new Stripe(secret, OPTIONS);
  const client = clientWith(key);
  const priceOf = (amount: number, recurring?: { interval: 'month' }) =>
    client.prices.create({
      currency: 'usd',
      unit_amount: amount,
      product_data: { name: 'Whoosh contract test' },
      ...(recurring ? { recurring } : {}),
    });
  const [pack, monthly] = await Promise.all([priceOf(300), priceOf(500, { interval: 'month' })]);
  return { client, clientWith, packPrice: pack.id, monthlyPrice: monthly.id, unique: randomUUID() };
}
