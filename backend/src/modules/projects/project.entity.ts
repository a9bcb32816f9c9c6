import { PROJECT_TYPES, type ProjectType } from './project-type';
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
import type { User } from '../auth';

/** A person's project: a folder of sounds (sfx), or a video with a timeline. */
@Entity('projects')
@Check('ck_projects_type', `type IN (${PROJECT_TYPES.map((type) => `'${type}'`).join(', ')})`)
// The target of foreign keys that carry the owner, so that no child can belong to somebody else.
@Unique('uq_projects_id_user_id', ['id', 'userId'])
@Index('ix_projects_user_id_id', ['userId', 'id'])
export class Project {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @ManyToOne('User', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: User;

  @Column({ type: 'integer' })
  userId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  type: ProjectType;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** In the trash since; removed for good 30 days later. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
