import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What a code is for; a code for one purpose opens no other. identity and deletion: it is still the owner, before an
 * e-mail change and before the account goes. link: a provider's identity is linked to the account of the address.
 */
export type Purpose = 'login' | 'signup' | 'email-change' | 'identity' | 'deletion' | 'link';

/** A one-time code that was mailed, kept as a keyed hash, bound to the browser that asked for it. */
@Entity('auth_challenges')
@Check('ck_auth_challenges_purpose', `purpose IN ('login', 'signup', 'email-change', 'identity', 'deletion', 'link')`)
@Index('uq_auth_challenges_open', ['purpose', 'address', 'browserKey'], { unique: true, where: 'consumed_at IS NULL' })
@Index('ix_auth_challenges_created_at', ['createdAt'])
export class AuthChallenge {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  purpose: Purpose;

  @Column({ type: 'citext' })
  address: string;

  /** Sign-up: the name given with the code request, if one was. */
  @Column({ type: 'text', nullable: true })
  name: string | null;

  /** HMAC-SHA-256, see one-time-code.ts; null when no code can ever match (nothing was mailed). */
  @Column({ type: 'bytea', nullable: true })
  codeHash: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Guesses so far. */
  @Column({ type: 'smallint', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', nullable: true })
  consumedAt: Date | null;

  /** SHA-256 of the challenge cookie's value. */
  @Column({ type: 'bytea' })
  browserKey: Buffer;
}
