import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Env } from '../../config';
import { AppError, isUniqueViolation } from '../../http';
import { ApiKeysService } from './api-keys.service';
import { AccountLifecycle } from './account-lifecycle';
import { derivedKey } from './session';
import { SessionsService } from './sessions.service';
import { User } from './user.entity';

/** How long the old address may take the account back. */
export const UNDO_HOURS = 72;

/** 'This was not me': the link in the notice about a changed address. */
@Injectable()
export class EmailUndoService {
  private readonly logger = new Logger('security');
  private readonly key: Buffer;

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeysService,
    private readonly lifecycle: AccountLifecycle,
  ) {
    this.key = derivedKey(env.SESSION_SECRET, 'email-undo/v1');
  }

  /** The page that the notice links to. The token stands in the fragment, which no log and no Referer ever sees. */
  urlOf(changeId: string): string {
    return `${this.env.PUBLIC_URL}/api/auth/undo-email-change#${changeId}.${this.tagOf(changeId)}`;
  }

  /**
   * Gives the account back to its old address and ends all its sessions and API keys; a second time does nothing more.
   * @throws AppError GONE for a token that is not ours, too old or no longer possible
   */
  async undo(token: string): Promise<void> {
    const changeId = this.changeIdOf(token);
    try {
      await this.dataSource.transaction(async (manager) => {
        const [rows]: [{ user_id: number; old_address: string }[], number] = await manager.query(
          `UPDATE email_changes SET undone_at = coalesce(undone_at, now())
           WHERE id = $1 AND created_at > now() - make_interval(hours => $2) RETURNING user_id, old_address`,
          [changeId, UNDO_HOURS],
        );
        const change = rows[0];
        if (change === undefined) throw new AppError('GONE');
        await manager.update(User, { id: change.user_id }, { email: change.old_address });
        await this.sessions.endAll(change.user_id, manager);
        await this.keys.revokeAll(change.user_id, manager);
        await this.lifecycle.renamed(change.user_id, manager);
        this.logger.warn({ event: 'address-change-undone', userId: change.user_id });
      });
    } catch (error) {
      throw isUniqueViolation(error, 'uq_users_email') ? new AppError('GONE') : error;
    }
  }

  private changeIdOf(token: string): string {
    const [changeId = '', tag = ''] = token.split('.');
    const expected = Buffer.from(this.tagOf(changeId));
    const given = Buffer.from(tag);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('GONE');
    return changeId;
  }

  private tagOf(changeId: string): string {
    return createHmac('sha256', this.key).update(changeId).digest('base64url');
  }
}
