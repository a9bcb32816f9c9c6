import { useReviewComments } from '@whoosh/api-client';
import type { Transport } from '../editor/transport';
import { useTiming } from '../editor/useTransport';
import { t } from '../messages';
import { pixelsPerMs } from '../model';
import { useDrawnRange, type DrawnRange } from '../timeline/drawn-range';
import { pictureTimecode } from '../words/timecode';
import styles from './CommentFlags.module.css';

interface CommentFlagsProps {
  projectId: number;
  transport: Transport;
  /** Percent. */
  zoom: number;
  drawn: DrawnRange;
}

/** What reviewers said and nobody has resolved, as flags on the ruler: a press leads there. */
export function CommentFlags({ projectId, transport, zoom, drawn }: CommentFlagsProps) {
  const { data = [] } = useReviewComments(projectId);
  const timing = useTiming(transport);
  const range = useDrawnRange(drawn);
  const scale = pixelsPerMs(zoom);
  return data
    .filter(({ resolved }) => !resolved)
    .map((comment) => ({ ...comment, ms: comment.at * 1_000 }))
    .filter(({ ms }) => ms * scale >= range.fromPx && ms * scale <= range.toPx)
    .map(({ id, author, text, ms }) => {
      const words = t('review.said', { author, time: pictureTimecode(ms, timing), text });
      return (
        <button
          key={id}
          type="button"
          className={styles.flag}
          style={{ left: ms * scale }}
          aria-label={words}
          title={words}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => transport.seek(ms)}
        />
      );
    });
}
