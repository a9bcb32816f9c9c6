import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, Public, type SessionUser } from '../../http';
import { SecurityLog } from '../../infra/security-log';
import { AccountDeletionService } from './account-deletion.service';
import { ApiKeysService } from './api-keys.service';
import { Authenticator } from './authenticator';
import { BrowserBinding } from './browser-binding';
import { CODE_STRATEGY } from './code.strategy';
import { LogoutEverywhereDto } from './dto/account.dto';
import { CodeSentResponse, SuccessResponse } from './dto/code-sent.response';
import { SendCodeDto, VerifyCodeDto } from './dto/sign-in.dto';
import { UserResponse } from './dto/user.response';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';
import { UsersService } from './users.service';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly users: UsersService,
    private readonly signIn: SignInService,
    private readonly browsers: BrowserBinding,
    private readonly authenticator: Authenticator,
    private readonly deletion: AccountDeletionService,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeysService,
    private readonly log: SecurityLog,
  ) {}

  @Get('user')
  @ApiOperation({ summary: 'Who is signed in' })
  @ApiOkResponse({ type: UserResponse })
  async user(@CurrentUser() current: SessionUser): Promise<UserResponse> {
    return { user: await this.users.describe(this.authenticator.accountOf(current)) };
  }

  @Public()
  @Post('send-code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mails a one-time code for login or sign-up' })
  @ApiOkResponse({ type: CodeSentResponse })
  async sendCode(
    @Body() body: SendCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CodeSentResponse> {
    await this.signIn.sendCode(body.email, body.isSignup, this.browsers.callerThatAsks(request, response));
    return { success: true, message: 'Check your email for the 6-digit verification code.' };
  }

  @Public()
  @Post('verify-code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in with a code that was mailed; at sign-up makes the account' })
  @ApiOkResponse({ type: UserResponse })
  async verifyCode(
    @Body() body: VerifyCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    request.body = body;
    const user = await this.authenticator.authenticate(CODE_STRATEGY, request, response);
    const restored = await this.deletion.takeBack(user);
    await this.authenticator.signIn(request, user);
    this.browsers.rememberDevice(response, user.email);
    return { user: await this.users.describe(user), ...(restored ? { restored } : {}) };
  }

  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends this session' })
  @ApiOkResponse({ type: SuccessResponse })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SuccessResponse> {
    await this.authenticator.signOut(request, response);
    response.setHeader('Clear-Site-Data', '"cache"');
    return { success: true };
  }

  @Post('logout-everywhere')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ends every session of this account, in all browsers',
    description: 'API keys act without a session: they stay, unless revokeKeys is true.',
  })
  @ApiOkResponse({ type: SuccessResponse })
  async logoutEverywhere(
    @CurrentUser() current: SessionUser,
    @Body() { revokeKeys }: LogoutEverywhereDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuccessResponse> {
    await this.sessions.signOutEverywhere(current.id);
    await this.log.record('signed-out-everywhere', current.id);
    if (revokeKeys === true) await this.keys.revokeAll(current.id);
    return this.logout(request, response);
  }
}
