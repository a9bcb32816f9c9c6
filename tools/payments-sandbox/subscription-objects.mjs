// @ts-check
/** Subscriptions, invoices and portal sessions in full, in the SDK's own types. */
import { randomBytes } from 'node:crypto';
import { newId, PREMIUM, PRICES, taxOn } from './objects.mjs';

/**
 * What the sandbox sells under a price id; undefined when it sells nothing there.
 * @param {string} id
 */
export function priceById(id) {
  const pack = Object.entries(PRICES).find(([price]) => price === id)?.[1];
  if (pack !== undefined) return makePrice(id, `prod_${id.slice('price_'.length)}`, pack.unitAmount, null);
  return id === PREMIUM.id ? premiumPrice() : undefined;
}

const premiumPrice = () =>
  makePrice(PREMIUM.id, PREMIUM.product, PREMIUM.unitAmount, {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  });

/**
 * @param {string} id @param {string} product @param {number} amount cents @param
 * {import('stripe').Stripe.Price.Recurring | null} recurring
 * @returns {import('stripe').Stripe.Price}
 */
function makePrice(id, product, amount, recurring) {
  return /** @satisfies {import('stripe').Stripe.Price} */ ({
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    recurring,
    type: recurring === null ? 'one_time' : 'recurring',
    unit_amount: amount,
    unit_amount_decimal: null,
  });
}

/** The price in the shape that older versions of the API called a plan. @returns {import('stripe').Stripe.Plan} */
function premiumPlan() {
  return /** @satisfies {import('stripe').Stripe.Plan} */ ({
    id: PREMIUM.id,
    object: 'plan',
    active: true,
    amount: PREMIUM.unitAmount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: 0,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: PREMIUM.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  });
}

/**
 * A subscription to Premium that has just been paid for.
 * @param {string} customer
 * @param {Record<string, string>} metadata
 * @param {{ start: number, end: number }} period seconds since 1970
 * @param {boolean} isTaxed
 * @returns {import('stripe').Stripe.Subscription}
 */
export function makeSubscription(customer, metadata, { start, end }, isTaxed) {
  const id = newId('sub');
  return /** @satisfies {import('stripe').Stripe.Subscription} */ ({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: isTaxed, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: 'usd',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          billing_thresholds: null,
          created: start,
          current_period_start: start,
          current_period_end: end,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: premiumPlan(),
          price: premiumPrice(),
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  });
}

/**
 * A final invoice over one month of a subscription, not yet paid.
 * @param {import('stripe').Stripe.Subscription} subscription
 * @param {'subscription_create' | 'subscription_cycle'} reason
 * @param {{ start: number, end: number }} period
 * @returns {import('stripe').Stripe.Invoice}
 */
export function makeInvoice(subscription, reason, period) {
  const id = newId('in');
  const isTaxed = subscription.automatic_tax.enabled;
  const tax = isTaxed ? taxOn(PREMIUM.unitAmount) : 0;
  const amount = PREMIUM.unitAmount + tax;
  return /** @satisfies {import('stripe').Stripe.Invoice} */ ({
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Whoosh',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: isTaxed,
      liability: null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: period.start,
    currency: 'usd',
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: period.start,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: [invoiceLine(id, subscription, period)],
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `SANDBOX-${randomBytes(4).toString('hex').toUpperCase()}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      type: 'subscription_details',
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_start: period.start,
    period_end: period.end,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: period.start, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: PREMIUM.unitAmount,
    subtotal_excluding_tax: PREMIUM.unitAmount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: PREMIUM.unitAmount,
    total_pretax_credit_amounts: [],
    total_taxes: isTaxed ? [invoiceTax(tax)] : [],
    webhooks_delivered_at: null,
  });
}

/** @param {number} amount cents @returns {import('stripe').Stripe.Invoice.TotalTax} */
function invoiceTax(amount) {
  return /** @satisfies {import('stripe').Stripe.Invoice.TotalTax} */ ({
    amount,
    tax_behavior: 'exclusive',
    tax_rate_details: null,
    taxability_reason: 'standard_rated',
    taxable_amount: PREMIUM.unitAmount,
    type: 'tax_rate_details',
  });
}

/**
 * @param {string} invoice
 * @param {import('stripe').Stripe.Subscription} subscription
 * @param {{ start: number, end: number }} period
 * @returns {import('stripe').Stripe.InvoiceLineItem}
 */
function invoiceLine(invoice, subscription, period) {
  return /** @satisfies {import('stripe').Stripe.InvoiceLineItem} */ ({
    id: newId('il'),
    object: 'line_item',
    amount: PREMIUM.unitAmount,
    currency: 'usd',
    description: 'Premium',
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: null,
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: PREMIUM.id, product: PREMIUM.product },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: PREMIUM.unitAmount,
    taxes: [],
  });
}

/**
 * @param {string} customer
 * @param {string} returnUrl
 * @param {string} origin the sandbox's own
 * @param {number} created seconds since 1970
 * @returns {import('stripe').Stripe.BillingPortal.Session}
 */
export function makePortalSession(customer, returnUrl, origin, created) {
  const id = newId('bps');
  return /** @satisfies {import('stripe').Stripe.BillingPortal.Session} */ ({
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_test_sandbox',
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${origin}/portal#${id}`,
  });
}
