import { Controller, Get, type OnModuleDestroy, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { TimelineNews } from '@whoosh/contracts';
import type { Response } from 'express';
import { AppError, CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../http';
import { TimelineNewsFeed } from './timeline-news';
import { TimelineService } from './timeline.service';

const RECONNECT_MS = 1_000;
/** Proxies close streams that stay silent, and news between processes may be lost: the revision is told anew. */
const HEARTBEAT_MS = 15_000;
/** A stream ends after this time and is opened again, by whoever still has a session. */
const LONGEST_MS = 10 * 60_000;
/** Windows of one account in this process. */
const MOST_STREAMS = 20;

@ApiTags('timeline')
@OpenToKeys('read')
@Controller('projects/:id/timeline-events')
export class TimelineEventsController implements OnModuleDestroy {
  private readonly streams = new Map<Response, number>();

  constructor(
    private readonly timeline: TimelineService,
    private readonly feed: TimelineNewsFeed,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'What changes on a timeline, as server-sent events',
    description:
      'Each event is a JSON object: `revision` after an edit and every 15 s, `comments` when a review has new ones.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  async events(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Res() response: Response,
  ): Promise<void> {
    await this.timeline.revision(user.id, id);
    if ([...this.streams.values()].filter((owner) => owner === user.id).length >= MOST_STREAMS)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: HEARTBEAT_MS / 1_000 });
    response.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${RECONNECT_MS}\n\n`);
    const tell = (news: TimelineNews) => void response.write(`data: ${JSON.stringify(news)}\n\n`);
    // a project that is gone meanwhile has no news
    const tellRevision = () =>
      void this.timeline.revision(user.id, id).then(
        (revision) => tell({ revision }),
        () => response.end(),
      );
    const unsubscribe = this.feed.subscribe(id, tell);
    const heartbeat = setInterval(tellRevision, HEARTBEAT_MS);
    const end = setTimeout(() => response.end(), LONGEST_MS);
    this.streams.set(response, user.id);
    response.on('close', () => {
      unsubscribe();
      clearInterval(heartbeat);
      clearTimeout(end);
      this.streams.delete(response);
    });
    // after subscribing, so that nothing falls between
    tellRevision();
  }

  /** The process stops: listeners come back to another one. */
  onModuleDestroy(): void {
    for (const response of this.streams.keys()) response.end();
  }
}
