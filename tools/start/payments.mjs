/** The payments sandbox beside the product, where no provider's keys are set. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startSandbox } from '../payments-sandbox/server.mjs';

/**
 * Starts the sandbox within this process when the settings want it.
 * @returns the settings that lead the product to it, and how to stop it; undefined with a real provider
 */
export async function startPayments({ env, dataDir, port, publicUrl }) {
  const isSandbox = env.PAYMENTS ? env.PAYMENTS === 'sandbox' : env.APP_ENV !== 'production';
  const isWanted = isSandbox && env.PLANS !== 'off';
  if (!isWanted || env.STRIPE_SECRET_KEY) return undefined;
  const apiKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const sandbox = await startSandbox({
    folder: path.join(dataDir, 'payments-sandbox'),
    port: port + 1,
    appOrigin: new URL(publicUrl).origin,
    apiKey,
    webhookSecret,
    webhookUrl: `${publicUrl}/api/webhooks/stripe`,
  });
  return {
    stop: sandbox.stop,
    env: {
      STRIPE_API_BASE: sandbox.origin,
      CHECKOUT_ORIGIN: sandbox.origin,
      STRIPE_SECRET_KEY: apiKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_100_CREDITS: 'price_100_credits',
      STRIPE_PRICE_1000_CREDITS: 'price_1000_credits',
      STRIPE_PRICE_10000_CREDITS: 'price_10000_credits',
      STRIPE_PRICE_PREMIUM: 'price_premium',
    },
  };
}
