import type { SecurityEventName } from '@whoosh/contracts';
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** One thing that happened around an account's security. */
@Entity('security_events')
@Index('ix_security_events_user_id', ['userId', 'id'])
@Index('ix_security_events_created_at', ['createdAt'])
export class SecurityEventRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Whose account; null where nobody is known, as with a wrong code for an address without an account. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { nullable: true, onDelete: 'CASCADE' })
  user?: object;

  @Column({ type: 'text' })
  event: SecurityEventName;

  /** A keyed hash of the caller's network; null for what the product and the operator do. */
  @Column({ type: 'bytea', nullable: true })
  network: Buffer | null;

  /** What it was done to, by its id. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
