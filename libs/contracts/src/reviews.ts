import type { FrameRate } from './frames';

export const REVIEW_LIMITS = {
  /** A link ends after so many days, and begins anew when its owner opens the review again. */
  linkDays: 30,
  authorMaxLength: 60,
  commentMaxLength: 1_000,
  /** Of one project. */
  maxComments: 1_000,
  commentsPerPage: 100,
} as const;

/** A link by which everybody who has it watches a timeline and comments on it. */
export interface ReviewLink {
  token: string;
  /** Path of its page. */
  path: string;
  createdAt: string;
  expiresAt: string;
}

/** Answer of GET /api/projects/{id}/review; null: nobody reviews it. */
export interface ReviewResponse {
  link: ReviewLink | null;
}

/** A file of a timeline as it was exported. */
export interface ReviewCut {
  /** For as long as the link holds. */
  url: string;
  kind: 'video' | 'audio';
  /** Seconds. */
  duration: number;
  /** The mean where frames stand at unequal distances. */
  frameRate: FrameRate | null;
  /** Its frames stand at unequal distances. */
  hasVariableRate: boolean;
  /** SMPTE timecode of its first frame. */
  startTimecode: string | null;
  madeAt: string;
}

/** Answer of GET /api/reviews/{token}: what everybody with the link sees. Not whose it is. */
export interface OpenReview {
  /** Of the project. */
  name: string;
  expiresAt: string;
  /** null: there is no finished cut yet, or none any more. */
  cut: ReviewCut | null;
}

/** What somebody said of a moment of a timeline. */
export interface ReviewComment {
  /** Later ones have higher ids. */
  id: number;
  /** As they call themselves. */
  author: string;
  text: string;
  /** Seconds of the timeline, to the sample. */
  at: number;
  resolved: boolean;
  createdAt: string;
}

/** Body of POST /api/reviews/{token}/comments. */
export type CommentRequest = Pick<ReviewComment, 'author' | 'text' | 'at'>;

/** Body of PATCH /api/projects/{id}/review-comments/{commentId}. */
export type ResolveCommentRequest = Pick<ReviewComment, 'resolved'>;

/** The page of a review; the token is 128 random bits in base64url. */
export const reviewPath = (token: string): string => `/r/${token}`;
