import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AccountLifecycle, type AccountPart } from '../auth';
import { SupportMessage } from './support-message.entity';

/** Messages go with the account that wrote them; the mails in the team's mailbox do not. */
@Injectable()
export class SupportAccount implements AccountPart, OnModuleInit {
  constructor(
    @InjectRepository(SupportMessage) private readonly messages: Repository<SupportMessage>,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    return { supportMessages: await this.messages.findBy({ userId }) };
  }

  async erase(userId: number): Promise<void> {
    await this.messages.delete({ userId });
  }
}
