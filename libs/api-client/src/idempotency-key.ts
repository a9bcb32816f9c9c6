/**
 * A random key for one click: repeated with it, a request is carried out once. `randomUUID` exists only in secure
 * contexts, so the plain generator stands in for it.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
