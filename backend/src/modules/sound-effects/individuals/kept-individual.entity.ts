import type { NewIndividual } from '@whoosh/contracts';
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { User } from '../../auth';

/** One of its kind that one account keeps. */
@Entity('kept_individuals')
@Index('ix_kept_individuals_user_id', ['userId', 'keptAt'])
export class KeptIndividualRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false, onDelete: 'CASCADE' })
  user?: User;

  @Column({ type: 'text' })
  name: string;

  /** Id of the source that it is one of. */
  @Column({ type: 'text' })
  model: string;

  /** As a layer of a scene has it. */
  @Column({ type: 'jsonb' })
  individual: NewIndividual['individual'];

  @CreateDateColumn({ type: 'timestamptz' })
  keptAt: Date;
}
