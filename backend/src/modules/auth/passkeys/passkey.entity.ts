import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { AccountAccess } from '../account-access';

/** A key pair of an authenticator that signs in to an account; the private half never leaves the authenticator. */
@Entity('passkeys')
@Unique('uq_passkeys_credential_id', ['credentialId'])
@Index('ix_passkeys_user_id', ['userId', 'createdAt'])
@Check('ck_passkeys_counter', 'counter >= 0')
export class PasskeyRow extends AccountAccess {
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
}
