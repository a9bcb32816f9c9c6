import { Column, Entity, Index, Unique } from 'typeorm';
import { AccountAccess } from '../account-access';

/**
 * Somebody at a provider of OpenID Connect who signs in to an account; their address there may change, issuer and
 * subject never do.
 */
@Entity('linked_identities')
@Unique('uq_linked_identities_subject', ['issuer', 'subject'])
@Index('ix_linked_identities_user_id', ['userId', 'createdAt'])
export class LinkedIdentityRow extends AccountAccess {
  /** The provider's address, as its ID tokens name it. */
  @Column({ type: 'text' })
  issuer: string;

  /** The person, as the provider numbers them. */
  @Column({ type: 'text' })
  subject: string;

  /** The address that was proven when it was linked, for its owner to know it by. */
  @Column({ type: 'citext' })
  address: string;
}
