import { formatDecimals } from '@whoosh/ui';

/** A gain in decibels, with its sign and one decimal: -6.0 dB. */
export const decibels = (db: number): string => `${db > 0 ? '+' : ''}${formatDecimals(db, 1)} dB`;

/** Decibels of what a person typed: -6, +1.5 dB; null when it is none. */
export function parseDecibels(text: string): number | null {
  const match = /^([-+−]?)\s*(\d+(?:[.,]\d+)?)\s*(?:dB)?$/i.exec(text.trim());
  if (match === null) return null;
  const amount = Number((match[2] ?? '').replace(',', '.'));
  return match[1] === '-' || match[1] === '−' ? -amount : amount;
}
