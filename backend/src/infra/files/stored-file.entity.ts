import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { bigintAsNumber } from '../../database/columns';

/** sound: made by the engine; upload: came from its owner; derived: made of an upload; export: a finished timeline. */
const FILE_KINDS = ['sound', 'upload', 'derived', 'export'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/**
 * A file in storage and whose it is. The row is written before the object, so that an object whose maker died is found
 * and removed; readers see it once it is published.
 */
@Entity('stored_files')
@Check('ck_stored_files_kind', `kind IN (${FILE_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Index('ix_stored_files_unpublished', ['createdAt'], { where: 'published_at IS NULL' })
@Index('ix_stored_files_unused', ['createdAt'], { where: `kind <> 'sound' AND project_id IS NULL` })
@Index('ix_stored_files_user_id', ['userId'])
@Index('ix_stored_files_project_id', ['projectId'])
export class StoredFile {
  /** 128 random bits in hexadecimal, and an extension; also the key in storage. */
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: object;

  @Column({ type: 'text', default: 'sound' })
  kind: FileKind;

  @Column({ type: 'text' })
  contentType: string;

  /** Of an upload that has not come yet: what was announced. */
  @Column({ type: 'bigint', nullable: true, transformer: bigintAsNumber })
  bytes: number | null;

  /**
   * SHA-256 of what was stored: from the moment it was, and of what a client writes to a bucket itself from when it is
   * taken in.
   */
  @Column({ type: 'bytea', nullable: true })
  sha256: Buffer | null;

  /** Of an upload: its name on the person's disk. */
  @Column({ type: 'text', nullable: true })
  title: string | null;

  /** The project that uses it. What is no sound and no project uses goes after a day. */
  @Column({ type: 'integer', nullable: true })
  projectId: number | null;

  @ManyToOne('Project', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn([
    { name: 'project_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  project?: object;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Of an upload on its way: the one request that may write it. */
  @Column({ type: 'uuid', nullable: true })
  claim: string | null;

  /** When that request was last known to live. */
  @Column({ type: 'timestamptz', nullable: true })
  claimedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null;
}
