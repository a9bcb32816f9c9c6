import type { Stripe } from '@stripe/stripe-js';
import type { CheckoutEvent } from '@whoosh/contracts';
import { clientSecretOf } from '../checkout/checkout-address';

/** What the page needs of its surroundings. */
export interface CheckoutSurroundings {
  /** `#<session id>.<client secret>`: in the fragment, which reaches no log and no Referer. */
  hash: string;
  /** Loads the provider's program; null where there is no page to load it into. */
  loadStripe: () => Promise<Pick<Stripe, 'createEmbeddedCheckoutPage'> | null>;
  /** Tells the product's page around this one. */
  tell: (event: CheckoutEvent) => void;
  /** Where the provider's form is put. */
  form: HTMLElement;
}

/**
 * Mounts the provider's form. That it is paid is said for the display only: credits come from the provider's signed
 * messages to the server.
 * @throws Error when the form cannot be shown
 */
export async function openCheckout({ hash, loadStripe, tell, form }: CheckoutSurroundings): Promise<void> {
  const clientSecret = clientSecretOf(hash);
  if (clientSecret === null) throw new Error('The address names no checkout');
  const stripe = await loadStripe();
  if (stripe === null) throw new Error('There is no page for the form');
  const onComplete = () => {
    tell('confirmed');
    tell('success');
  };
  const checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret, onComplete });
  checkout.mount(form);
  tell('loaded');
}
