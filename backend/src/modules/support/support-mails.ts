import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Env } from '../../config';
import { type Mail, Mailer } from '../../infra/mail';
import { UsersService, type User } from '../auth';
import { SupportMessage } from './support-message.entity';

/** Longer than any mail server is given to answer, so that one message is never sent by two at once. */
const NEXT_TRY_AFTER = '5 minutes';
/** Sent in one round; the rest waits for the next. */
const ROUND = 50;

/** Brings people's messages into the team's mailbox. */
@Injectable()
export class SupportMails {
  private readonly logger = new Logger('support');

  constructor(
    private readonly env: Env,
    @InjectRepository(SupportMessage) private readonly messages: Repository<SupportMessage>,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
  ) {}

  /** Mails one message. Never rejects: a mail that was refused is tried again by `sendWaiting`. */
  async send(message: SupportMessage): Promise<void> {
    try {
      await this.mailer.send(supportMail(this.env, message, await this.users.findById(message.userId)));
      await this.messages.update({ id: message.id }, { mailedAt: () => 'now()' });
    } catch (error) {
      this.logger.error({
        event: 'support-mail-refused',
        id: message.id,
        cause: error instanceof Error ? error.message : String(error),
      });
    }
  }

  /** Tries again what the mail server did not take. Several processes may do it at once: each message is one's. */
  @Cron(CronExpression.EVERY_5_MINUTES)
  async sendWaiting(): Promise<void> {
    for (let sent = 0; sent < ROUND; sent += 1) {
      const [claimed]: [{ id: number }[], number] = await this.messages.query(
        `UPDATE support_messages SET mail_tried_at = now() WHERE id = (
           SELECT id FROM support_messages WHERE mailed_at IS NULL AND mail_tried_at < now() - interval '${NEXT_TRY_AFTER}'
           ORDER BY mail_tried_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id`,
      );
      const message = claimed[0] === undefined ? null : await this.messages.findOneBy({ id: claimed[0].id });
      if (message === null) return;
      await this.send(message);
    }
  }
}

/** @param author null when their account went in the meantime */
function supportMail(
  { SUPPORT_EMAIL: to, PLANS }: Env,
  { id, email, category, subject, message }: SupportMessage,
  author: User | null,
): Mail {
  const plan = PLANS === 'on' && author !== null ? `, plan ${author.planId}` : '';
  return {
    to,
    replyTo: email,
    subject: `[${category}] ${subject}`,
    text: [
      message,
      [
        `Message ${id}`,
        `Answer to ${email}`,
        ...(author === null ? [] : [`Account ${author.id}, ${author.name}, ${author.email}${plan}`]),
      ].join('\n'),
    ].join('\n\n--\n'),
  };
}
