import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError } from './app-error';
import { IS_PUBLIC } from './public.decorator';
import type { AppRequest } from './request';

/** Closes every route to callers without a session, but for those that open themselves with @Public(). */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    if (context.switchToHttp().getRequest<AppRequest>().user === undefined) throw new AppError('NOT_AUTHENTICATED');
    return true;
  }
}
