import { CHECKOUT_EVENTS, type CheckoutEvent } from '@whoosh/contracts';

/** What is looked at of a window's message. */
export type CheckoutMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/**
 * What the checkout page said; null for everything that is not exactly such a message from the overlay's own frame.
 * @param origin of the checkout page, as the server's configuration names it
 */
export function readCheckoutEvent(
  message: CheckoutMessage,
  origin: string,
  frame: Window | null,
): CheckoutEvent | null {
  if (message.origin !== origin || frame === null || message.source !== frame) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || Object.keys(data).join() !== 'event' || !('event' in data))
    return null;
  return CHECKOUT_EVENTS.find((event) => event === data.event) ?? null;
}
