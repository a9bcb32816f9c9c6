import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SetProjectVideoRequest } from '@whoosh/contracts';
import { IsNumber, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';

const DURATION_MESSAGE = 'The duration must be seconds, 0 when it is not known.';
const MAX_DURATION_SECONDS = 86_400;

export class SetProjectVideoDto implements SetProjectVideoRequest {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'the normalizedPath of an upload; null takes the video away',
  })
  @ValidateIf((body: SetProjectVideoDto) => body.videoUrl !== null)
  @IsString({ message: 'videoUrl must be the normalizedPath of an upload' })
  @MaxLength(200, { message: 'videoUrl must be the normalizedPath of an upload' })
  videoUrl: string | null;

  @ApiPropertyOptional({ minimum: 0, description: 'seconds as the page read them, 0 when it could not' })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: DURATION_MESSAGE })
  @Min(0, { message: DURATION_MESSAGE })
  @Max(MAX_DURATION_SECONDS, { message: DURATION_MESSAGE })
  videoDuration?: number;
}
