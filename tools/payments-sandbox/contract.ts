import Stripe from 'stripe';
import { PAYMENTS_API_VERSION, type Provider } from './contract-provider';

/** One thing that the product relies on, whoever answers. */
export interface ContractCheck {
  title: string;
  holds(provider: Provider): Promise<void>;
}

const UNKNOWN = { missing: 'resource_missing' } as const;

/** A customer of the check's own. */
const customerOf = ({ client }: Provider) =>
  client.customers.create({ email: 'ada@example.com', name: 'Ada', metadata: { userId: '7' } });

const sessionParams = (
  customer: string,
  price: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  ui_mode: 'embedded_page',
  redirect_on_completion: 'if_required',
  return_url: 'https://whoosh.example/checkout/success?session_id={CHECKOUT_SESSION_ID}',
  customer,
  client_reference_id: '7',
  line_items: [{ price, quantity: 1 }],
  metadata: { userId: '7', packId: '100-credits' },
  ...more,
});

async function open(provider: Provider, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { id } = await customerOf(provider);
  return provider.client.checkout.sessions.create(sessionParams(id, provider.packPrice, more));
}

/** How a refused call is told. */
async function refusal(
  call: Promise<unknown>,
): Promise<{ type: string; code: string | undefined; status: number | undefined; param: string | undefined }> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`not refused: ${String(error)}`);
  const { type, code, statusCode: status, param } = error;
  return { type, code, status, param };
}

const absent = { type: 'StripeInvalidRequestError', code: UNKNOWN.missing };

/**
 * What the backend relies on in calls that need no paid checkout: true of the sandbox and of Stripe's test mode alike.
 */
export const CONTRACT: readonly ContractCheck[] = [
  {
    title: 'a customer keeps address, name and metadata',
    async holds(provider) {
      const { id } = await customerOf(provider);
      expect(id).toMatch(/^cus_/);
      expect(await provider.client.customers.retrieve(id)).toMatchObject({
        object: 'customer',
        email: 'ada@example.com',
        name: 'Ada',
        metadata: { userId: '7' },
      });
    },
  },
  {
    title: 'an unknown customer is resource_missing',
    holds: async ({ client }) =>
      expect(await refusal(client.customers.retrieve('cus_unknown'))).toMatchObject({ ...absent, status: 404 }),
  },
  {
    title: 'a customer takes another address, and keeps the rest',
    async holds(provider) {
      const { id } = await customerOf(provider);
      await provider.client.customers.update(id, { email: 'countess@example.com' });
      expect(await provider.client.customers.retrieve(id)).toMatchObject({
        email: 'countess@example.com',
        name: 'Ada',
        metadata: { userId: '7' },
      });
    },
  },
  {
    title: 'a deleted customer is known as that, and opens nothing any more',
    async holds(provider) {
      const { id } = await customerOf(provider);
      expect(await provider.client.customers.del(id)).toEqual(
        expect.objectContaining({ id, object: 'customer', deleted: true }),
      );
      expect(await provider.client.customers.retrieve(id)).toMatchObject({ id, deleted: true });
      expect(await refusal(provider.client.customers.del(id))).toMatchObject(absent);
      expect(
        await refusal(provider.client.checkout.sessions.create(sessionParams(id, provider.packPrice))),
      ).toMatchObject(absent);
    },
  },
  {
    title: 'the same idempotency key answers with the same customer',
    async holds({ client, unique }) {
      const create = () => client.customers.create({ email: 'ada@example.com' }, { idempotencyKey: `${unique}:same` });
      expect((await create()).id).toBe((await create()).id);
    },
  },
  {
    title: 'the same idempotency key with another body is refused',
    async holds({ client, unique }) {
      const create = (email: string) => client.customers.create({ email }, { idempotencyKey: `${unique}:other` });
      await create('ada@example.com');
      expect(await refusal(create('eve@example.com'))).toMatchObject({ type: 'StripeIdempotencyError', status: 400 });
    },
  },
  {
    title: 'a wrong key is an authentication error',
    holds: async ({ clientWith }) =>
      expect(await refusal(clientWith('sk_test_wrong').customers.retrieve('cus_1'))).toMatchObject({
        type: 'StripeAuthenticationError',
        status: 401,
      }),
  },
  {
    title: 'a new checkout is open and unpaid, with a secret for its page',
    async holds(provider) {
      const session = await open(provider);
      expect(session).toMatchObject({
        object: 'checkout.session',
        mode: 'payment',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: 300,
        currency: 'usd',
        ui_mode: 'embedded_page',
        client_reference_id: '7',
        metadata: { userId: '7', packId: '100-credits' },
        payment_intent: null,
        subscription: null,
        invoice: null,
        url: null,
        livemode: false,
      });
      expect(session.client_secret).toContain(session.id);
    },
  },
  {
    title: 'a checkout is read again as it was made',
    async holds(provider) {
      const { id, customer } = await open(provider);
      expect(await provider.client.checkout.sessions.retrieve(id)).toMatchObject({ id, customer, status: 'open' });
    },
  },
  {
    title: 'a checkout of a subscription has its mode and amount',
    async holds(provider) {
      const session = await open(provider, {
        mode: 'subscription',
        line_items: [{ price: provider.monthlyPrice, quantity: 1 }],
      });
      expect(session).toMatchObject({ mode: 'subscription', amount_total: 500, status: 'open', subscription: null });
    },
  },
  {
    title: 'a checkout ends when it is told to',
    async holds(provider) {
      const expiresAt = Math.floor(Date.now() / 1000) + 3600;
      expect((await open(provider, { expires_at: expiresAt })).expires_at).toBe(expiresAt);
    },
  },
  ...(
    [
      ['a price that does not exist', { line_items: [{ price: 'price_unknown', quantity: 1 }] }, UNKNOWN.missing],
      ['a customer who does not exist', { customer: 'cus_unknown' }, UNKNOWN.missing],
      ['no way back', { return_url: undefined }, undefined],
      ['a mode that is not the price’s', { mode: 'subscription' }, undefined],
    ] satisfies [string, Partial<Stripe.Checkout.SessionCreateParams>, string | undefined][]
  ).map(([what, more, code]): ContractCheck => ({
    title: `a checkout with ${what} is refused`,
    async holds(provider) {
      const answer = await refusal(open(provider, more));
      expect(answer).toMatchObject({ type: 'StripeInvalidRequestError' });
      if (code !== undefined) expect(answer.code).toBe(code);
    },
  })),
  {
    title: 'a parameter that does not exist is refused by its name',
    async holds(provider) {
      const call = provider.client.rawRequest('POST', '/v1/customers', { email: 'ada@example.com', colour: 'red' });
      expect(await refusal(call)).toMatchObject({
        type: 'StripeInvalidRequestError',
        code: 'parameter_unknown',
        param: 'colour',
      });
    },
  },
  {
    title: 'checkouts are listed by customer, the newest first',
    async holds(provider) {
      const first = await open(provider);
      const customer = String(first.customer);
      const second = await provider.client.checkout.sessions.create(sessionParams(customer, provider.packPrice));
      expect((await provider.client.checkout.sessions.list({ customer })).data.map(({ id }) => id)).toEqual([
        second.id,
        first.id,
      ]);
    },
  },
  {
    title: 'a list is cut into pages that the SDK walks through',
    async holds(provider) {
      const customer = String((await open(provider)).customer);
      for (let more = 0; more < 2; more += 1)
        await provider.client.checkout.sessions.create(sessionParams(customer, provider.packPrice));
      const page = await provider.client.checkout.sessions.list({ customer, limit: 2 });
      expect([page.data.length, page.has_more]).toEqual([2, true]);
      const ids = new Set<string>();
      for await (const { id } of provider.client.checkout.sessions.list({ customer, limit: 2 })) ids.add(id);
      expect(ids.size).toBe(3);
    },
  },
  {
    title: 'an expired checkout stays so and is found by its status',
    async holds(provider) {
      const { id, customer } = await open(provider);
      expect(await provider.client.checkout.sessions.expire(id)).toMatchObject({
        status: 'expired',
        payment_status: 'unpaid',
      });
      expect(await refusal(provider.client.checkout.sessions.expire(id))).toMatchObject({
        type: 'StripeInvalidRequestError',
      });
      expect(
        (await provider.client.checkout.sessions.list({ customer: String(customer), status: 'open' })).data,
      ).toEqual([]);
      expect(
        (await provider.client.checkout.sessions.list({ customer: String(customer), status: 'expired' })).data,
      ).toHaveLength(1);
    },
  },
  {
    title: 'a new customer has no subscriptions and no invoices',
    async holds(provider) {
      const { id: customer } = await customerOf(provider);
      expect((await provider.client.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
      expect((await provider.client.invoices.list({ customer })).data).toEqual([]);
    },
  },
  ...(
    [
      ['subscription', ({ client }) => client.subscriptions.retrieve('sub_unknown')],
      ['invoice', ({ client }) => client.invoices.retrieve('in_unknown')],
      ['payment', ({ client }) => client.paymentIntents.retrieve('pi_unknown')],
      ['refund', ({ client }) => client.refunds.retrieve('re_unknown')],
      ['dispute', ({ client }) => client.disputes.retrieve('dp_unknown')],
      ['price', ({ client }) => client.prices.retrieve('price_unknown')],
      ['checkout', ({ client }) => client.checkout.sessions.retrieve('cs_test_unknown')],
      ['payment to refund', ({ client }) => client.refunds.create({ payment_intent: 'pi_unknown' })],
      [
        'portal’s customer',
        ({ client }) =>
          client.billingPortal.sessions.create({ customer: 'cus_unknown', return_url: 'https://whoosh.example' }),
      ],
    ] as [string, (provider: Provider) => Promise<unknown>][]
  ).map(([what, call]): ContractCheck => ({
    title: `an unknown ${what} is resource_missing`,
    holds: async (provider) => expect(await refusal(call(provider))).toMatchObject(absent),
  })),
  {
    title: 'a price tells amount, currency and rhythm',
    async holds({ client, packPrice, monthlyPrice }) {
      expect(await client.prices.retrieve(packPrice)).toMatchObject({
        active: true,
        unit_amount: 300,
        currency: 'usd',
        recurring: null,
        type: 'one_time',
      });
      expect(await client.prices.retrieve(monthlyPrice)).toMatchObject({
        active: true,
        unit_amount: 500,
        recurring: { interval: 'month', interval_count: 1 },
        type: 'recurring',
      });
    },
  },
  {
    title: 'the portal opens for a customer',
    async holds(provider) {
      const { id: customer } = await customerOf(provider);
      const portal = await provider.client.billingPortal.sessions.create({
        customer,
        return_url: 'https://whoosh.example/pricing',
      });
      expect(portal).toMatchObject({
        object: 'billing_portal.session',
        customer,
        return_url: 'https://whoosh.example/pricing',
        url: expect.stringMatching(/^https?:/),
      });
    },
  },
  {
    title: 'events are listed by type, in the version that the code reads',
    async holds(provider) {
      const { id } = await open(provider);
      await provider.client.checkout.sessions.expire(id);
      const events = await provider.client.events.list({ types: ['checkout.session.expired'], limit: 5 });
      expect(events.data[0]).toMatchObject({
        object: 'event',
        type: 'checkout.session.expired',
        api_version: PAYMENTS_API_VERSION,
      });
    },
  },
];
