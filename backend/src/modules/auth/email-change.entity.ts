import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity';

/** A change of somebody's address, which the old one may undo for a while. */
@Entity('email_changes')
@Index('ix_email_changes_user_id', ['userId'])
export class EmailChange {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: User;

  @Column({ type: 'integer' })
  userId: number;

  @Column({ type: 'citext' })
  oldAddress: string;

  @Column({ type: 'citext' })
  newAddress: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
