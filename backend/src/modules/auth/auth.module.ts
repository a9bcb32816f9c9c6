import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Env } from '../../config';
import { PlansModule } from '../plans';
import { AuthChallenge } from './auth-challenge.entity';
import { AuthController } from './auth.controller';
import { Authenticator } from './authenticator';
import { DevLoginController } from './dev-login.controller';
import { EffectsCounter } from './effects-counter';
import { User } from './user.entity';
import { UsersService } from './users.service';

/** Accounts, sign-in and sessions. */
@Module({})
export class AuthModule {
  static forRoot(env: Env): DynamicModule {
    return {
      module: AuthModule,
      global: true,
      imports: [TypeOrmModule.forFeature([User, AuthChallenge]), PlansModule],
      controllers: env.DEV_LOGIN === 'on' ? [AuthController, DevLoginController] : [AuthController],
      providers: [UsersService, EffectsCounter, Authenticator],
      exports: [UsersService, EffectsCounter, Authenticator],
    };
  }
}
