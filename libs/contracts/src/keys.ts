/** What a key may do: look, make sounds (which spends credits), change what the account has. */
export const KEY_SCOPES = ['read', 'generate', 'manage'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Every key begins with this, so that scanners of leaked secrets know it. */
export const KEY_MARK = 'whoosh_sk_';

/** A key as its owner sees it afterwards: never whole again. */
export interface ApiKey {
  id: string;
  name: string;
  /** The first characters of the key, to recognise it by. */
  prefix: string;
  scopes: KeyScope[];
  /** Credits that it may spend on one day (UTC); null for as many as the account has. */
  creditsPerDay: number | null;
  createdAt: string;
  /** To the minute; null when it was never used. */
  lastUsedAt: string | null;
}

export interface CreateKeyRequest {
  name: string;
  scopes: KeyScope[];
  creditsPerDay?: number | null;
}

/** The only answer that holds the key itself. */
export interface CreatedKeyResponse extends ApiKey {
  secret: string;
}
