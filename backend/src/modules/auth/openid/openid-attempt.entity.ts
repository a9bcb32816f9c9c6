import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A sign-in at the provider, from the leaving of our page until it is over. It is answered once, by the browser that
 * began it; whom the provider named then waits here, if no account is linked to them yet, for the code that was mailed
 * to their address.
 */
@Entity('openid_attempts')
@Index('ix_openid_attempts_browser_key', ['browserKey', 'answeredAt'])
@Index('ix_openid_attempts_created_at', ['createdAt'])
export class OpenIdAttempt {
  @PrimaryColumn({ type: 'text' })
  state: string;

  @Column({ type: 'text' })
  nonce: string;

  /** RFC 7636, section 4.1. */
  @Column({ type: 'text' })
  codeVerifier: string;

  /** SHA-256 of the challenge cookie's value. */
  @Column({ type: 'bytea' })
  browserKey: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  /** These four are set while a code is waited for. */
  @Column({ type: 'text', nullable: true })
  issuer: string | null;

  @Column({ type: 'text', nullable: true })
  subject: string | null;

  @Column({ type: 'citext', nullable: true })
  address: string | null;

  @Column({ type: 'text', nullable: true })
  name: string | null;
}
