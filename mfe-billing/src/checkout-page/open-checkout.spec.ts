import { CHECKOUT_PAGE, type CheckoutEvent } from '@whoosh/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientSecretOf } from '../checkout/checkout-address';
import { openCheckout, type CheckoutSurroundings } from './open-checkout';

type MakePage = (options: {
  clientSecret?: string;
  onComplete?: () => void;
}) => Promise<{ mount: (place: HTMLElement) => void; unmount: () => void; destroy: () => void }>;

/** The provider's program as far as the page uses it; its form is an element that pays when it is clicked. */
const makePage: MakePage = ({ clientSecret, onComplete }) =>
  Promise.resolve({
    mount: (place) => {
      const form = document.createElement('button');
      form.textContent = clientSecret ?? '';
      form.addEventListener('click', () => onComplete?.());
      place.append(form);
    },
    unmount: () => undefined,
    destroy: () => undefined,
  });

const open = async (more: Partial<CheckoutSurroundings> = {}) => {
  const events: CheckoutEvent[] = [];
  const form = document.createElement('div');
  await openCheckout({
    hash: '#cs_1.cs_1_secret_a.b',
    loadStripe: () => Promise.resolve({ createEmbeddedCheckoutPage: makePage }),
    tell: (event) => events.push(event),
    form,
    ...more,
  });
  return { events, form };
};

it('shows the form of the session that the address names, and says that it is there', async () => {
  const { events, form } = await open();
  expect(form.textContent).toBe('cs_1_secret_a.b');
  expect(events).toEqual(['loaded']);
});

it('says that the payment is confirmed and done when the form says so', async () => {
  const { events, form } = await open();
  form.querySelector('button')?.click();
  expect(events).toEqual(['loaded', 'confirmed', 'success']);
});

it.each(['', '#', '#cs_1', '#cs_1.'])('shows no form for the address "%s"', async (hash) => {
  expect(clientSecretOf(hash)).toBeNull();
  await expect(open({ hash })).rejects.toThrow('The address names no checkout');
});

it('fails where the provider cannot be reached', async () => {
  await expect(open({ loadStripe: () => Promise.reject(new Error('Failed to load Stripe.js')) })).rejects.toThrow(
    'Failed to load Stripe.js',
  );
});

it('has a place for everything that the server fills in', () => {
  const page = readFileSync(path.join(__dirname, CHECKOUT_PAGE.file), 'utf8');
  expect(page).toContain(`name="app-origin" content="${CHECKOUT_PAGE.appOriginPlaceholder}"`);
  expect(page).toContain(`name="publishable-key" content="${CHECKOUT_PAGE.publishableKeyPlaceholder}"`);
});
