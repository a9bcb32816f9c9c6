import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity';

/** A change of somebody's address, which the old one may undo for a while. */
@Entity('email_changes')
@Index('ix_email_changes_user_id', ['userId'])
@Index('ix_email_changes_chain_id', ['chainId'])
@Index('ix_email_changes_old_address', ['oldAddress'])
export class EmailChange {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: User;

  @Column({ type: 'integer' })
  userId: number;

  /** The first of the changes whose times for an undo overlap: any undo goes back to the address before that one. */
  @Column({ type: 'uuid' })
  chainId: string;

  /** When the session signed in that made the chain's first change: from then on somebody else may have acted. */
  @Column({ type: 'timestamptz' })
  beganAt: Date;

  @Column({ type: 'citext' })
  oldAddress: string;

  @Column({ type: 'citext' })
  newAddress: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** The chain was undone: this token, and those of all its other changes, are worth nothing. */
  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
