import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Project } from '../../projects';

/** What somebody with a review link said of a moment of a timeline. */
@Entity('review_comments')
@Index('ix_review_comments_project_id', ['projectId', 'id'])
export class ReviewComment {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer' })
  projectId: number;

  /** The owner of the project, not the author: that one has no account. */
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('Project', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'project_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  project?: Project;

  /** As they call themselves. */
  @Column({ type: 'text' })
  author: string;

  @Column({ type: 'text' })
  text: string;

  /** Of the timeline, at 48 kHz. */
  @Column({ type: 'integer' })
  atSamples: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  resolvedAt: Date | null;
}
