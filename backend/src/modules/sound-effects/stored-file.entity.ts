import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { bigintAsNumber } from '../../database/columns';
import type { User } from '../auth';

/**
 * A file in storage and whose it is. The row is written before the object, so that an object whose maker died is found
 * and removed; readers see it once it is published.
 */
@Entity('stored_files')
@Index('ix_stored_files_unpublished', ['createdAt'], { where: 'published_at IS NULL' })
@Index('ix_stored_files_user_id', ['userId'])
export class StoredFile {
  /** 128 random bits in hexadecimal, and an extension; also the key in storage. */
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  @Column({ type: 'text' })
  contentType: string;

  /** Known once published. */
  @Column({ type: 'bigint', nullable: true, transformer: bigintAsNumber })
  bytes: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null;
}
