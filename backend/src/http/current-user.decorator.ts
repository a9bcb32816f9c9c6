import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError } from './app-error';
import type { AppRequest, SessionUser } from './request';

/** The signed-in person of a route that is not public. @throws AppError NOT_AUTHENTICATED without one */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const { user } = context.switchToHttp().getRequest<AppRequest>();
  if (user === undefined) throw new AppError('NOT_AUTHENTICATED');
  return user;
});
