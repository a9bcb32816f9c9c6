import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, Public, UuidPipe, type SessionUser } from '../../../http';
import { AccountDeletionService } from '../account-deletion.service';
import { Authenticator } from '../authenticator';
import { BrowserBinding } from '../browser-binding';
import { AddPasskeyDto, PasskeyBody, PasskeyOptionsBody, PasskeySignInDto, RenamePasskeyDto } from '../dto/passkey.dto';
import { UserResponse } from '../dto/user.response';
import { IdentityCheck } from '../identity-check';
import { UsersService } from '../users.service';
import type { PasskeyRow } from './passkey.entity';
import { PasskeysService } from './passkeys.service';

/** As long as a person may take to find their authenticator. */
const GRACE_MINUTES = 5;
const FRESH = 'A session older than 15 minutes answers FRESH_SIGN_IN_REQUIRED.';

/** Passkeys (WebAuthn) beside mailed codes. */
@ApiTags('auth')
@Controller('auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly identity: IdentityCheck,
    private readonly browsers: BrowserBinding,
    private readonly authenticator: Authenticator,
    private readonly deletion: AccountDeletionService,
    private readonly users: UsersService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Your passkeys, the newest first' })
  @ApiOkResponse({ type: [PasskeyBody] })
  async list(@CurrentUser() user: SessionUser): Promise<PasskeyBody[]> {
    return (await this.passkeys.list(user.id)).map(toBody);
  }

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: 'What the browser needs to make a passkey', description: FRESH })
  @ApiOkResponse({ type: PasskeyOptionsBody })
  async options(
    @CurrentUser() current: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyOptionsBody> {
    this.identity.assertFresh(current);
    const caller = this.browsers.callerThatAsks(request, response);
    return { options: await this.passkeys.optionsToAdd(this.authenticator.accountOf(current), caller) };
  }

  @Post()
  @ApiOperation({ summary: 'Adds the passkey that the browser made; its owner is told by mail', description: FRESH })
  @ApiCreatedResponse({ type: PasskeyBody })
  async add(
    @CurrentUser() current: SessionUser,
    @Body() { name, response }: AddPasskeyDto,
    @Req() request: Request,
  ): Promise<PasskeyBody> {
    if (!this.identity.isFresh(current, GRACE_MINUTES)) this.identity.assertFresh(current);
    return toBody(await this.passkeys.add(current.id, name, response, this.browsers.callerThatAnswers(request)));
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Renames a passkey' })
  @ApiOkResponse({ type: PasskeyBody })
  async rename(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Body() { name }: RenamePasskeyDto,
  ): Promise<PasskeyBody> {
    return toBody(await this.passkeys.rename(user.id, id, name));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a passkey: it signs in no more' })
  @ApiNoContentResponse()
  remove(@CurrentUser() user: SessionUser, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.passkeys.remove(user.id, id);
  }

  @Public()
  @Post('sign-in-options')
  @HttpCode(200)
  @ApiOperation({ summary: 'What the browser needs to sign in with a passkey' })
  @ApiOkResponse({ type: PasskeyOptionsBody })
  async signInOptions(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyOptionsBody> {
    return { options: await this.passkeys.optionsToSignIn(this.browsers.callerThatAsks(request, response)) };
  }

  @Public()
  @Post('sign-in')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in with a passkey' })
  @ApiOkResponse({ type: UserResponse })
  async signIn(
    @Body() body: PasskeySignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    const user = await this.passkeys.signIn(body.response, this.browsers.callerThatAnswers(request));
    const restored = await this.deletion.takeBack(user);
    await this.authenticator.signIn(request, user);
    this.browsers.rememberDevice(response, user.email);
    return { user: await this.users.describe(user), ...(restored ? { restored } : {}) };
  }
}

function toBody({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyBody {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
