import type { TimelineItem, TimelineSettings } from '@whoosh/contracts';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Project } from '../../projects';

/** A timeline as it was when somebody gave it a name. */
@Entity('timeline_versions')
@Index('ix_timeline_versions_project_id', ['projectId', 'id'])
export class TimelineVersion {
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

  /** That it was kept of. */
  @Column({ type: 'integer' })
  revision: number;

  @Column({ type: 'integer' })
  clipCount: number;

  @Column({ type: 'json' })
  settings: TimelineSettings;

  /** As the API tells them. */
  @Column({ type: 'json' })
  items: TimelineItem[];

  /** That its clips stand on. */
  @Column({ type: 'integer', array: true })
  effectIds: number[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
