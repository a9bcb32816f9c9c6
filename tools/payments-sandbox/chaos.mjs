// @ts-check
/**
 * Faults that the sandbox makes on request, to prove that the product bears them.
 * @typedef {object} Chaos
 * @property {number} delayMs every answer of the API comes this much later
 * @property {number} failNext so many calls of the API are answered with 500
 * @property {number} dropNext so many messages are never sent, and do not show as undelivered
 * @property {boolean} loseFirst the first delivery of each message is lost on the way, and tried again
 * @property {boolean} duplicate each message is delivered twice
 * @property {boolean} reorder messages that are due at once go out the newest first
 * @property {boolean} badSignature messages are signed with another secret
 */

/** @type {Readonly<Chaos>} */
export const CHAOS_OFF = Object.freeze({
  delayMs: 0,
  failNext: 0,
  dropNext: 0,
  loseFirst: false,
  duplicate: false,
  reorder: false,
  badSignature: false,
});
