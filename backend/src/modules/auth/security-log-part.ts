import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SecurityLog } from '../../infra/security-log';
import { AccountLifecycle, type AccountPart } from './account-lifecycle';

/** The record of an account's security as a part of the account: it is in its copy and goes with it. */
@Injectable()
export class SecurityLogPart implements AccountPart, OnModuleInit {
  constructor(
    private readonly log: SecurityLog,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    return { activity: await this.log.collect(userId) };
  }

  erase(userId: number): Promise<void> {
    return this.log.erase(userId);
  }
}
