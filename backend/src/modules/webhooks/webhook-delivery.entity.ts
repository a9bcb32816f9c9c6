import type { WebhookDelivery, WebhookEvent } from '@whoosh/contracts';
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { WebhookEndpointRow } from './webhook-endpoint.entity';

/** One message to one address, and how its delivery went. */
@Entity('webhook_deliveries')
@Index('ix_webhook_deliveries_endpoint_id', ['endpointId', 'createdAt'])
@Index('ix_webhook_deliveries_created_at', ['createdAt'])
@Check('ck_webhook_deliveries_state', `state IN ('waiting', 'delivered', 'failed')`)
export class WebhookDeliveryRow {
  /** Also the id of the message: a receiver that has seen it knows a repetition. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  endpointId: string;

  @ManyToOne('WebhookEndpointRow', { nullable: false, onDelete: 'CASCADE' })
  endpoint?: WebhookEndpointRow;

  @Column({ type: 'text' })
  event: WebhookEvent;

  /** The body, byte for byte as it is signed. */
  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'text', default: 'waiting' })
  state: WebhookDelivery['state'];

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'integer', nullable: true })
  lastStatus: number | null;

  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastAttemptAt: Date | null;
}
