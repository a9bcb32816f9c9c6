// @ts-check
/** The provider's objects in full, in the SDK's own types: the compiler names every field that a new version brings. */
import { randomBytes } from 'node:crypto';
import { fieldsOf, metadataOf, textOf } from './form.mjs';

/** @typedef {import('stripe').Stripe} Stripe */
/** @typedef {import('./form.mjs').Fields} Fields */

export const API_VERSION = '2026-10-28.endive';

/** What is on sale: price ids, amounts in cents. */
export const PRICES = /** @type {const} */ ({
  price_100_credits: { name: 'Starter Pack', unitAmount: 300 },
  price_1000_credits: { name: 'Creator Pack', unitAmount: 1000 },
  price_10000_credits: { name: 'Pro Pack', unitAmount: 7500 },
});

/** The subscription on sale: $5 a month. */
export const PREMIUM = /** @type {const} */ ({
  id: 'price_premium',
  product: 'prod_premium',
  name: 'Premium, monthly',
  unitAmount: 500,
});

/** The sandbox's one rate of tax, which comes on top. */
export const TAX_PERCENT = 10;
/** @param {number} amount cents */
export const taxOn = (amount) => Math.round((amount * TAX_PERCENT) / 100);

/** @param {string} prefix */
export const newId = (prefix) => `${prefix}_test_${randomBytes(12).toString('hex')}`;

/** Seconds since 1970. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/**
 * @param {Fields} params
 * @returns {import('stripe').Stripe.Customer}
 */
export function makeCustomer(params) {
  return /** @satisfies {import('stripe').Stripe.Customer} */ ({
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: nowSeconds(),
    default_source: null,
    description: null,
    email: textOf(params, 'email') ?? null,
    name: textOf(params, 'name') ?? null,
    livemode: false,
    shipping: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    metadata: metadataOf(params, 'metadata'),
  });
}

/**
 * An open checkout session.
 * @param {Fields} params
 * @param {'payment' | 'subscription'} mode
 * @param {number} amount cents
 * @returns {import('stripe').Stripe.Checkout.Session}
 */
export function makeSession(params, mode, amount) {
  const id = newId('cs');
  const isTaxed = textOf(fieldsOf(params, 'automatic_tax'), 'enabled') === 'true';
  const tax = isTaxed ? taxOn(amount) : 0;
  return /** @satisfies {import('stripe').Stripe.Checkout.Session} */ ({
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount + tax,
    automatic_tax: {
      enabled: isTaxed,
      liability: null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'complete' : null,
    },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: textOf(params, 'client_reference_id') ?? null,
    client_secret: `${id}_secret_${randomBytes(16).toString('hex')}`,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: nowSeconds(),
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: textOf(params, 'customer') ?? null,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: null,
    expires_at: Number(textOf(params, 'expires_at') ?? nowSeconds() + 86_400),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: metadataOf(params, 'metadata'),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    redirect_on_completion: 'if_required',
    return_url: textOf(params, 'return_url') ?? '',
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    ui_mode: 'embedded_page',
    url: null,
    wallet_options: null,
  });
}

/**
 * The objects that messages are about, by the message's type.
 * @typedef {{
 *   'checkout.session.completed': import('stripe').Stripe.Checkout.Session,
 *   'checkout.session.expired': import('stripe').Stripe.Checkout.Session,
 *   'customer.subscription.created': import('stripe').Stripe.Subscription,
 *   'customer.subscription.updated': import('stripe').Stripe.Subscription,
 *   'customer.subscription.deleted': import('stripe').Stripe.Subscription,
 *   'invoice.paid': import('stripe').Stripe.Invoice,
 *   'invoice.payment_failed': import('stripe').Stripe.Invoice,
 *   'refund.created': import('stripe').Stripe.Refund,
 *   'refund.failed': import('stripe').Stripe.Refund,
 *   'charge.dispute.created': import('stripe').Stripe.Dispute,
 *   'charge.dispute.closed': import('stripe').Stripe.Dispute,
 * }} EventObjects
 */

/**
 * A message about an object as it is now.
 * @template {keyof EventObjects} T
 * @param {T} type
 * @param {EventObjects[T]} object
 */
export function makeEvent(type, object) {
  return {
    id: newId('evt'),
    object: /** @type {const} */ ('event'),
    api_version: API_VERSION,
    created: nowSeconds(),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object: structuredClone(object) },
  };
}

/**
 * The first line item's price. @param {Fields} params @returns {string}
 */
export function priceOf(params) {
  return textOf(fieldsOf(fieldsOf(params, 'line_items'), '0'), 'price') ?? '';
}
