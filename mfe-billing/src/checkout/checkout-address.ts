/**
 * What a checkout's address says in its fragment, which reaches no log and no Referer: `#<session id>.<client secret>`.
 */
const FRAGMENT = /^#([^.]+)\.(.+)$/s;

/** Which of the provider's sessions the address shows; null for another address. */
export function sessionIdOf(hash: string): string | null {
  return FRAGMENT.exec(hash)?.[1] ?? null;
}

/** The client secret that the address carries; null where it carries none. */
export function clientSecretOf(hash: string): string | null {
  return FRAGMENT.exec(hash)?.[2] ?? null;
}
