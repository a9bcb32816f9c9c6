import { MIX_RATE } from '@whoosh/timeline-mix';
import type { ReviewCommentBody } from './review.dto';
import type { ReviewComment } from './review-comment.entity';

export function toCommentBody({
  id,
  author,
  text,
  atSamples,
  resolvedAt,
  createdAt,
}: ReviewComment): ReviewCommentBody {
  return {
    id,
    author,
    text,
    at: atSamples / MIX_RATE,
    resolved: resolvedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
