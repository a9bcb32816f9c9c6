import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type CommentRequest,
  type FrameRate,
  type OpenReview,
  REVIEW_LIMITS,
  type ResolveCommentRequest,
  type ReviewComment,
  type ReviewCut,
  type ReviewLink,
  type ReviewResponse,
} from '@whoosh/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsSwitch, IsText, IsTime } from '../dto/rules';

const MAX_ID = 2_147_483_647;

export class CommentDto implements CommentRequest {
  @IsText(REVIEW_LIMITS.authorMaxLength)
  author: string;

  @IsText(REVIEW_LIMITS.commentMaxLength)
  text: string;

  @IsTime({ description: 'seconds of the timeline' })
  at: number;
}

export class ResolveCommentDto implements ResolveCommentRequest {
  @IsSwitch()
  resolved: boolean;
}

export class ListCommentsDto {
  @ApiPropertyOptional({ type: 'integer', description: 'the id of the last one of the page before' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'after must be an id' })
  @Min(1, { message: 'after must be an id' })
  @Max(MAX_ID, { message: 'after must be an id' })
  after?: number;
}

export class ReviewLinkBody implements ReviewLink {
  @ApiProperty()
  token: string;

  @ApiProperty()
  path: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

export class ReviewBody implements ReviewResponse {
  @ApiProperty({ type: ReviewLinkBody, nullable: true })
  link: ReviewLinkBody | null;
}

export class ReviewCommentBody implements ReviewComment {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  author: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'seconds of the timeline' })
  at: number;

  @ApiProperty()
  resolved: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ReviewCutBody implements ReviewCut {
  @ApiProperty()
  url: string;

  @ApiProperty({ enum: ['video', 'audio'] })
  kind: ReviewCut['kind'];

  @ApiProperty({ description: 'seconds' })
  duration: number;

  @ApiProperty({ type: Object, nullable: true, description: 'frames a second, as a fraction' })
  frameRate: FrameRate | null;

  @ApiProperty({ description: 'its frames stand at unequal distances, and frameRate is their mean' })
  hasVariableRate: boolean;

  @ApiProperty({ type: String, nullable: true })
  startTimecode: string | null;

  @ApiProperty({ format: 'date-time' })
  madeAt: string;
}

export class OpenReviewBody implements OpenReview {
  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: ReviewCutBody, nullable: true, description: 'null: there is no finished cut yet' })
  cut: ReviewCutBody | null;
}
