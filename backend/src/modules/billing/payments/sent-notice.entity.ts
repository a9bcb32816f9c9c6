import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { User } from '../../auth';

/** A mail about money that somebody has been sent, by what it was about. */
@Entity('billing_notices')
export class SentNotice {
  @PrimaryColumn({ type: 'text' })
  cause: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
