import type { KeyScope } from '@whoosh/contracts';
import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { AccountAccess } from './account-access';

/** A key with which a program acts for its owner. The key itself is shown once and kept nowhere. */
@Entity('api_keys')
@Unique('uq_api_keys_key_hash', ['keyHash'])
@Index('ix_api_keys_user_id', ['userId', 'createdAt'])
@Check('ck_api_keys_credits_per_day', 'credits_per_day >= 0')
export class ApiKeyRow extends AccountAccess {
  @Column({ type: 'text' })
  name: string;

  /** Its first characters, for its owner to recognise it by. */
  @Column({ type: 'text' })
  prefix: string;

  /** SHA-256 of the key. */
  @Column({ type: 'bytea' })
  keyHash: Buffer;

  @Column({ type: 'text', array: true })
  scopes: KeyScope[];

  /** Credits that it may spend on one day (UTC); null for no ceiling of its own. */
  @Column({ type: 'integer', nullable: true })
  creditsPerDay: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
