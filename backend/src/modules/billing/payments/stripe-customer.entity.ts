import { Column, Entity, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { User } from '../../auth';

/** Who a person is at the provider: one customer for each account that ever opened a checkout. */
@Entity('stripe_customers')
@Unique('uq_stripe_customers_customer_id', ['customerId'])
export class StripeCustomer {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  @Column({ type: 'text' })
  customerId: string;
}
