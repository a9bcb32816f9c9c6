// @ts-check
import { ApiFailure } from './api-error.mjs';

/** Cards that do not simply pay (the provider's own test numbers), with what they are refused for. */
const DECLINES = new Map([
  ['4000000000000002', { decline_code: 'generic_decline', message: 'Your card was declined.' }],
  ['4000000000009995', { decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' }],
  ['4000000000000069', { decline_code: 'expired_card', message: 'Your card has expired.' }],
]);
const NEEDS_AUTHENTICATION = new Set(['4000002500003155', '4000002760003184']);
/** Pays the first time; every later month fails. */
const FAILS_LATER = '4000000000000341';
/** Pays, and its owner asks their bank for the money back at once. */
export const DISPUTED = '4000000000000259';
const PAYS = new Set(['4242424242424242', FAILS_LATER, DISPUTED]);

/** The digits of a card as somebody typed it. @param {string} card */
export const digitsOf = (card) => card.replace(/\s/g, '');

/**
 * Takes a first payment from a card.
 * @param {string} card digits
 * @param {boolean} isAuthenticated the bank's question was answered with yes
 * @returns {'paid' | 'requires_action'}
 * @throws {ApiFailure} when the card is refused
 */
export function charge(card, isAuthenticated) {
  const decline = DECLINES.get(card);
  if (decline !== undefined)
    throw new ApiFailure(402, 'card_declined', decline.message, {
      type: 'card_error',
      decline_code: decline.decline_code,
    });
  if (PAYS.has(card)) return 'paid';
  if (!NEEDS_AUTHENTICATION.has(card))
    throw new ApiFailure(402, 'incorrect_number', 'Your card number is incorrect.', { type: 'card_error' });
  return isAuthenticated ? 'paid' : 'requires_action';
}

/** Whether a month can be taken from the card without its owner. @param {string | undefined} card digits */
export const paysAgain = (card) => card !== undefined && card !== FAILS_LATER && !DECLINES.has(card);
