import type { Language } from '@whoosh/contracts';
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { bigintAsNumber } from '../../database/columns';
import { Plan } from '../plans';

/** A person with an account. The balance is a column of theirs that only billing writes. */
@Entity('users')
@Unique('uq_users_email', ['email'])
@Index('ix_users_leaving', ['deletionRequestedAt'], {
  where: 'deletion_requested_at IS NOT NULL AND erased_at IS NULL',
})
@Check('ck_users_credits', 'credits >= 0')
@Check('ck_users_debt', 'debt >= 0')
export class User {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'citext' })
  email: string;

  @Column({ type: 'text' })
  name: string;

  @ManyToOne(() => Plan, { nullable: false })
  plan?: Plan;

  @Column({ type: 'integer', default: 1 })
  planId: number;

  /** The language that they chose for the product and its mails; null while they chose none. */
  @Column({ type: 'text', nullable: true })
  language: Language | null;

  /** The language of the page that they signed in on last: mails are in it while they chose none. */
  @Column({ type: 'text', nullable: true })
  seenLanguage: Language | null;

  /** Equals balanceAfter of the last entry of the ledger. */
  @Column({ type: 'bigint', default: 0, transformer: bigintAsNumber })
  credits: number;

  /** Credits that were spent before their payment was taken back; billing's as the balance is. */
  @Column({ type: 'bigint', default: 0, transformer: bigintAsNumber })
  debt: number;

  /** Number of the last entry of the ledger, 0 before the first. */
  @Column({ type: 'bigint', default: 0, transformer: bigintAsNumber })
  ledgerSeq: number;

  /** Counted up to end all sessions of this person at once. */
  @Column({ type: 'integer', default: 1 })
  sessionEpoch: number;

  /** Set by an operator: no sign-in, and open sessions end. */
  @Column({ type: 'timestamptz', nullable: true })
  blockedAt: Date | null;

  /** The owner asked for its deletion; signing in before the grace is over takes that back. */
  @Column({ type: 'timestamptz', nullable: true })
  deletionRequestedAt: Date | null;

  /** Gone for good: name and address are no longer here, the row stays for the ledger alone. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** When the last of what belonged to a deleted account was removed. */
  @Column({ type: 'timestamptz', nullable: true })
  erasedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
