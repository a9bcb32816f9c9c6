import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Project } from '../projects';

/** An edit that was made, for a day: sent again, it is answered as the first time and changes nothing. */
@Entity('timeline_edits')
@Index('ix_timeline_edits_created_at', ['createdAt'])
export class TimelineEdit {
  @PrimaryColumn({ type: 'integer' })
  projectId: number;

  @ManyToOne('Project', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'project_id' })
  project?: Project;

  /** Drawn by whoever made it. */
  @PrimaryColumn({ type: 'uuid' })
  editId: string;

  /** That the edit led to. */
  @Column({ type: 'integer' })
  revision: number;

  /** Clips that it put. */
  @Column({ type: 'text', array: true })
  keys: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
