import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Env } from '../../../config';
import { type AppRequest, callerAddress } from '../../../http';
import { RateLimits } from '../../../infra/rate-limits';
import { cardTags, tokenOfAddress } from './share-cards';
import { OPENED_PER_IP } from './shares.controller';
import { SharesService } from './shares.service';

/** What the page of a shared sound says of it to programs, which run no scripts. */
@Injectable()
export class SharedPages {
  constructor(
    private readonly shares: SharesService,
    private readonly limits: RateLimits,
    private readonly env: Env,
  ) {}

  /** For the head of the page; nothing for every other page, and for a link that leads nowhere. Never throws. */
  async head(request: Request): Promise<string> {
    const { PUBLIC_URL } = this.env;
    const token = tokenOfAddress(new URL(request.path, PUBLIC_URL).href, PUBLIC_URL);
    if (token === null) return '';
    try {
      await this.limits.consume(OPENED_PER_IP, callerAddress(request as AppRequest));
      return cardTags(await this.shares.shown(token), token, PUBLIC_URL);
    } catch {
      return '';
    }
  }
}
