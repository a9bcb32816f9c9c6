import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SupportRequest, SupportResponse } from '@whoosh/contracts';
import { Repository } from 'typeorm';
import type { SessionUser } from '../../http';
import { RateLimits, type RateRule } from '../../infra/rate-limits';
import { SupportMails } from './support-mails';
import { SupportMessage } from './support-message.entity';

/** Enough for a conversation, too few to flood the team's mailbox. */
const PER_PERSON: readonly RateRule[] = [
  { name: 'support-hour', points: 5, seconds: 3600 },
  { name: 'support-day', points: 20, seconds: 86_400 },
];

/** Messages of people to the team. */
@Injectable()
export class SupportService {
  constructor(
    @InjectRepository(SupportMessage) private readonly messages: Repository<SupportMessage>,
    private readonly mails: SupportMails,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Keeps a message and mails it to the team. Kept is received: a mail that is refused now is sent later. @throws
   * AppError RATE_LIMITED
   */
  async receive(user: SessionUser, request: SupportRequest): Promise<SupportResponse> {
    for (const rule of PER_PERSON) await this.limits.consume(rule, String(user.id));
    const message = await this.messages.save(this.messages.create({ ...request, userId: user.id }));
    await this.mails.send(message);
    return { id: message.id };
  }
}
