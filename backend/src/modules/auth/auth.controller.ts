import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppError, CurrentUser, type SessionUser } from '../../http';
import { Authenticator } from './authenticator';
import { UserResponse } from './dto/user.response';
import { UsersService } from './users.service';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly users: UsersService,
    private readonly authenticator: Authenticator,
  ) {}

  @Get('user')
  @ApiOperation({ summary: 'Who is signed in' })
  @ApiOkResponse({ type: UserResponse })
  async user(@CurrentUser() current: SessionUser): Promise<UserResponse> {
    const user = await this.users.findById(current.id);
    if (user === null) throw new AppError('NOT_AUTHENTICATED');
    return { user: await this.users.describe(user) };
  }

  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends this session' })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ success: true }> {
    await this.authenticator.signOut(request);
    response.setHeader('Clear-Site-Data', '"cache"');
    return { success: true };
  }
}
