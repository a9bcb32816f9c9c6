import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A subscription plan; its rows are written by migrations only. */
@Entity('plans')
@Check('ck_plans_credits', 'credits >= 0')
export class Plan {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  description: string;

  /** Cents a month. */
  @Column({ type: 'integer' })
  priceCents: number;

  /** Granted each month. */
  @Column({ type: 'integer' })
  credits: number;

  /** Seconds, as the plan data says; what is enforced stands in the entitlement rule of contracts. */
  @Column({ type: 'integer' })
  maxDuration: number;

  /** null is unlimited. */
  @Column({ type: 'integer', nullable: true })
  maxSoundEffects: number | null;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
