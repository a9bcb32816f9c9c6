/** A subscription plan. */
export interface Plan {
  id: number;
  name: string;
  description: string;
  /** Dollars, as text. */
  price: string;
  /** Granted each month. */
  credits: number;
  /** Seconds. */
  maxDuration: number;
  /** null is unlimited. */
  maxSoundEffects: number | null;
  isActive: boolean;
  createdAt: string;
}

/** The plan of everybody where the operator sells nothing (PLANS=off): no price, no credits, no number of sounds. */
export const UNPRICED_PLAN_ID = 0;
export const FREE_PLAN_ID = 1;
export const PREMIUM_PLAN_ID = 2;

/** §3: what the page shows until the server has answered, and what the migration stores. */
export const DEFAULT_PLANS: readonly Plan[] = [
  {
    id: FREE_PLAN_ID,
    name: 'Free',
    description: 'Try it out',
    price: '0',
    credits: 0,
    maxDuration: 5,
    maxSoundEffects: 2,
    isActive: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  {
    id: PREMIUM_PLAN_ID,
    name: 'Premium',
    description: 'For creators',
    price: '5',
    credits: 500,
    maxDuration: 22,
    maxSoundEffects: null,
    isActive: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
];

/** What may be done with a sound, see /legal/licence. */
export const LICENCES = ['personal', 'commercial', 'any-work'] as const;
export type Licence = (typeof LICENCES)[number];

/** What decides the licence of a sound. */
export interface LicensedSound {
  /** The plan under which it was made. */
  planId: number;
  /** Credits paid for it, when it was made or later for its licence: Premium's and a pack's alike. */
  isPaid: boolean;
}

/** The licence of a sound: no later change of plan changes it, and one that was paid for holds for good. */
export function licenceOfSound({ planId, isPaid }: LicensedSound): Licence {
  if (planId === UNPRICED_PLAN_ID) return 'any-work';
  return isPaid || planId === PREMIUM_PLAN_ID ? 'commercial' : 'personal';
}

/** A one-time purchase of credits. Prices in dollars. */
export interface CreditPack {
  id: string;
  name: string;
  credits: number;
  price: number;
  popular: boolean;
}

export const CREDIT_PACKS: readonly CreditPack[] = [
  { id: '100-credits', name: 'Starter Pack', credits: 100, price: 3, popular: false },
  { id: '1000-credits', name: 'Creator Pack', credits: 1000, price: 10, popular: true },
  { id: '10000-credits', name: 'Pro Pack', credits: 10000, price: 75, popular: false },
];
