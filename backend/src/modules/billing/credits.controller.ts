import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, linkNextPage, type AppRequest, type SessionUser } from '../../http';
import { CauseNames } from './cause-names';
import { LedgerQueryDto } from './dto/ledger-query.dto';
import { LedgerEntryResponse, toLedgerEntryResponse } from './ledger-entry.response';
import { LedgerService } from './ledger.service';

const DEFAULT_LIMIT = 50;

@ApiTags('billing')
@Controller('credits')
export class CreditsController {
  constructor(
    private readonly ledger: LedgerService,
    private readonly causes: CauseNames,
  ) {}

  @Get('ledger')
  @ApiOperation({
    summary: 'Movements of your credits, the newest first',
    description: 'A Link header leads to older ones.',
  })
  @ApiOkResponse({ type: [LedgerEntryResponse] })
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: LedgerQueryDto,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LedgerEntryResponse[]> {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const entries = await this.ledger.list(user.id, limit + 1, query.cursor);
    const page = entries.slice(0, limit);
    const last = page.at(-1);
    if (entries.length > limit && last !== undefined) linkNextPage(request, response, last.seq);
    const sounds = await this.causes.soundsOf(
      user.id,
      page.map(({ cause }) => cause),
    );
    return page.map((entry) => toLedgerEntryResponse(entry, sounds));
  }
}
