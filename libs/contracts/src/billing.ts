export const LEDGER_KINDS = ['grant', 'purchase', 'reserve', 'release', 'reversal', 'adjust'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One movement of somebody's credits. */
export interface LedgerEntry {
  seq: number;
  kind: LedgerKind;
  delta: number;
  balanceAfter: number;
  /** The object that caused it, for instance gen:<uuid>. */
  cause: string;
  at: string;
}

export interface CreditCheckoutRequest {
  /** Id of a credit pack. */
  packageId: string;
}

/** The one subscription on sale, by the names under which the browser orders it; the provider's ids stay on the server. */
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
}

/** What the checkout page tells the page around it; a display matter only, since credits come from signed webhooks. */
export const CHECKOUT_EVENTS = ['loaded', 'close', 'confirmed', 'success'] as const;
export type CheckoutEvent = (typeof CHECKOUT_EVENTS)[number];
