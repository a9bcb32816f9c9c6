import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { User } from '../user.entity';

/**
 * Somebody at a provider of OpenID Connect who signs in to an account; their address there may change, issuer and
 * subject never do.
 */
@Entity('linked_identities')
@Unique('uq_linked_identities_subject', ['issuer', 'subject'])
@Index('ix_linked_identities_user_id', ['userId', 'createdAt'])
export class LinkedIdentityRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  /** The provider's address, as its ID tokens name it. */
  @Column({ type: 'text' })
  issuer: string;

  /** The person, as the provider numbers them. */
  @Column({ type: 'text' })
  subject: string;

  /** The address that was proven when it was linked, for its owner to know it by. */
  @Column({ type: 'citext' })
  address: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
