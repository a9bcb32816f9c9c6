import type { TimelineSettings } from '@whoosh/contracts';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Project } from '../projects';

/** All of a timeline but its clips, from the first edit on. */
@Entity('timelines')
export class Timeline {
  @PrimaryColumn({ type: 'integer' })
  projectId: number;

  @OneToOne('Project', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'project_id' })
  project?: Project;

  /** Counts the edits. */
  @Column({ type: 'integer' })
  revision: number;

  @Column({ type: 'json' })
  settings: TimelineSettings;
}
