import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A message of the provider, by its own id. What it tells of is read anew from the provider, so no content is kept. */
@Entity('stripe_events')
@Index('ix_stripe_events_open', ['receivedAt'], { where: 'handled_at IS NULL' })
export class StripeEvent {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  type: string;

  @Column({ type: 'text' })
  objectId: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  receivedAt: Date;

  /** null until its consequences are in the database. */
  @Column({ type: 'timestamptz', nullable: true })
  handledAt: Date | null;
}
