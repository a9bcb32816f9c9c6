import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Env } from '../../config';
import { AccountCopyService } from './account-copy.service';
import { AccountDataController } from './account-data.controller';
import { AccountController } from './account.controller';
import { AccountDeletionService } from './account-deletion.service';
import { AccountLifecycle } from './account-lifecycle';
import { AddressRecovery } from './address-recovery';
import { ApiKeyStrategy } from './api-key.strategy';
import { ApiKeysController } from './api-keys.controller';
import { ApiKeysService } from './api-keys.service';
import { AuthController } from './auth.controller';
import { Authenticator } from './authenticator';
import { BrowserBinding } from './browser-binding';
import { ChallengesService } from './challenges.service';
import { CodeStrategy } from './code.strategy';
import { DevLoginController } from './dev-login.controller';
import { EffectsCounter } from './effects-counter';
import { EmailChangeService } from './email-change.service';
import { EmailUndoController } from './email-undo.controller';
import { EmailUndoService } from './email-undo.service';
import { Housekeeping } from './housekeeping';
import { IdentityCheck } from './identity-check';
import { IdentityController } from './identity.controller';
import { LinkedIdentitiesService } from './openid/linked-identities.service';
import { OpenIdAttempts } from './openid/openid-attempts';
import { OpenIdProvider } from './openid/openid-provider';
import { OpenIdSignInService } from './openid/openid-sign-in.service';
import { OpenIdController } from './openid/openid.controller';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies';
import { PasskeysController } from './passkeys/passkeys.controller';
import { PasskeysService } from './passkeys/passkeys.service';
import { SecurityLogPart } from './security-log-part';
import { SecurityNotices } from './security-notices';
import { SessionsService } from './sessions.service';
import { SignInLimits } from './sign-in-limits';
import { SignInService } from './sign-in.service';
import { User } from './user.entity';
import { UsersService } from './users.service';

const CONTROLLERS = [
  AuthController,
  AccountController,
  AccountDataController,
  ApiKeysController,
  EmailUndoController,
  IdentityController,
  PasskeysController,
];

/** Accounts, sign-in and sessions. */
@Module({})
export class AuthModule {
  static forRoot(env: Env): DynamicModule {
    return {
      module: AuthModule,
      global: true,
      imports: [TypeOrmModule.forFeature([User])],
      controllers: [
        ...CONTROLLERS,
        ...(env.DEV_LOGIN === 'on' ? [DevLoginController] : []),
        ...(env.OIDC_ISSUER === undefined ? [] : [OpenIdController]),
      ],
      providers: [
        AccountDeletionService,
        AccountLifecycle,
        AddressRecovery,
        ApiKeysService,
        ApiKeyStrategy,
        Authenticator,
        BrowserBinding,
        ChallengesService,
        CodeStrategy,
        EffectsCounter,
        EmailChangeService,
        EmailUndoService,
        Housekeeping,
        AccountCopyService,
        IdentityCheck,
        LinkedIdentitiesService,
        OpenIdAttempts,
        OpenIdProvider,
        OpenIdSignInService,
        PasskeyCeremonies,
        PasskeysService,
        SecurityLogPart,
        SecurityNotices,
        SessionsService,
        SignInLimits,
        SignInService,
        UsersService,
      ],
      exports: [
        AccountLifecycle,
        ApiKeyStrategy,
        Authenticator,
        EffectsCounter,
        IdentityCheck,
        SecurityNotices,
        UsersService,
      ],
    };
  }
}
