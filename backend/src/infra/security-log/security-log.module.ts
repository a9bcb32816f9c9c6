import { Global, Module } from '@nestjs/common';
import { SecurityLog } from './security-log';

/** The record of sign-ins, keys and what else guards accounts, for every module. */
@Global()
@Module({ providers: [SecurityLog], exports: [SecurityLog] })
export class SecurityLogModule {}
