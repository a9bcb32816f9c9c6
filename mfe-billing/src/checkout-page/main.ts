import { loadStripe } from '@stripe/stripe-js/pure';
import type { CheckoutEvent } from '@whoosh/contracts';
import './checkout.css';
import { openCheckout } from './open-checkout';

/** Never to whoever happens to be around this page. */
const appOrigin = meta('app-origin');
const tell = (event: CheckoutEvent) => window.parent.postMessage({ event }, appOrigin);
const close = () => tell('close');

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
});
element('close').addEventListener('click', close);
openCheckout({
  hash: window.location.hash,
  loadStripe: () => loadStripe(meta('publishable-key')),
  tell,
  form: element('form'),
}).catch((error: unknown) => {
  console.error(error);
  element('problem').hidden = false;
  // It shows something: the page around it must not take it for one that never came.
  tell('loaded');
});

function meta(name: string): string {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (tag === null) throw new Error(`The page has no ${name}`);
  return tag.content;
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}`);
  return found;
}
