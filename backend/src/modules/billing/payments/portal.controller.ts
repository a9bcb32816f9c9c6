import { Controller, Get, Headers, Redirect, Req } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PREMIUM_PLAN_ID } from '@whoosh/contracts';
import { Env } from '../../../config';
import { AppError, Public, type AppRequest } from '../../../http';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { CustomersService } from './customers.service';
import { StripeClient } from './stripe-client';

/** Each makes a session at the provider. */
const PER_PERSON: RateRule = { name: 'portal', points: 10, seconds: 600 };
/** Callers that follow a link of ours, or type the address. */
const OWN_SITES = new Set(['same-origin', 'none', undefined]);

@ApiTags('billing')
@Controller('portal')
export class PortalController {
  constructor(
    private readonly env: Env,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly limits: RateLimits,
  ) {}

  /** Public, because it is a page: who is not signed in is led on to where they can. */
  @Public()
  @Get()
  @Redirect()
  @ApiOperation({ summary: "The provider's page of your subscription; to /pricing without one" })
  @ApiFoundResponse({ description: 'leads to a page' })
  async open(@Req() { user }: AppRequest, @Headers('sec-fetch-site') site?: string): Promise<{ url: string }> {
    // It makes a portal session although it is a GET: no other site may have it made.
    if (!OWN_SITES.has(site)) throw new AppError('CROSS_SITE');
    const pricing = `${this.env.PUBLIC_URL}/pricing`;
    const customer = user?.planId === PREMIUM_PLAN_ID ? await this.customers.find(user.id) : null;
    if (user === undefined || customer === null) return { url: pricing };
    await this.limits.consume(PER_PERSON, String(user.id));
    return {
      url: this.stripe.ownPage(
        (await this.stripe.api.billingPortal.sessions.create({ customer, return_url: pricing })).url,
      ),
    };
  }
}
