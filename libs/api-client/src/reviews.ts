import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  REVIEW_LIMITS,
  type CommentRequest,
  type OpenReview,
  type ReviewComment,
  type ReviewLink,
  type ReviewResponse,
} from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** Whoever has a review open sees what others say within this time, milliseconds. */
const OTHERS_MS = 10_000;

const openCommentsKey = (token: string) => ['/api/reviews', token, 'comments'];

/** The link by which others review a timeline. */
export function useReview(projectId: number) {
  return useQuery<ReviewResponse>({
    queryKey: CACHE_KEYS.review(projectId),
    queryFn: ({ signal }) => request('GET', `/api/projects/${projectId}/review`, undefined, { signal }),
  });
}

/** Opens or revokes the review of a timeline. */
export function useChangeReview(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOpen: boolean): Promise<ReviewResponse> => {
      const path = `/api/projects/${projectId}/review`;
      if (isOpen) return { link: await request<ReviewLink>('POST', path) };
      await request('DELETE', path);
      return { link: null };
    },
    onSuccess: (answer) => client.setQueryData(CACHE_KEYS.review(projectId), answer),
  });
}

/** All that reviewers said of a timeline. */
export function useReviewComments(projectId: number) {
  return useQuery<ReviewComment[]>({
    queryKey: CACHE_KEYS.reviewComments(projectId),
    queryFn: ({ signal }) => allComments(`/api/projects/${projectId}/review-comments`, signal),
  });
}

/** Reviewers have said something: it is asked for. */
export function refreshReviewComments(client: QueryClient, projectId: number): Promise<void> {
  return client.invalidateQueries({ queryKey: CACHE_KEYS.reviewComments(projectId) });
}

/** Resolves a comment, opens it again, or deletes it. */
export function useChangeComment(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, change }: { id: number; change: 'resolve' | 'reopen' | 'delete' }): Promise<void> => {
      const path = `/api/projects/${projectId}/review-comments/${id}`;
      if (change === 'delete') await request('DELETE', path);
      else await request('PATCH', path, { resolved: change === 'resolve' });
    },
    onSuccess: () => refreshReviewComments(client, projectId),
  });
}

/** What everybody with a review link sees. */
export function useOpenReview(token: string) {
  return useQuery<OpenReview>({
    queryKey: ['/api/reviews', token],
    queryFn: ({ signal }) => request('GET', `/api/reviews/${encodeURIComponent(token)}`, undefined, { signal }),
  });
}

/** What was said of it; asked for again while it is open. */
export function useOpenComments(token: string) {
  return useQuery<ReviewComment[]>({
    queryKey: openCommentsKey(token),
    queryFn: ({ signal }) => allComments(`/api/reviews/${encodeURIComponent(token)}/comments`, signal),
    refetchInterval: OTHERS_MS,
  });
}

/** Says something of a moment of it. */
export function useAddComment(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CommentRequest) =>
      request<ReviewComment>('POST', `/api/reviews/${encodeURIComponent(token)}/comments`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: openCommentsKey(token) }),
  });
}

/** Page after page; there are at most as many as one project may have. */
async function allComments(path: string, signal: AbortSignal): Promise<ReviewComment[]> {
  const comments: ReviewComment[] = [];
  while (comments.length < REVIEW_LIMITS.maxComments) {
    const after = comments.at(-1)?.id;
    const query = after === undefined ? '' : `?after=${after}`;
    const page = await request<ReviewComment[]>('GET', path + query, undefined, { signal });
    comments.push(...page);
    if (page.length < REVIEW_LIMITS.commentsPerPage) break;
  }
  return comments;
}
