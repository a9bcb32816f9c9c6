import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Mailer } from '../../../infra/mail';
import { mailLanguage, User } from '../../auth';
import { BillingQueue } from './billing-queue';
import { billingMail, type BillingNotice } from './billing-mails';

/**
 * Tells people about their money by mail: put on the queue with the transaction that it tells of, once for each cause.
 */
@Injectable()
export class BillingNotices {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: BillingQueue,
    private readonly mailer: Mailer,
  ) {}

  /** @param cause the object that it is about, for instance receipt:in_…; a second notice of one cause is dropped */
  async tell(userId: number, cause: string, notice: BillingNotice, manager: EntityManager): Promise<void> {
    const fresh: unknown[] = await manager.query(
      `INSERT INTO billing_notices (cause, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`,
      [cause, userId],
    );
    if (fresh.length > 0) await this.queue.add({ userId, notice }, manager);
  }

  /**
   * Sends one to the address that the person has now, in their language. @throws AppError UNAVAILABLE when the mail
   * server refuses it
   */
  async send(userId: number, notice: BillingNotice): Promise<void> {
    const person = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (person !== null)
      await this.mailer.send(billingMail({ to: person.email, language: mailLanguage(person) }, notice));
  }
}
