export const LEDGER_KINDS = ['grant', 'purchase', 'reserve', 'release', 'reversal', 'adjust'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One movement of somebody's credits. */
export interface LedgerEntry {
  seq: number;
  kind: LedgerKind;
  delta: number;
  /**
   * What the entry changed of the credits that its owner owes, because they were spent before their payment was taken
   * back: positive where a refund found too few credits, negative where later ones made up for it. Usually 0.
   */
  debtDelta: number;
  balanceAfter: number;
  /** The object that caused it, for instance gen:<uuid>. */
  cause: string;
  /** What its owner called the sound that it paid for; null where it paid for none. */
  sound: { name: string; takes: number } | null;
  at: string;
}

export interface CreditCheckoutRequest {
  /** Id of a credit pack. */
  packageId: string;
}

/**
 * The one subscription on sale, by the names under which the browser orders it; the provider's ids stay on the server.
 */
export const PREMIUM_ORDER = { productId: 'premium', productPriceId: 'premium-monthly' } as const;

export interface CheckoutRequest {
  productId: string;
  productPriceId: string;
}

/** Answer of the calls that open a checkout. */
export interface CheckoutSessionResponse {
  /** The checkout page, to be shown in a frame. */
  checkout_url: string;
}

/** What became of one of the caller's own checkouts. */
export interface CheckoutStatusResponse {
  paid: boolean;
  /** Credits that it added to the balance; 0 until it is paid. */
  creditsAdded: number;
  /** Credits of it that went to what the account owed, which were spent before a refund; usually 0. */
  debtPaid: number;
}

/** What the checkout page tells the page around it; a display matter only, since credits come from signed webhooks. */
export const CHECKOUT_EVENTS = ['loaded', 'close', 'confirmed', 'success'] as const;
export type CheckoutEvent = (typeof CHECKOUT_EVENTS)[number];

/** Answer of GET /api/billing/subscription: what a person must know of their Premium. */
export interface SubscriptionResponse {
  /**
   * ending: cancelled, still paid for. paymentFailed: the renewal could not be paid, the provider tries again; a banner
   * says so.
   */
  state: 'none' | 'active' | 'ending' | 'paymentFailed';
  /** When the next month is paid; null unless active. */
  renewsAt: string | null;
  /** When Premium ends: of a cancelled subscription, or of one whose renewal stays unpaid; null otherwise. */
  premiumUntil: string | null;
}

/**
 * Our own checkout page, which mounts the provider's form where PAYMENTS is stripe. The server answers `file` (of the
 * billing front end's build) at `path` of CHECKOUT_ORIGIN and fills in the placeholders. Which session to show stands
 * in the address: `#<session id>.<client secret>`.
 */
export const CHECKOUT_PAGE = {
  path: '/checkout',
  file: 'checkout.html',
  /** Whom the page tells its events: the origin of the product. */
  appOriginPlaceholder: '__APP_ORIGIN__',
  /** The provider's key for browsers. */
  publishableKeyPlaceholder: '__PUBLISHABLE_KEY__',
} as const;
