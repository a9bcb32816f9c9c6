import { ApiProperty } from '@nestjs/swagger';
import {
  type CreateMediaRequest,
  LIMITS,
  MEDIA_NOTE_CODES,
  type MediaNoteCode,
  type ProjectMedia,
} from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { MEDIA_ROLES, MEDIA_STATES } from '../media/project-media.entity';

const NAME_MESSAGE = `A name has 1 to ${LIMITS.nameMaxLength} characters`;
const PATH_MAX = 200;

export class CreateMediaDto implements CreateMediaRequest {
  @ApiProperty({ description: 'the normalizedPath of an upload' })
  @IsString({ message: 'path must be the normalizedPath of an upload' })
  @MaxLength(PATH_MAX, { message: 'path must be the normalizedPath of an upload' })
  path: string;

  @ApiProperty({ enum: MEDIA_ROLES })
  @IsIn(MEDIA_ROLES, { message: 'role must be voice, music or effect' })
  role: ProjectMedia['role'];

  @ApiProperty({ minLength: 1, maxLength: LIMITS.nameMaxLength })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @IsString({ message: NAME_MESSAGE })
  @MinLength(1, { message: NAME_MESSAGE })
  @MaxLength(LIMITS.nameMaxLength, { message: NAME_MESSAGE })
  @Matches(/^\P{Cc}*$/u, { message: 'A name has no control characters' })
  name: string;
}

export class ProjectMediaResponse implements ProjectMedia {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id: number;

  @ApiProperty({ type: 'integer' })
  projectId: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: MEDIA_ROLES })
  role: ProjectMedia['role'];

  @ApiProperty({ enum: MEDIA_STATES })
  state: ProjectMedia['state'];

  @ApiProperty({ type: String, nullable: true, description: 'why it failed' })
  message: string | null;

  @ApiProperty({
    enum: MEDIA_NOTE_CODES,
    nullable: true,
    description: 'the code of message, for programs that say it in another language',
  })
  messageCode: MediaNoteCode | null;

  @ApiProperty({ description: 'seconds; 0 until it is ready' })
  duration: number;

  @ApiProperty({ type: String, nullable: true, description: 'WAV, 48 kHz stereo' })
  audioUrl48k: string | null;

  @ApiProperty({ type: String, nullable: true })
  bars: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
