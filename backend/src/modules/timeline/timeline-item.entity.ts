import type { Envelopes, SyncPoint } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { Project } from '../projects';
import type { SoundEffect } from '../sound-effects';
import type { ProjectMedia } from './media/project-media.entity';

/**
 * A clip on a timeline. Its foreign keys carry the owner and, for an uploaded sound, the project, so that it can sound
 * nothing of anybody else. Times in milliseconds, and in the samples at 48 kHz that they are rounded from (null in rows
 * of an earlier version): see clip-times.ts.
 */
@Entity('timeline_items')
@Unique('uq_timeline_items_project_id_key', ['projectId', 'key'])
@Check(
  'ck_timeline_items_source',
  'num_nonnulls(sound_effect_id, media_id) = 1 OR num_nonnulls(sound_effect_id, media_id) = 0 AND scene IS NOT NULL',
)
@Index('ix_timeline_items_sound_effect_id', ['soundEffectId'])
@Index('ix_timeline_items_media_id', ['mediaId'])
export class TimelineItem {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  /** Drawn by whoever placed it. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'integer' })
  projectId: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('Project', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'project_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  project?: Project;

  @Column({ type: 'integer', nullable: true })
  soundEffectId: number | null;

  @ManyToOne('SoundEffect', { nullable: true })
  @JoinColumn([
    { name: 'sound_effect_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  soundEffect?: SoundEffect;

  @Column({ type: 'integer', nullable: true })
  mediaId: number | null;

  @ManyToOne('ProjectMedia', { nullable: true })
  @JoinColumn([
    { name: 'media_id', referencedColumnName: 'id' },
    { name: 'project_id', referencedColumnName: 'projectId' },
  ])
  media?: ProjectMedia;

  @Column({ type: 'integer' })
  startMs: number;

  @Column({ type: 'integer', nullable: true })
  startSamples: number | null;

  /** From 0. */
  @Column({ type: 'smallint' })
  trackIndex: number;

  /** Linear, 0 to 1. */
  @Column({ type: 'double precision' })
  volume: number;

  @Column({ type: 'double precision' })
  gainDb: number;

  @Column({ type: 'integer' })
  durationMs: number;

  @Column({ type: 'integer', nullable: true })
  durationSamples: number | null;

  @Column({ type: 'integer' })
  offsetMs: number;

  @Column({ type: 'integer', nullable: true })
  offsetSamples: number | null;

  @Column({ type: 'integer' })
  fadeInMs: number;

  @Column({ type: 'integer', nullable: true })
  fadeInSamples: number | null;

  @Column({ type: 'integer' })
  fadeOutMs: number;

  @Column({ type: 'integer', nullable: true })
  fadeOutSamples: number | null;

  @Column({ type: 'boolean' })
  muted: boolean;

  @Column({ type: 'boolean' })
  loop: boolean;

  /** Null: the scene of the effect. Of a draft, which stands on no sound, all that it is made of. */
  @Column({ type: 'json', nullable: true })
  scene: Scene | null;

  @Column({ type: 'json', nullable: true })
  sync: SyncPoint | null;

  /** Level and pan over the time of its sound. */
  @Column({ type: 'json', nullable: true })
  envelopes: Envelopes | null;

  @Column({ type: 'boolean', default: false })
  centered: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
