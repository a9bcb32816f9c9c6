import type { ProjectMedia as Body } from '@whoosh/contracts';
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
} from 'typeorm';
import type { Project } from '../../projects';

export const MEDIA_ROLES = ['voice', 'music', 'effect'] as const satisfies readonly Body['role'][];
export const MEDIA_STATES = ['preparing', 'ready', 'failed'] as const satisfies readonly Body['state'][];
const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** A voice-over, music or an effect that its owner uploaded or recorded for a project. */
@Entity('project_media')
@Check('ck_project_media_role', `role IN (${listed(MEDIA_ROLES)})`)
@Check('ck_project_media_state', `state IN (${listed(MEDIA_STATES)})`)
// The target of foreign keys that carry the project.
@Unique('uq_project_media_id_project_id', ['id', 'projectId'])
@Index('ix_project_media_project_id', ['projectId'])
export class ProjectMedia {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

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

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  role: Body['role'];

  @Column({ type: 'text', default: 'preparing' })
  state: Body['state'];

  /** Why it failed. */
  @Column({ type: 'text', nullable: true })
  message: string | null;

  /** 0 until it is ready. */
  @Column({ type: 'integer', default: 0 })
  durationMs: number;

  /** Name of the upload among the stored files. */
  @Column({ type: 'text' })
  uploadFile: string;

  /** Name of the WAV that is mixed: 48 kHz, stereo, 16 or 24 bit. */
  @Column({ type: 'text', nullable: true })
  audioFile: string | null;

  @Column({ type: 'text', nullable: true })
  bars: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Removed since; a clip that comes back within a day brings it back. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
