import type { AudioCut } from '@whoosh/audio-codec';
import type { ForeignMaker, SoundEvent } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { bigintAsNumber } from '../../database/columns';
import type { User } from '../auth';
import type { Generation } from './generation.entity';

/** One finished sound of a generation. */
@Entity('takes')
@Unique('uq_takes_mp3_file', ['mp3File'])
@Unique('uq_takes_wav_file', ['wavFile'])
@Index('ix_takes_open', ['userId', 'createdAt'], { where: 'kept_at IS NULL AND discarded_at IS NULL' })
export class Take {
  @PrimaryColumn({ type: 'uuid' })
  generationId: string;

  /** From 1 on as asked for; see FIRST_PART and FIRST_MIX of contracts. */
  @PrimaryColumn({ type: 'smallint' })
  take: number;

  @ManyToOne('Generation', { nullable: false })
  generation?: Generation;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { nullable: false })
  user?: User;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  seed: number;

  /** Name of the stored MP3, 44.1 kHz, 320 kbit/s. */
  @Column({ type: 'text' })
  mp3File: string;

  /** Name of the stored WAV, 48 kHz, 24-bit. */
  @Column({ type: 'text' })
  wavFile: string;

  /** 100 bars, see encodeBars of contracts. */
  @Column({ type: 'text' })
  bars: string;

  /** The same, one bar for each 20 ms. */
  @Column({ type: 'text' })
  peaks: string;

  @Column({ type: 'json', default: () => `'[]'` })
  events: SoundEvent[];

  /** What was rendered, where that is not the scene of the generation: of a variation or a mix. */
  @Column({ type: 'json', nullable: true })
  scene: Scene | null;

  /** How it was cut out of what was rendered, one cut after the other; null: it is the whole. */
  @Column({ type: 'json', nullable: true })
  cuts: AudioCut[] | null;

  /** Of the engine that rendered it. */
  @Column({ type: 'text' })
  engineVersion: string;

  /** Where it was not our own engine. */
  @Column({ type: 'json', nullable: true })
  madeBy: ForeignMaker | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When it was saved to the library. */
  @Column({ type: 'timestamptz', nullable: true })
  keptAt: Date | null;

  /** When it was thrown away, by its owner or after 7 days. */
  @Column({ type: 'timestamptz', nullable: true })
  discardedAt: Date | null;
}

/** The very scene that a take was rendered from. */
export function sceneOfTake(
  { scene, seed }: Pick<Take, 'scene' | 'seed'>,
  generation: Pick<Generation, 'scene'>,
): Scene {
  return { ...(scene ?? generation.scene), seed };
}
