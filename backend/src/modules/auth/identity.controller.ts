import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, type SessionUser } from '../../http';
import { SecurityLog } from '../../infra/security-log';
import { Authenticator } from './authenticator';
import { BrowserBinding } from './browser-binding';
import { ConfirmIdentityDto } from './dto/account.dto';
import { CodeSentResponse } from './dto/code-sent.response';
import { ActivityQueryDto, FreshnessBody, SecurityEventBody } from './dto/security.dto';
import { UserResponse } from './dto/user.response';
import { IdentityCheck } from './identity-check';
import { UsersService } from './users.service';

/** What the owner of an account does to stay its owner: confirms who they are, and sees what happened. */
@ApiTags('auth')
@Controller('auth')
export class IdentityController {
  constructor(
    private readonly identity: IdentityCheck,
    private readonly browsers: BrowserBinding,
    private readonly authenticator: Authenticator,
    private readonly users: UsersService,
    private readonly log: SecurityLog,
  ) {}

  @Post('send-confirmation-code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mails a code to the current address, for what answers FRESH_SIGN_IN_REQUIRED' })
  @ApiOkResponse({ type: CodeSentResponse })
  async sendCode(
    @CurrentUser() current: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CodeSentResponse> {
    const caller = this.browsers.callerThatAsks(request, response);
    await this.identity.mailCode(current, 'identity', current.email, caller);
    return { success: true, message: 'We sent a code to your address.' };
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirms with the mailed code who it is: the session is fresh for 15 minutes' })
  @ApiOkResponse({ type: UserResponse })
  async confirm(
    @CurrentUser() current: SessionUser,
    @Body() { code }: ConfirmIdentityDto,
    @Req() request: Request,
  ): Promise<UserResponse> {
    const caller = this.browsers.callerThatAnswers(request);
    const user = await this.identity.confirm(current, 'identity', code, caller);
    await this.authenticator.signIn(request, user);
    return { user: await this.users.describe(user) };
  }

  @Get('freshness')
  @ApiOperation({ summary: 'Whether the session may do what answers FRESH_SIGN_IN_REQUIRED to an old one' })
  @ApiOkResponse({ type: FreshnessBody })
  freshness(@CurrentUser() current: SessionUser): FreshnessBody {
    return { fresh: this.identity.isFresh(current) };
  }

  @Get('activity')
  @ApiOperation({ summary: 'What happened around the security of your account, the newest first, page by page' })
  @ApiOkResponse({ type: [SecurityEventBody] })
  activity(@CurrentUser() current: SessionUser, @Query() { before }: ActivityQueryDto): Promise<SecurityEventBody[]> {
    return this.log.recent(current.id, before);
  }
}
