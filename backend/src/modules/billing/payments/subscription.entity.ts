import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { User } from '../../auth';

/** A subscription as the provider last told it, by the provider's id. */
@Entity('subscriptions')
@Index('ix_subscriptions_user_id', ['userId'])
export class Subscription {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  /** The provider's word: active, past_due, canceled and so on. */
  @Column({ type: 'text' })
  status: string;

  @Column({ type: 'timestamptz' })
  periodStart: Date;

  @Column({ type: 'timestamptz' })
  periodEnd: Date;

  /** Whether it ends with the period. */
  @Column({ type: 'boolean' })
  cancelAtPeriodEnd: boolean;
}
