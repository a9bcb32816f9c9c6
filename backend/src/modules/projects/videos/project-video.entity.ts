import type { FrameRate, PictureSheets, PictureStrip, VideoState, VideoWave } from '@whoosh/contracts';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Project } from '../project.entity';

export const VIDEO_STATES = ['preparing', 'ready', 'failed'] as const satisfies readonly VideoState[];

/** What is told of a file by its address is kept by its name. */
type Stored<T extends { url: string }> = Omit<T, 'url'> & { file: string };

/**
 * A video that a project has or had: the upload, and what was made of it. One that was replaced stays for a day, so
 * that it can come back.
 */
@Entity('project_videos')
@Check('ck_project_videos_state', `state IN (${VIDEO_STATES.map((state) => `'${state}'`).join(', ')})`)
@Index('uq_project_videos_current', ['projectId'], { unique: true, where: 'replaced_at IS NULL' })
@Index('ix_project_videos_project_id', ['projectId'])
export class ProjectVideo {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer' })
  projectId: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('Project', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'project_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  project?: Project;

  /** Name of the upload among the stored files. */
  @Column({ type: 'text' })
  uploadFile: string;

  /** Seconds as the page read them; null when it could not. The probe's `duration` wins. */
  @Column({ type: 'double precision', nullable: true })
  statedDuration: number | null;

  @Column({ type: 'text', default: 'preparing' })
  state: VideoState;

  /** 0..1 of the preparation. */
  @Column({ type: 'double precision', default: 0 })
  progress: number;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  /** What a browser plays: the upload itself or a file made of it. */
  @Column({ type: 'text', nullable: true })
  playFile: string | null;

  /** What an editor plays and searches in. */
  @Column({ type: 'text', nullable: true })
  proxyFile: string | null;

  /** Seconds. */
  @Column({ type: 'double precision', nullable: true })
  duration: number | null;

  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** Frames per second. */
  @Column({ type: 'double precision', nullable: true })
  frameRate: number | null;

  /** The same as a fraction; null in rows of an earlier version. */
  @Column({ type: 'json', nullable: true })
  frameRateFraction: FrameRate | null;

  /** SMPTE, of the first frame. */
  @Column({ type: 'text', nullable: true })
  startTimecode: string | null;

  /** A VideoFrameTimes of contracts, where frames stand at unequal distances. */
  @Column({ type: 'text', nullable: true })
  frameTimesFile: string | null;

  @Column({ type: 'boolean', default: false })
  hasAudio: boolean;

  /** Pictures at equal distances, side by side in one JPEG. */
  @Column({ type: 'text', nullable: true })
  stripFile: string | null;

  @Column({ type: 'json', nullable: true })
  strip: Omit<PictureStrip, 'url'> | null;

  /** The same in higher densities, the coarsest first. */
  @Column({ type: 'json', default: () => `'[]'` })
  sheets: Stored<PictureSheets>[];

  /** A VideoPeaks of contracts. */
  @Column({ type: 'text', nullable: true })
  peaksFile: string | null;

  /** The waveform down to samples. */
  @Column({ type: 'json', nullable: true })
  wave: Stored<VideoWave> | null;

  /** Seconds at which the picture changes. */
  @Column({ type: 'json', default: () => `'[]'` })
  cuts: number[];

  /** Of the preparation that it went through last; one of an earlier version is made up for. */
  @Column({ type: 'integer', default: 0 })
  preparationVersion: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Since when the project has another one, or none. */
  @Column({ type: 'timestamptz', nullable: true })
  replacedAt: Date | null;
}
