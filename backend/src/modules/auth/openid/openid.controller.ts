import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppError, CurrentUser, Public, UuidPipe, type SessionUser } from '../../../http';
import { AccountDeletionService } from '../account-deletion.service';
import { Authenticator } from '../authenticator';
import { BrowserBinding } from '../browser-binding';
import { LinkedIdentityBody, LinkIdentityDto, PendingLinkBody } from '../dto/openid.dto';
import { UserResponse } from '../dto/user.response';
import type { User } from '../user.entity';
import { UsersService } from '../users.service';
import { LinkedIdentitiesService } from './linked-identities.service';
import type { LinkedIdentityRow } from './linked-identity.entity';
import { OpenIdSignInService } from './openid-sign-in.service';

const SIGN_IN_PAGE = '/auth';

/** Sign-in by OpenID Connect beside mailed codes; only where OIDC_ISSUER is set. */
@ApiTags('auth')
@Controller('auth/openid')
export class OpenIdController {
  constructor(
    private readonly openid: OpenIdSignInService,
    private readonly identities: LinkedIdentitiesService,
    private readonly browsers: BrowserBinding,
    private readonly authenticator: Authenticator,
    private readonly deletion: AccountDeletionService,
    private readonly users: UsersService,
  ) {}

  @Public()
  @Get('start')
  @ApiOperation({ summary: 'Sends the browser to the provider of OIDC_ISSUER', description: 'A page, not a call.' })
  @ApiFoundResponse({ description: 'to the provider, or back to the sign-in page with a problem' })
  async start(@Req() request: Request, @Res() response: Response): Promise<void> {
    const caller = this.browsers.callerThatAsks(request, response);
    await this.lead(response, () => this.openid.begin(caller));
  }

  @Public()
  @Get('callback')
  @ApiOperation({ summary: 'Where the provider sends the browser back to', description: 'A page, not a call.' })
  @ApiFoundResponse({ description: 'to the sign-in page: signed in, with a code to enter, or with a problem' })
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    const query = new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
    await this.lead(response, async () => {
      const user = await this.openid.answer(query, this.browsers.callerThatAnswers(request));
      if (user === null) return `${SIGN_IN_PAGE}?step=link`;
      await this.startSession(user, request, response);
      return SIGN_IN_PAGE;
    });
  }

  @Public()
  @Get('pending-link')
  @ApiOperation({ summary: 'The address whose code links the sign-in that this browser came back with' })
  @ApiOkResponse({ type: PendingLinkBody })
  async pendingLink(@Req() request: Request): Promise<PendingLinkBody> {
    return { email: await this.openid.pendingAddress(this.browsers.callerThatAnswers(request)) };
  }

  @Public()
  @Post('link')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Signs in with the mailed code, and links the sign-in to the account of the address',
    description: 'Makes the account if there is none. Its owner is told by mail.',
  })
  @ApiOkResponse({ type: UserResponse })
  async link(
    @Body() { code }: LinkIdentityDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    const user = await this.openid.link(code, this.browsers.callerThatAnswers(request));
    const restored = await this.startSession(user, request, response);
    return { user: await this.users.describe(user), ...(restored ? { restored } : {}) };
  }

  @Get('identities')
  @ApiOperation({ summary: 'The sign-ins that are linked to your account, the newest first' })
  @ApiOkResponse({ type: [LinkedIdentityBody] })
  async list(@CurrentUser() user: SessionUser): Promise<LinkedIdentityBody[]> {
    return (await this.identities.list(user.id)).map(toBody);
  }

  @Delete('identities/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a linked sign-in: the next one with it asks for a code again' })
  @ApiNoContentResponse()
  remove(@CurrentUser() user: SessionUser, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.identities.remove(user.id, id);
  }

  private async startSession(user: User, request: Request, response: Response): Promise<boolean> {
    const restored = await this.deletion.takeBack(user);
    await this.authenticator.signIn(request, user);
    this.browsers.rememberDevice(response, user.email);
    return restored;
  }

  /**
   * Somebody looks at a browser's window here, not a program at an answer: what went wrong is said by the sign-in page.
   */
  private async lead(response: Response, decide: () => Promise<string>): Promise<void> {
    const target = await decide().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return `${SIGN_IN_PAGE}?problem=${error.code}`;
    });
    response.redirect(302, target);
  }
}

function toBody({ id, address, createdAt, lastUsedAt }: LinkedIdentityRow): LinkedIdentityBody {
  return { id, email: address, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
