import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { User } from '../user.entity';

/** A key pair of an authenticator that signs in to an account; the private half never leaves the authenticator. */
@Entity('passkeys')
@Unique('uq_passkeys_credential_id', ['credentialId'])
@Index('ix_passkeys_user_id', ['userId', 'createdAt'])
@Check('ck_passkeys_counter', 'counter >= 0')
export class PasskeyRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  /** The authenticator's name for it, base64url. */
  @Column({ type: 'text' })
  credentialId: string;

  /** COSE. */
  @Column({ type: 'bytea' })
  publicKey: Buffer;

  /** Signatures so far, as the authenticator counts them; 0 for ever where it does not. */
  @Column({ type: 'bigint' })
  counter: string;

  /** How browsers reach the authenticator: usb, internal, hybrid. */
  @Column({ type: 'text', array: true })
  transports: string[];

  /** As its owner calls it. */
  @Column({ type: 'text' })
  name: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
