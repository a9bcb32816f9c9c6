import type { WebhookEvent } from '@whoosh/contracts';
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { User } from '../auth';

/** An address of a program that is told of events. */
@Entity('webhook_endpoints')
@Index('ix_webhook_endpoints_user_id', ['userId'])
export class WebhookEndpointRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', array: true })
  events: WebhookEvent[];

  /** False: nothing is sent to it. */
  @Column({ type: 'boolean', default: true })
  enabled: boolean;

  /** Signs messages; it has to be known for that, so no hash of it would do. Sealed by WebhookSecrets. */
  @Column({ type: 'bytea' })
  secret: Buffer;

  /** Signs beside the new one for a day, so that no message is refused while the receiver changes over. */
  @Column({ type: 'bytea', nullable: true })
  previousSecret: Buffer | null;

  @Column({ type: 'timestamptz', nullable: true })
  rotatedAt: Date | null;

  /** Tries that failed since the last one that was taken. */
  @Column({ type: 'integer', default: 0 })
  failures: number;

  /** When the first of them was; null while all is well. */
  @Column({ type: 'timestamptz', nullable: true })
  failingSince: Date | null;

  /** A message is on its way until then at the latest, in whichever process: the next one waits. */
  @Column({ type: 'timestamptz', nullable: true })
  busyUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
