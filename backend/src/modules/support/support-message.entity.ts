import { SUPPORT_CATEGORIES, type SupportCategory } from '@whoosh/contracts';
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { User } from '../auth';

/** What somebody wrote to the team. It goes with their account. */
@Entity('support_messages')
@Check(
  'ck_support_messages_category',
  `category IN (${SUPPORT_CATEGORIES.map((category) => `'${category}'`).join(', ')})`,
)
@Index('ix_support_messages_user_id', ['userId'])
@Index('ix_support_messages_unmailed', ['mailTriedAt'], { where: 'mailed_at IS NULL' })
export class SupportMessage {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false, onDelete: 'CASCADE' })
  user?: User;

  /** Where the answer goes. */
  @Column({ type: 'citext' })
  email: string;

  @Column({ type: 'text' })
  category: SupportCategory;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  message: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When somebody last began to mail it to the team: nobody else tries before a while has passed. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  mailTriedAt: Date;

  /** null until the mail server has taken it. */
  @Column({ type: 'timestamptz', nullable: true })
  mailedAt: Date | null;
}
