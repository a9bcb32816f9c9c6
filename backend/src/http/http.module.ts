import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { HttpErrorFilter } from './http-error.filter';
import { SessionGuard } from './session.guard';
import { createValidationPipe } from './validation';

/** What holds for every route: the session guard, the validation and the error answers. */
@Module({
  providers: [
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_FILTER, useClass: HttpErrorFilter },
  ],
})
export class HttpModule {}
