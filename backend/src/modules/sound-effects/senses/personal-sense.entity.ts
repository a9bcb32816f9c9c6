import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { User } from '../../auth';

/** What one account means by a word. */
@Entity('personal_senses')
export class PersonalSenseRow {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false, onDelete: 'CASCADE' })
  user?: User;

  /** In small letters. */
  @PrimaryColumn({ type: 'text' })
  words: string;

  /** Id of the source that they mean. */
  @Column({ type: 'text' })
  model: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  chosenAt: Date;
}
