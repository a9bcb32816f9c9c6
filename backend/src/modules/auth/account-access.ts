import { Column, CreateDateColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { User } from './user.entity';

/** Columns of whatever opens an account without a code by mail: keys, passkeys and linked identities. */
export abstract class AccountAccess {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Of keys, written at most once a minute. */
  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
