import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import Stripe from 'stripe';
import { Env, SettingsError } from '../../../config';
import { PRICED_PRODUCTS, type PricedProduct } from './prices';
import { StripeClient } from './stripe-client';

/**
 * Compares the prices at the provider with those on our pages before the first person is asked to pay. A provider that
 * does not answer stops no start: then the checkouts say so.
 */
@Injectable()
export class PriceCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly env: Env,
    private readonly stripe: StripeClient,
  ) {}

  /** @throws SettingsError naming the settings whose price is not the one on our pages */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.STRIPE_SECRET_KEY === undefined) return;
    const problems = await Promise.all(PRICED_PRODUCTS.map((product) => this.problemOf(product)));
    const found = problems.filter((problem) => problem !== null);
    if (found.length > 0) throw new SettingsError(`Settings are wrong: ${found.join('; ')}.`);
  }

  private async problemOf({ setting, cents, isMonthly }: PricedProduct): Promise<string | null> {
    const id = this.env[setting];
    if (id === undefined) return null;
    const rule = `${setting} must be an active price of $${(cents / 100).toFixed(2)}${isMonthly ? ' a month' : ', paid once'}`;
    try {
      const { active, currency, unit_amount: amount, recurring } = await this.stripe.direct.prices.retrieve(id);
      const isRhythm = isMonthly
        ? recurring?.interval === 'month' && recurring.interval_count === 1
        : recurring === null;
      return active && currency === 'usd' && amount === cents && isRhythm ? null : rule;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return rule;
      if (error instanceof Stripe.errors.StripeAuthenticationError)
        return 'STRIPE_SECRET_KEY must be a key that the provider knows';
      this.logger.warn(`${setting} was not checked: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }
}
