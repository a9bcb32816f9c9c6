export { AccountLifecycle, type AccountPart } from './account-lifecycle';
export { AuthModule } from './auth.module';
export { Authenticator } from './authenticator';
export { IsAddress } from './dto/fields';
export { EffectsCounter } from './effects-counter';
export { createSessionMiddleware, sessionCookieName } from './session';
export { User } from './user.entity';
export { UsersService } from './users.service';
