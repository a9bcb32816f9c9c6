import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type CreateExportRequest,
  EXPORT_FORMATS,
  EXPORT_LAYOUTS,
  EXPORT_LOUDNESS,
  type ExportFormat,
  type ExportLayout,
  type ExportResponse,
  type ExportStatus,
  MEDIA_NOTE_CODES,
  mediaNoteCode,
  type MediaNoteCode,
} from '@whoosh/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { EXPORT_STATUSES, type Export } from './export.entity';

export class CreateExportDto implements CreateExportRequest {
  @ApiProperty({ enum: EXPORT_FORMATS })
  @IsIn(EXPORT_FORMATS, { message: `format must be one of ${EXPORT_FORMATS.join(', ')}` })
  format: ExportFormat;

  @ApiPropertyOptional({ enum: EXPORT_LOUDNESS, description: 'LUFS; without it the mix is as it was heard' })
  @IsOptional()
  @IsIn(EXPORT_LOUDNESS, { message: `loudness must be one of ${EXPORT_LOUDNESS.join(', ')}` })
  loudness?: (typeof EXPORT_LOUDNESS)[number];

  @ApiPropertyOptional({
    enum: EXPORT_LAYOUTS,
    description:
      'of mp4 and wav, stereo without it; binaural is for headphones, surround is 5.1, of wav alone and as loud as ' +
      'it is heard',
  })
  @IsOptional()
  @IsIn(EXPORT_LAYOUTS, { message: `layout must be one of ${EXPORT_LAYOUTS.join(', ')}` })
  layout?: ExportLayout;
}

export class ExportBody implements ExportResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer' })
  projectId: number;

  @ApiProperty({ enum: EXPORT_FORMATS })
  format: ExportFormat;

  @ApiProperty({ enum: EXPORT_STATUSES })
  status: ExportStatus;

  @ApiProperty({ description: '0..1' })
  progress: number;

  @ApiProperty({ type: String, nullable: true, description: 'what it is doing, or why it failed' })
  message: string | null;

  @ApiProperty({
    enum: MEDIA_NOTE_CODES,
    nullable: true,
    description: 'the code of message, for programs that say it in another language',
  })
  messageCode: MediaNoteCode | null;

  @ApiProperty({ type: String, nullable: true, description: 'when done; good for seven days' })
  downloadUrl: string | null;

  @ApiProperty()
  fileName: string;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes: number | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export function toExportBody({
  id,
  projectId,
  format,
  status,
  progress,
  message,
  file,
  fileName,
  bytes,
  createdAt,
}: Export): ExportBody {
  return {
    id,
    projectId,
    format,
    status,
    progress,
    message,
    fileName,
    bytes,
    messageCode: mediaNoteCode(message),
    downloadUrl: file === null ? null : `/api/projects/${projectId}/exports/${id}/download`,
    createdAt: createdAt.toISOString(),
  };
}
