import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, type SessionUser } from '../../http';
import { sendStream } from '../../infra/files';
import { RateLimits, type RateRule } from '../../infra/rate-limits';
import { SecurityLog } from '../../infra/security-log';
import { AccountCopyService } from './account-copy.service';
import { Authenticator } from './authenticator';
import { IdentityCheck } from './identity-check';
import { SecurityNotices } from './security-notices';

/** It reads everything that somebody has. */
const PER_PERSON: RateRule = { name: 'account-data', points: 5, seconds: 3600 };

/**
 * A copy of what is kept about somebody (GDPR, articles 15 and 20). It is written while it is sent: nothing of it stays
 * with us.
 */
@ApiTags('auth')
@Controller('auth/user/data')
export class AccountDataController {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly copies: AccountCopyService,
    private readonly limits: RateLimits,
    private readonly identity: IdentityCheck,
    private readonly log: SecurityLog,
    private readonly notices: SecurityNotices,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Everything that is kept about you, as a ZIP',
    description:
      'A JSON for each list, named after what stands in it, and your sounds, uploads and exports as they are ' +
      'stored. What is made of an upload to play it is left out. Five an hour. A session older than 15 minutes ' +
      'answers FRESH_SIGN_IN_REQUIRED.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async read(@CurrentUser() current: SessionUser, @Res() response: Response): Promise<void> {
    this.identity.assertFresh(current);
    await this.limits.consume(PER_PERSON, String(current.id));
    await this.log.record('data-copied', current.id);
    await this.notices.tell(current.id, 'data-copied');
    const left = new AbortController();
    response.once('close', () => left.abort());
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="whoosh-account.zip"',
    });
    await sendStream(this.copies.open(this.authenticator.accountOf(current), left.signal), response);
  }
}
