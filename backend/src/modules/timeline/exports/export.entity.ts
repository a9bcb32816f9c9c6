import { EXPORT_FORMATS, type ExportFormat, type ExportStatus } from '@whoosh/contracts';
import type { MixPlan } from '@whoosh/timeline-mix';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { bigintAsNumber } from '../../../database/columns';
import type { Project } from '../../projects';
import type { ExportSound, ExportTask, ExportVideo } from './render/export-task';

export const EXPORT_STATUSES = [
  'queued',
  'running',
  'done',
  'failed',
  'cancelled',
] as const satisfies readonly ExportStatus[];
const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** The timeline as it was when the export was asked for. `file` names a stored file here. */
export interface ExportSnapshot extends Pick<ExportTask, 'projectName' | 'markers' | 'trackNames' | 'layout'> {
  plan: MixPlan;
  sounds: ExportSound[];
  video: ExportVideo | null;
}

/** A timeline on its way out, and the file that it became. */
@Entity('exports')
@Check('ck_exports_format', `format IN (${listed(EXPORT_FORMATS)})`)
@Check('ck_exports_status', `status IN (${listed(EXPORT_STATUSES)})`)
@Index('ix_exports_project_id', ['projectId', 'createdAt'])
@Index('ix_exports_created_at', ['createdAt'])
export class Export {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

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

  @Column({ type: 'text' })
  format: ExportFormat;

  /** LUFS. */
  @Column({ type: 'smallint', nullable: true })
  loudness: number | null;

  @Column({ type: 'text', default: 'queued' })
  status: ExportStatus;

  /** 0..1. */
  @Column({ type: 'double precision', default: 0 })
  progress: number;

  /** What it is doing, or why it failed. */
  @Column({ type: 'text', nullable: true })
  message: string | null;

  /** For the person's disk. */
  @Column({ type: 'text' })
  fileName: string;

  @Column({ type: 'json' })
  snapshot: ExportSnapshot;

  /** Name among the stored files. */
  @Column({ type: 'text', nullable: true })
  file: string | null;

  @Column({ type: 'bigint', nullable: true, transformer: bigintAsNumber })
  bytes: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
