// @ts-check
/** Payments and what can happen to them afterwards, in full, in the SDK's own types. */
import { newId, nowSeconds } from './objects.mjs';

/**
 * A payment that succeeded.
 * @param {{ customer: string, amount: number, description: string, metadata: Record<string, string> }} facts amount in
 * cents
 * @param {number} at seconds since 1970
 * @returns {import('stripe').Stripe.PaymentIntent}
 */
export function makePayment({ customer, amount, description, metadata }, at) {
  return /** @satisfies {import('stripe').Stripe.PaymentIntent} */ ({
    id: newId('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: amount,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: at,
    currency: 'usd',
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: newId('ch'),
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: newId('pm'),
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
}

/**
 * @param {import('stripe').Stripe.PaymentIntent} payment
 * @param {number} amount cents
 * @returns {import('stripe').Stripe.Refund}
 */
export function makeRefund(payment, amount) {
  return /** @satisfies {import('stripe').Stripe.Refund} */ ({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: payment.latest_charge,
    created: nowSeconds(),
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    metadata: {},
    payment_intent: payment.id,
    payment_method: payment.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
}

/**
 * A dispute that was just opened: the bank holds the whole amount.
 * @param {import('stripe').Stripe.PaymentIntent} payment
 * @returns {import('stripe').Stripe.Dispute}
 */
export function makeDispute(payment) {
  return /** @satisfies {import('stripe').Stripe.Dispute} */ ({
    id: newId('dp'),
    object: 'dispute',
    amount: payment.amount,
    balance_transactions: [],
    charge: chargeOf(payment),
    created: nowSeconds(),
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment.id,
    reason: 'fraudulent',
    status: 'needs_response',
  });
}

/** @param {import('stripe').Stripe.PaymentIntent} payment */
function chargeOf(payment) {
  if (typeof payment.latest_charge !== 'string') throw new RangeError(`Payment ${payment.id} has no charge.`);
  return payment.latest_charge;
}

/**
 * What says which invoice a payment paid.
 * @param {import('stripe').Stripe.Invoice} invoice
 * @param {import('stripe').Stripe.PaymentIntent} payment
 * @returns {import('stripe').Stripe.InvoicePayment}
 */
export function makeInvoicePayment(invoice, payment) {
  return /** @satisfies {import('stripe').Stripe.InvoicePayment} */ ({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: payment.amount,
    amount_requested: payment.amount,
    created: payment.created,
    currency: payment.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: payment.id },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: payment.created },
  });
}
