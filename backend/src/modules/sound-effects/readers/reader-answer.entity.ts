import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReadEvent } from './read-events';

/**
 * What another reader answered for a text, so that it is asked once. Nobody's: it holds no words that its hash does not
 * stand for.
 */
@Entity('reader_answers')
@Index('ix_reader_answers_created_at', ['createdAt'])
export class ReaderAnswer {
  /** SHA-256 of model, length and text, hexadecimal. */
  @PrimaryColumn({ type: 'text' })
  textHash: string;

  @Column({ type: 'json' })
  events: ReadEvent[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
