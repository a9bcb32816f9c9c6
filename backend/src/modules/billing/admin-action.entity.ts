import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an operator did with `npm run admin`, for those who ask later. */
@Entity('admin_actions')
export class AdminAction {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  /** Name of the operating system's user. */
  @Column({ type: 'text' })
  operator: string;

  /** In the operator's words; empty in rows from before it was asked for. */
  @Column({ type: 'text', default: '' })
  reason: string;

  @Column({ type: 'text' })
  action: string;

  /** The person it concerned, if one was found. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'json' })
  details: Record<string, string | number>;
}
