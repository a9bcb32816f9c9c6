import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A finished round of reconciliation; the next one looks at what happened since. */
@Entity('reconciliations')
export class Reconciliation {
  @PrimaryColumn({ type: 'timestamptz' })
  startedAt: Date;

  /** What webhooks had missed. */
  @Column({ type: 'integer' })
  repairs: number;
}
