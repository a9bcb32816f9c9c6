import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from './user.entity';

/** Ending sessions from outside of them. */
@Injectable()
export class SessionsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Ends every session of a person, also those that a slow request might write again: they belong to an epoch that is
   * over. Whoever calls it signs the browser in front of them in again.
   */
  async endAll(userId: number, manager: EntityManager): Promise<void> {
    await manager.increment(User, { id: userId }, 'sessionEpoch', 1);
    await manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  }

  /** Signs a person out in every browser, the one in front of them too. API keys are no sessions: they stay. */
  async signOutEverywhere(userId: number): Promise<void> {
    await this.dataSource.transaction((manager) => this.endAll(userId, manager));
  }

  /** Forgets sessions that are over. */
  async sweep(): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE expire < now()');
  }
}
