import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Project } from '../../projects';

/**
 * A link by which everybody watches a timeline and comments on it. A revoked one stays, so that its token never comes
 * to mean anything else.
 */
@Entity('review_links')
@Index('uq_review_links_project_id', ['projectId'], { unique: true, where: 'revoked_at IS NULL' })
export class ReviewLink {
  @PrimaryColumn({ type: 'text' })
  token: string;

  @Column({ type: 'integer' })
  projectId: number;

  /** The owner. */
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('Project', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'project_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  project?: Project;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
