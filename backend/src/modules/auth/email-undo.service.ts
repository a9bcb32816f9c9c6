import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Env } from '../../config';
import { AppError, isUniqueViolation } from '../../http';
import { SecurityLog } from '../../infra/security-log';
import { AddressRecovery } from './address-recovery';
import { SecurityNotices } from './security-notices';
import { derivedKey } from './session';

/** 'This was not me': the link in the notice about a changed address. */
@Injectable()
export class EmailUndoService {
  private readonly key: Buffer;

  constructor(
    private readonly env: Env,
    private readonly recovery: AddressRecovery,
    private readonly log: SecurityLog,
    private readonly notices: SecurityNotices,
  ) {
    this.key = derivedKey(env.SESSION_SECRET, 'email-undo/v1');
  }

  /** The page that the notice links to. The token stands in the fragment, which no log and no Referer ever sees. */
  urlOf(changeId: string): string {
    return `${this.env.PUBLIC_URL}/api/auth/undo-email-change#${changeId}.${this.tagOf(changeId)}`;
  }

  /**
   * Gives the account back to the address before the chain of changes began, and ends what was made since; each token
   * works once.
   * @throws AppError GONE for a token that is not ours, too old, used, or no longer possible
   */
  async undo(token: string): Promise<void> {
    const recovered = await this.recovery.undo(this.changeIdOf(token)).catch((error: unknown) => {
      throw isUniqueViolation(error, 'uq_users_email') ? new AppError('GONE') : error;
    });
    await this.log.record('address-change-undone', recovered.userId);
    await this.notices.tell(recovered.userId, 'recovered');
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
