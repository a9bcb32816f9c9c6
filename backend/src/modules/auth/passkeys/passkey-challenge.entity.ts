import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a challenge may be answered for; one for signing in adds no passkey. */
export type PasskeyPurpose = 'add' | 'sign-in';

/** A challenge that an authenticator was asked to sign. It is answered once, by the browser that asked for it. */
@Entity('passkey_challenges')
@Index('ix_passkey_challenges_created_at', ['createdAt'])
export class PasskeyChallenge {
  /** base64url. */
  @PrimaryColumn({ type: 'text' })
  challenge: string;

  @Column({ type: 'text' })
  purpose: PasskeyPurpose;

  /** SHA-256 of the challenge cookie's value. */
  @Column({ type: 'bytea' })
  browserKey: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
