import { Body, Controller, Delete, HttpCode, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppError, CurrentUser, type SessionUser } from '../../http';
import { AccountDeletionService } from './account-deletion.service';
import { Authenticator } from './authenticator';
import { BrowserBinding } from './browser-binding';
import {
  ChooseLanguageDto,
  DeleteAccountDto,
  SendEmailChangeCodeDto,
  UpdateEmailDto,
  UpdateProfileDto,
} from './dto/account.dto';
import { CodeSentResponse } from './dto/code-sent.response';
import { DeleteAccountResponse, UserResponse } from './dto/user.response';
import { EmailChangeService } from './email-change.service';
import { UsersService } from './users.service';

const SENTENCES = {
  'confirm-identity': 'Confirm it is you: we sent a code to your current address.',
  'verify-new': 'Verification code sent',
} as const;

/** What a signed-in person changes about their account. */
@ApiTags('auth')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly users: UsersService,
    private readonly emailChange: EmailChangeService,
    private readonly browsers: BrowserBinding,
    private readonly authenticator: Authenticator,
    private readonly deletion: AccountDeletionService,
  ) {}

  @Put('update-profile')
  @ApiOperation({ summary: 'Changes the name' })
  @ApiOkResponse({ type: UserResponse })
  async updateProfile(@CurrentUser() current: SessionUser, @Body() body: UpdateProfileDto): Promise<UserResponse> {
    await this.users.rename(current.id, body.name);
    return this.describe(current.id);
  }

  @Patch('user')
  @ApiOperation({ summary: 'Chooses the language of the product and its mails' })
  @ApiOkResponse({ type: UserResponse })
  async chooseLanguage(@CurrentUser() current: SessionUser, @Body() body: ChooseLanguageDto): Promise<UserResponse> {
    await this.users.chooseLanguage(current.id, body.language);
    return this.describe(current.id);
  }

  @Post('send-email-change-code')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mails a code for a new address; with a session older than 15 minutes first one to the current address',
  })
  @ApiOkResponse({ type: CodeSentResponse })
  async sendEmailChangeCode(
    @CurrentUser() current: SessionUser,
    @Body() body: SendEmailChangeCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CodeSentResponse> {
    const caller = this.browsers.callerThatAsks(request, response);
    const { step, confirmed } = await this.emailChange.sendCode(current, body.email, body.identityCode, caller);
    if (confirmed !== undefined) await this.authenticator.signIn(request, confirmed);
    return { success: true, message: SENTENCES[step], step };
  }

  @Put('update-email')
  @ApiOperation({ summary: 'Makes the new address the account’s; other sessions end' })
  @ApiOkResponse({ type: UserResponse })
  async updateEmail(
    @CurrentUser() current: SessionUser,
    @Body() body: UpdateEmailDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    const user = await this.emailChange.change(
      current,
      body.email,
      body.code,
      this.browsers.callerThatAnswers(request),
    );
    await this.authenticator.signIn(request, user);
    this.browsers.rememberDevice(response, user.email);
    return { user: await this.users.describe(user) };
  }

  @Delete('user')
  @ApiOperation({
    summary: 'Deletes the account, seven days from now',
    description:
      'All sessions and a subscription end at once. With a session older than 15 minutes it first mails a code ' +
      'and answers FRESH_SIGN_IN_REQUIRED.',
  })
  @ApiOkResponse({ type: DeleteAccountResponse })
  async remove(
    @CurrentUser() current: SessionUser,
    @Body() body: DeleteAccountDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeleteAccountResponse> {
    const goesAt = await this.deletion.request(current, body.code, this.browsers.callerThatAsks(request, response));
    await this.authenticator.signOut(request, response);
    response.setHeader('Clear-Site-Data', '"cache"');
    return { goesAt: goesAt.toISOString() };
  }

  private async describe(id: number): Promise<UserResponse> {
    const user = await this.users.findById(id);
    if (user === null) throw new AppError('NOT_AUTHENTICATED');
    return { user: await this.users.describe(user) };
  }
}
