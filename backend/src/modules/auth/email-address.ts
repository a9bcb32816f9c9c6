import { LIMITS } from '@whoosh/contracts';
import { isEmail } from 'class-validator';
import { domainToASCII } from 'node:url';

/** The form in which an address is compared and stored: trimmed, NFC, lower case, the domain in punycode. */
export function normalizeAddress(text: string): string {
  const address = text.normalize('NFC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** Exactly one address that mail can be sent to: no list, no display name, no control characters. */
export function isEmailAddress(address: string): boolean {
  return (
    address.length <= LIMITS.emailMaxLength &&
    !/[\s,;<>()"\\\p{Cc}]/u.test(address) &&
    isEmail(address, { require_tld: false })
  );
}
