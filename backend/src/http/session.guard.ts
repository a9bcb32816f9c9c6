import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError } from './app-error';
import { KEY_SCOPES_OF_ROUTE, type RouteScopes, scopeFor } from './key-scope.decorator';
import { IS_PUBLIC } from './public.decorator';
import type { AppRequest, KeyGrant } from './request';

/**
 * Closes every route to callers without a session, but for those that open themselves with @Public(); and every route
 * to API keys, but for those that open themselves with @OpenToKeys().
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const route = [context.getHandler(), context.getClass()];
    const { user, method } = context.switchToHttp().getRequest<AppRequest>();
    if (user?.apiKey !== undefined)
      return admitKey(
        user.apiKey,
        this.reflector.getAllAndOverride<RouteScopes | undefined>(KEY_SCOPES_OF_ROUTE, route),
        method,
      );
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, route)) return true;
    if (user === undefined) throw new AppError('NOT_AUTHENTICATED');
    return true;
  }
}

function admitKey({ scopes }: KeyGrant, ofRoute: RouteScopes | undefined, method: string): true {
  if (ofRoute === undefined) throw new AppError('KEY_NOT_ALLOWED');
  const needed = scopeFor(ofRoute, method);
  if (!scopes.includes(needed))
    throw new AppError('KEY_SCOPE_MISSING', { message: `This API key does not have the scope "${needed}".` });
  return true;
}
