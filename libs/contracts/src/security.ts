/** Everything that the record of an account's security knows. */
export const SECURITY_EVENTS = [
  'signed-up',
  'signed-in',
  'code-refused',
  'identity-confirmed',
  'signed-out-everywhere',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'identity-linked',
  'identity-unlinked',
  'openid-refused',
  'address-changed',
  'address-change-undone',
  'api-key-created',
  'api-key-revoked',
  'api-keys-revoked',
  'webhook-created',
  'webhook-removed',
  'webhook-paused',
  'webhook-secret-rotated',
  'data-copied',
  'project-exported',
  'account-deletion-requested',
  'account-deletion-taken-back',
  'account-deleted',
  'operator-granted',
  'operator-adjusted',
  'operator-blocked',
  'operator-unblocked',
  'operator-looked',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** One line of an account's recent activity. */
export interface SecurityEvent {
  id: number;
  event: SecurityEventName;
  /** ISO 8601 */
  at: string;
  /**
   * A short mark of the network that it came from: the same mark is the same network. null: the product or its operator
   * did it.
   */
  network: string | null;
  /** It came from the network that asks now. */
  isThisNetwork: boolean;
}

/** POST /api/auth/confirm: the code of POST /api/auth/send-confirmation-code. The session counts as fresh again. */
export interface ConfirmIdentityRequest {
  code: string;
}

/** GET /api/auth/freshness. */
export interface SessionFreshness {
  /** Signed in, or confirmed, in the last 15 minutes: what answers FRESH_SIGN_IN_REQUIRED else is allowed. */
  fresh: boolean;
}

/** POST /api/auth/logout-everywhere. */
export interface LogoutEverywhereRequest {
  /** API keys act without a session and stay, unless this is true. */
  revokeKeys?: boolean;
}

/** A passkey of an account. */
export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601 */
  createdAt: string;
  /** ISO 8601 */
  lastUsedAt: string | null;
}

/** What a browser's WebAuthn calls take and give: objects of the standard's JSON forms. */
export type PasskeyJson = Record<string, unknown>;

/** Answer of the calls that begin with a passkey. */
export interface PasskeyOptionsResponse {
  options: PasskeyJson;
}
/** POST /api/auth/passkeys. */
export interface AddPasskeyRequest {
  name: string;
  response: PasskeyJson;
}
/** PATCH /api/auth/passkeys/{id}. */
export interface RenamePasskeyRequest {
  name: string;
}
/** POST /api/auth/passkeys/sign-in. */
export interface PasskeySignInRequest {
  response: PasskeyJson;
}

/** GET /api/auth/openid/pending-link: where the code went that links a sign-in. */
export interface PendingLinkResponse {
  email: string;
}
/** POST /api/auth/openid/link. */
export interface LinkIdentityRequest {
  code: string;
}
/** A sign-in of a provider of OpenID Connect that is linked to an account. */
export interface LinkedIdentity {
  id: string;
  /** The address that was proven when it was linked. */
  email: string;
  /** ISO 8601 */
  createdAt: string;
  /** ISO 8601 */
  lastUsedAt: string | null;
}
