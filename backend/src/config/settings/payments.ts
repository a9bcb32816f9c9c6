import { IsIn, IsInt, IsNotEmpty, IsOptional, IsUrl, Matches, Min, ValidateIf } from 'class-validator';
import { asNumber, URL_OPTIONS } from './rules';

/** Plans, and who takes the money. */
export class PaymentSettings {
  /**
   * off: sounds have no price. No plans, no credits, no payments; all of billing is absent
   * (docs/private-installation.md).
   */
  @IsIn(['on', 'off'], { message: 'PLANS must be on or off' })
  PLANS: 'on' | 'off';

  /**
   * Where PLANS is off: what uploads and exports of one account may hold, 10^9 bytes; without it, what the disk holds.
   */
  @IsOptional()
  @asNumber
  @IsInt({ message: 'QUOTA_GIGABYTES must be a whole number of at least 1' })
  @Min(1, { message: 'QUOTA_GIGABYTES must be a whole number of at least 1' })
  QUOTA_GIGABYTES?: number;

  /** none where PLANS is off, and only there. */
  @ValidateIf((settings: PaymentSettings) => settings.PLANS !== 'off')
  @IsIn(['sandbox', 'stripe'], {
    message: 'PAYMENTS must be sandbox or stripe (production takes the sandbox only when it is named)',
  })
  PAYMENTS: 'sandbox' | 'stripe' | 'none';

  @ValidateIf((settings: PaymentSettings) => settings.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_SECRET_KEY must be set when PAYMENTS is stripe' })
  STRIPE_SECRET_KEY?: string;

  @ValidateIf((settings: PaymentSettings) => settings.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_WEBHOOK_SECRET must be set when PAYMENTS is stripe' })
  STRIPE_WEBHOOK_SECRET?: string;

  /** The secret before the last rotation: until the provider has forgotten it, it signs too. */
  @IsOptional()
  @IsNotEmpty({ message: 'STRIPE_WEBHOOK_SECRET_PREVIOUS must not be empty' })
  STRIPE_WEBHOOK_SECRET_PREVIOUS?: string;

  /** The provider's key for browsers, which the checkout page gets. */
  @ValidateIf((settings: PaymentSettings) => settings.PAYMENTS === 'stripe')
  @Matches(/^pk_/, { message: 'STRIPE_PUBLISHABLE_KEY must be a key for browsers (pk_…) when PAYMENTS is stripe' })
  STRIPE_PUBLISHABLE_KEY?: string;

  /** on: the provider adds the tax of where the buyer is. */
  @IsIn(['on', 'off'], { message: 'STRIPE_TAX must be on or off' })
  STRIPE_TAX: 'on' | 'off';

  /** Where the provider's API is when it is not Stripe's own address: protocol, host and port, without a path. */
  @IsOptional()
  @IsUrl(URL_OPTIONS, { message: 'STRIPE_API_BASE must be an http or https address' })
  STRIPE_API_BASE?: string;

  @ValidateIf((settings: PaymentSettings) => settings.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_PRICE_100_CREDITS must be set when PAYMENTS is stripe' })
  STRIPE_PRICE_100_CREDITS?: string;

  @ValidateIf((settings: PaymentSettings) => settings.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_PRICE_1000_CREDITS must be set when PAYMENTS is stripe' })
  STRIPE_PRICE_1000_CREDITS?: string;

  @ValidateIf((settings: PaymentSettings) => settings.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_PRICE_10000_CREDITS must be set when PAYMENTS is stripe' })
  STRIPE_PRICE_10000_CREDITS?: string;

  /** The provider's price id of a month of Premium. */
  @ValidateIf((settings: PaymentSettings) => settings.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_PRICE_PREMIUM must be set when PAYMENTS is stripe' })
  STRIPE_PRICE_PREMIUM?: string;

  @ValidateIf((settings: PaymentSettings) => settings.PAYMENTS === 'stripe' || settings.CHECKOUT_ORIGIN !== undefined)
  @IsUrl(URL_OPTIONS, { message: 'CHECKOUT_ORIGIN must be an http or https address when PAYMENTS is stripe' })
  CHECKOUT_ORIGIN?: string;
}
