import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Env } from '../../config';
import { AppError, isLoopbackRequest, Public } from '../../http';
import { SecurityLog } from '../../infra/security-log';
import { AccountDeletionService } from './account-deletion.service';
import { Authenticator } from './authenticator';
import { DevLoginDto } from './dto/dev-login.dto';
import { UserResponse } from './dto/user.response';
import { UsersService } from './users.service';

/**
 * Sign-in without a mail, for whoever sits at the development machine. The module registers it only where DEV_LOGIN is
 * on.
 */
@ApiTags('auth')
@Controller('auth')
export class DevLoginController {
  constructor(
    private readonly env: Env,
    private readonly users: UsersService,
    private readonly authenticator: Authenticator,
    private readonly deletion: AccountDeletionService,
    private readonly log: SecurityLog,
  ) {}

  @Public()
  @Post('dev-login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in without a code; development only, from this machine only' })
  @ApiOkResponse({ type: UserResponse })
  async devLogin(@Body() body: DevLoginDto, @Req() request: Request): Promise<UserResponse> {
    if (!isLoopbackRequest(request, this.env.PUBLIC_URL)) throw new AppError('NOT_FOUND');
    const known = await this.users.findByEmail(body.email);
    const user = known ?? (await this.users.create(body.email, body.name));
    const restored = await this.deletion.takeBack(user);
    await this.authenticator.signIn(request, user);
    await this.log.record(known === null ? 'signed-up' : 'signed-in', user.id);
    return { user: await this.users.describe(user), ...(restored ? { restored } : {}) };
  }
}
