import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, type SessionUser } from '../../http';
import { RateLimits, type RateRule } from '../../infra/rate-limits';
import { AccountLifecycle } from './account-lifecycle';
import { Authenticator } from './authenticator';

/** It reads everything that somebody has. */
const PER_PERSON: RateRule = { name: 'account-data', points: 5, seconds: 3600 };

/** A copy of what is kept about somebody (GDPR, articles 15 and 20). */
@ApiTags('auth')
@Controller('auth/user/data')
export class AccountDataController {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly lifecycle: AccountLifecycle,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Everything that is kept about you, as one file', description: 'Lists by the name of what stands in them. Files are named; each is at /api/files/{name}.' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } } })
  async read(@CurrentUser() current: SessionUser, @Res({ passthrough: true }) response: Response): Promise<Record<string, readonly object[]>> {
    await this.limits.consume(PER_PERSON, String(current.id));
    const { id, email, name, planId, credits, createdAt } = this.authenticator.accountOf(current);
    const lists = await this.lifecycle.collect(current.id);
    response.setHeader('Content-Disposition', 'attachment; filename="whoosh-account.json"');
    return { account: [{ id, email, name, planId, credits, createdAt }], ...lists };
  }
}
