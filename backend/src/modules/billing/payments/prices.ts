import { CREDIT_PACKS, DEFAULT_PLANS, PREMIUM_ORDER, PREMIUM_PLAN_ID } from '@whoosh/contracts';
import type { Env } from '../../../config';
import { AppError } from '../../../http';

/** Something on sale, and the setting that holds the provider's id of its price. */
export interface PricedProduct {
  /** Of a pack, or PREMIUM_ORDER.productId. */
  productId: string;
  setting: keyof Env & `STRIPE_PRICE_${string}`;
  cents: number;
  isMonthly: boolean;
}

const PACK_SETTINGS: Readonly<Record<string, PricedProduct['setting']>> = {
  '100-credits': 'STRIPE_PRICE_100_CREDITS',
  '1000-credits': 'STRIPE_PRICE_1000_CREDITS',
  '10000-credits': 'STRIPE_PRICE_10000_CREDITS',
};

/** Everything on sale, with what it must cost at the provider. */
export const PRICED_PRODUCTS: readonly PricedProduct[] = [
  ...CREDIT_PACKS.flatMap(({ id, price }) => {
    const setting = PACK_SETTINGS[id];
    return setting === undefined ? [] : [{ productId: id, setting, cents: price * 100, isMonthly: false }];
  }),
  ...DEFAULT_PLANS.filter(({ id }) => id === PREMIUM_PLAN_ID).map(({ price }) => ({
    productId: PREMIUM_ORDER.productId,
    setting: 'STRIPE_PRICE_PREMIUM' as const,
    cents: Number(price) * 100,
    isMonthly: true,
  })),
];

/** The provider's id of a product's price. @throws AppError UNAVAILABLE when none is set */
export function priceIdOf(productId: string, env: Env): string {
  const product = PRICED_PRODUCTS.find((one) => one.productId === productId);
  const id = product && env[product.setting];
  if (id === undefined) throw new AppError('UNAVAILABLE');
  return id;
}
