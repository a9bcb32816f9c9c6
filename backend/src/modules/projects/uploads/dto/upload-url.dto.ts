import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type UploadUrlRequest, type UploadUrlResponse } from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';

const SIZE_MESSAGE = 'The size must be a whole number of bytes, at least 1.';

export class UploadUrlDto implements UploadUrlRequest {
  @ApiProperty({ enum: ['uploads'] })
  @IsIn(['uploads'], { message: 'fileType must be uploads' })
  fileType: 'uploads';

  @ApiProperty({ example: 'video/mp4' })
  @IsString({ message: 'contentType must be a media type' })
  @MaxLength(100, { message: 'contentType must be a media type' })
  contentType: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'bytes; the PUT takes exactly so many' })
  @IsOptional()
  @IsInt({ message: SIZE_MESSAGE })
  @Min(1, { message: SIZE_MESSAGE })
  size?: number;

  @ApiPropertyOptional({ maxLength: LIMITS.nameMaxLength, description: 'the file’s name on the person’s disk' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @IsString({ message: 'The name must be text.' })
  @MaxLength(LIMITS.nameMaxLength, { message: `A file name has at most ${LIMITS.nameMaxLength} characters.` })
  // Bidirectional marks would let a name read as another.
  @Matches(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, { message: 'A file name has no control characters.' })
  name?: string;
}

export class UploadUrlBody implements UploadUrlResponse {
  @ApiProperty({ description: 'where the file is PUT, with the same Content-Type' })
  uploadURL: string;

  @ApiProperty({ description: 'the file’s address afterwards' })
  normalizedPath: string;
}
