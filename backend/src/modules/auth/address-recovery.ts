import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../http';
import { AccountLifecycle } from './account-lifecycle';
import { EmailChange } from './email-change.entity';
import { SessionsService } from './sessions.service';
import { User } from './user.entity';

/** How long the old address may take the account back after the last change of a chain. */
export const UNDO_HOURS = 72;

/** A chain that can be undone: one of its changes is younger than UNDO_HOURS ($hours), and it was not undone before. */
const LIVE = (hours: string) =>
  `c.undone_at IS NULL AND EXISTS (SELECT 1 FROM email_changes last WHERE last.chain_id = c.chain_id AND last.user_id = c.user_id
     AND last.undone_at IS NULL AND last.created_at > now() - make_interval(hours => ${hours}))`;

/** An account that went back to its owner. */
export interface Recovered {
  readonly userId: number;
  readonly address: string;
}

/**
 * Who an account belongs to while its address changes. Changes whose 72 hours overlap are one chain. Any undo in a
 * chain goes back to the address before its first change, so that a thief who changed the address twice gains nothing
 * by undoing the second; it voids every other token of the chain and whatever was made since. A token lives as long as
 * the last change of its chain.
 */
@Injectable()
export class AddressRecovery {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  /**
   * Makes the address the account's, in the caller's transaction: a link of the chain that is open, or the first of a
   * new one.
   * @param signedInAt of the session that changes it @returns the id of the change
   * @throws the database's unique violation of uq_users_email when the address is taken
   */
  async change(userId: number, newAddress: string, signedInAt: Date, manager: EntityManager): Promise<string> {
    // The lock makes a change and an undo at once follow one another.
    const { email } = await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const [open]: { chain_id: string; began_at: Date }[] = await manager.query(
      `SELECT c.chain_id, c.began_at FROM email_changes c WHERE c.user_id = $1 AND ${LIVE('$2')} ORDER BY c.created_at DESC LIMIT 1`,
      [userId, UNDO_HOURS],
    );
    const id = randomUUID();
    await manager.update(User, { id: userId }, { email: newAddress });
    await manager.insert(EmailChange, {
      id,
      userId,
      chainId: open?.chain_id ?? id,
      beganAt: open?.began_at ?? signedInAt,
      oldAddress: email,
      newAddress,
    });
    await this.sessions.endAll(userId, manager);
    await this.lifecycle.renamed(userId, manager);
    return id;
  }

  /** Undoes the whole chain of a change. @throws AppError GONE when that is over or was done before */
  async undo(changeId: string): Promise<Recovered> {
    return this.dataSource.transaction(async (manager) => {
      const change = await manager.findOneBy(EmailChange, { id: changeId });
      if (change === null) throw new AppError('GONE');
      const { userId, chainId } = change;
      await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      const [undone]: [{ old_address: string; created_at: Date; began_at: Date }[], number] = await manager.query(
        `UPDATE email_changes c SET undone_at = now() WHERE c.chain_id = $1 AND c.user_id = $2 AND ${LIVE('$3')}
         RETURNING c.old_address, c.created_at, c.began_at`,
        [chainId, userId, UNDO_HOURS],
      );
      const [first] = undone.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
      if (first === undefined) throw new AppError('GONE');
      await manager.update(User, { id: userId }, { email: first.old_address });
      await manager.query(
        `UPDATE users SET deletion_requested_at = NULL WHERE id = $1 AND deletion_requested_at >= $2 AND deleted_at IS NULL`,
        [userId, first.began_at],
      );
      await this.sessions.endAll(userId, manager);
      await this.lifecycle.revokeSince(userId, first.began_at, manager);
      await this.lifecycle.renamed(userId, manager);
      return { userId, address: first.old_address };
    });
  }

  /**
   * True for an address that may still be given back to an account: nobody else can have it meanwhile. @param butOf the
   * account that may
   */
  async isHeld(address: string, butOf: number | null = null): Promise<boolean> {
    const [row]: { held: boolean }[] = await this.dataSource.query('SELECT address_is_held($1, $2, $3) AS held', [
      address,
      butOf,
      UNDO_HOURS,
    ]);
    return row?.held === true;
  }
}
