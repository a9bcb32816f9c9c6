import type { EffectSource, ForeignMaker } from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { bigintAsNumber } from '../../database/columns';
import type { User } from '../auth';
import type { Project } from '../projects';
import type { Generation } from './generation.entity';

/** A sound in somebody's library: a take that was kept. */
@Entity('sound_effects')
@Unique('uq_sound_effects_generation_id_take', ['generationId', 'take'])
// The target of foreign keys that carry the owner.
@Unique('uq_sound_effects_id_user_id', ['id', 'userId'])
@Index('ix_sound_effects_user_id', ['userId', 'id'], { where: 'deleted_at IS NULL' })
@Index('ix_sound_effects_project_id', ['projectId'])
@Index('ix_sound_effects_parent_id', ['parentId'], { where: 'parent_id IS NOT NULL' })
@Index('ix_sound_effects_licensed_by_key', ['licensedByKey', 'licensedAt'], { where: 'licensed_by_key IS NOT NULL' })
export class SoundEffect {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  @Column({ type: 'integer', nullable: true })
  projectId: number | null;

  @ManyToOne('Project', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn([
    { name: 'project_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  project?: Project;

  @Column({ type: 'uuid' })
  generationId: string;

  @ManyToOne('Generation', { nullable: false })
  generation?: Generation;

  @Column({ type: 'smallint' })
  take: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text' })
  mp3File: string;

  @Column({ type: 'text' })
  wavFile: string;

  @Column({ type: 'integer' })
  durationMs: number;

  @Column({ type: 'text' })
  prompt: string;

  @Column({ type: 'text' })
  intensity: Intensity;

  @Column({ type: 'text' })
  bars: string;

  /** Mean brightness of the bars, 0..1. */
  @Column({ type: 'real' })
  brightness: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  seed: number;

  @Column({ type: 'json' })
  sources: EffectSource[];

  @Column({ type: 'boolean', default: false })
  favourite: boolean;

  @Column({ type: 'text', array: true, default: () => `'{}'` })
  tags: string[];

  /** Name, prompt, description, tags and sources in small letters: what a search looks at. The database keeps it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  words?: string;

  /** Those of its sources, each once. The database keeps them. */
  @Column({ type: 'text', array: true, default: () => `'{}'`, select: false, insert: false, update: false })
  families?: string[];

  /** It goes round without a seam. */
  @Column({ type: 'boolean', default: false })
  loop: boolean;

  @Column({ type: 'text' })
  engineVersion: string;

  /** Where it was not our own engine. */
  @Column({ type: 'json', nullable: true })
  madeBy: ForeignMaker | null;

  /** The plan under which it was made. With whether it was paid for, it decides which licence holds. */
  @Column({ type: 'integer' })
  planId: number;

  /** Credits paid for it: when it was made, or later for its licence. */
  @Column({ type: 'boolean', default: false })
  isPaid: boolean;

  /** When credits were paid for its licence alone; null where they never were. */
  @Column({ type: 'timestamptz', nullable: true })
  licensedAt: Date | null;

  /** The API key that paid for it; null when a person did. */
  @Column({ type: 'uuid', nullable: true })
  licensedByKey: string | null;

  /** What it was cut out of or is a variation of. */
  @Column({ type: 'integer', nullable: true })
  parentId: number | null;

  @ManyToOne('SoundEffect', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn([
    { name: 'parent_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  parent?: SoundEffect;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** In the trash since; removed for good 30 days later. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
