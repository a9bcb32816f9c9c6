import { Injectable } from '@nestjs/common';
import {
  CREDIT_PACKS,
  PREMIUM_ORDER,
  PREMIUM_PLAN_ID,
  type CheckoutRequest,
  type CheckoutSessionResponse,
} from '@whoosh/contracts';
import type Stripe from 'stripe';
import { Env } from '../../../config';
import { AppError } from '../../../http';
import { UsersService } from '../../auth';
import { CustomersService } from './customers.service';
import { priceIdOf } from './prices';
import { StripeClient } from './stripe-client';

const SESSION_SECONDS = 3600;
/** The tax follows from the address, which the checkout then asks for and the customer keeps. */
const WITH_TAX = { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } } as const;

/** Opens checkouts. Prices come from the product's own table, never from the browser. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly env: Env,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
  ) {}

  /** A checkout of one credit pack. @throws AppError UNKNOWN_PACKAGE, UNAVAILABLE */
  async buyCredits(userId: number, packageId: string): Promise<CheckoutSessionResponse> {
    const pack = CREDIT_PACKS.find(({ id }) => id === packageId);
    if (pack === undefined) throw new AppError('UNKNOWN_PACKAGE');
    const metadata = { userId: String(userId), packId: pack.id };
    return this.open(userId, {
      mode: 'payment',
      line_items: [{ price: priceIdOf(pack.id, this.env), quantity: 1 }],
      metadata,
      payment_intent_data: { metadata },
    });
  }

  /**
   * A checkout of Premium by the month.
   * @throws AppError UNKNOWN_PRODUCT, ALREADY_SUBSCRIBED, UNAVAILABLE
   */
  async subscribe(userId: number, order: CheckoutRequest): Promise<CheckoutSessionResponse> {
    if (order.productId !== PREMIUM_ORDER.productId || order.productPriceId !== PREMIUM_ORDER.productPriceId)
      throw new AppError('UNKNOWN_PRODUCT');
    const person = await this.users.findById(userId);
    if (person === null) throw new AppError('NOT_AUTHENTICATED');
    if (person.planId === PREMIUM_PLAN_ID) throw new AppError('ALREADY_SUBSCRIBED');
    // Two tabs must not end in two subscriptions: only the checkout opened last can be paid.
    await this.customers.expireSubscriptionCheckouts(await this.customers.customerOf(person));
    const metadata = { userId: String(userId) };
    return this.open(userId, {
      mode: 'subscription',
      line_items: [{ price: priceIdOf(PREMIUM_ORDER.productId, this.env), quantity: 1 }],
      metadata,
      subscription_data: { metadata },
    });
  }

  private async open(userId: number, params: Stripe.Checkout.SessionCreateParams): Promise<CheckoutSessionResponse> {
    const origin = this.env.CHECKOUT_ORIGIN;
    if (origin === undefined) throw new AppError('UNAVAILABLE');
    const person = await this.users.findById(userId);
    if (person === null) throw new AppError('NOT_AUTHENTICATED');
    const session = await this.stripe.api.checkout.sessions.create({
      ...params,
      ui_mode: 'embedded_page',
      redirect_on_completion: 'if_required',
      return_url: `${this.env.PUBLIC_URL}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
      customer: await this.customers.customerOf(person),
      ...(this.env.STRIPE_TAX === 'on' ? WITH_TAX : {}),
      client_reference_id: String(userId),
      expires_at: Math.floor(Date.now() / 1000) + SESSION_SECONDS,
    });
    if (session.client_secret === null) throw new AppError('UNAVAILABLE');
    // In the fragment, the secret reaches neither logs nor a Referer.
    return { checkout_url: `${origin}/checkout#${session.id}.${session.client_secret}` };
  }
}
