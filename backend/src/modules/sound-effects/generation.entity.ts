import { LIMITS, type ErrorCode, type GenerationState, type GeneratorId } from '@whoosh/contracts';
import type { Intensity, Scene } from '@whoosh/sound-scene';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { bigintAsNumber } from '../../database/columns';
import type { ApiKeyRow, User } from '../auth';
import type { Project } from '../projects';

/**
 * What somebody asked for, and how far it has come. This row is the truth about a generation; the job only drives it.
 */
@Entity('generations')
@Unique('uq_generations_idempotency_key', ['userId', 'idempotencyKey'])
@Index('ix_generations_user_id', ['userId', 'createdAt'])
@Index('ix_generations_api_key_id', ['apiKeyId', 'createdAt'], { where: 'api_key_id IS NOT NULL' })
@Index('ix_generations_open', ['userId'], { where: `state IN ('queued', 'running')` })
@Check('ck_generations_state', `state IN ('queued', 'running', 'done', 'failed')`)
@Check('ck_generations_cost', 'cost >= 0')
export class Generation {
  /** Version 7, so that ids sort by time. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  /** The API key that it was asked for with; null when a person did. */
  @Column({ type: 'uuid', nullable: true })
  apiKeyId: string | null;

  @ManyToOne('ApiKeyRow', { nullable: true, onDelete: 'SET NULL' })
  apiKey?: ApiKeyRow;

  @Column({ type: 'integer', nullable: true })
  projectId: number | null;

  @ManyToOne('Project', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn([
    { name: 'project_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  project?: Project;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text' })
  intensity: Intensity;

  @Column({ type: 'integer' })
  durationMs: number;

  /** How many takes were asked for, 1 to 4. */
  @Column({ type: 'smallint' })
  takes: number;

  /** Seed of the first take, unsigned 32-bit. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  seed: number;

  /** Kept as text, so that it comes back byte for byte. */
  @Column({ type: 'json' })
  scene: Scene;

  /** How far each take goes from the scene, 0..1; null where the takes differ by their seeds alone. */
  @Column({ type: 'real', nullable: true })
  variation: number | null;

  /** The effect that its takes are variations of; it may be gone by now. */
  @Column({ type: 'integer', nullable: true })
  parentEffectId: number | null;

  @Column({ type: 'text' })
  engineVersion: string;

  /** Who is to make it. */
  @Column({ type: 'text', default: 'whoosh' })
  generator: GeneratorId;

  /** Our own engine makes it where the generator does not. */
  @Column({ type: 'boolean', default: false })
  fallback: boolean;

  /** The plan under which it was asked for: it decides which licence holds. */
  @Column({ type: 'integer' })
  planId: number;

  /** Credits reserved; 0 for a free sound. */
  @Column({ type: 'integer' })
  cost: number;

  /** Credits left right after the reservation. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  remainingCredits: number;

  @Column({ type: 'text', default: 'queued' })
  state: GenerationState;

  /** Why it failed. */
  @Column({ type: 'text', nullable: true })
  errorCode: ErrorCode | null;

  /** What the generator says about it, in its own words. */
  @Column({ type: 'text', nullable: true })
  errorReason: string | null;

  @Column({ type: 'text', nullable: true })
  idempotencyKey: string | null;

  /** SHA-256 of the request, hexadecimal: a key that comes with another request is refused. */
  @Column({ type: 'text' })
  requestHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}

/** How many times as long as a usual request one with so many takes may take: variations can be many. */
export function setsOf(takes: number): number {
  return Math.max(1, takes / LIMITS.maxTakes);
}
