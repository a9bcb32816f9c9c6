import { Controller, Delete, Get, HttpCode, Param, Query, Res, type OnModuleDestroy } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { GenerationProgress } from '@whoosh/contracts';
import type { Response } from 'express';
import { CurrentUser, OpenToKeys, type SessionUser } from '../../http';
import { GenerationStatusBody } from './dto/generation.response';
import { DiscardDto, ListGenerationsDto } from './dto/list-sound-effects.dto';
import { GenerationIdPipe } from './generation-id.pipe';
import { GenerationProgressFeed, isFinished } from './generation-progress';
import { GenerationViews } from './generation-views';

const RECONNECT_MS = 1_000;
/** How often one that waits hears how long it still has to. */
const WAITING_MS = 2_000;
/** Proxies close streams that stay silent. */
const HEARTBEAT_MS = 15_000;

@ApiTags('generations')
@OpenToKeys('read', 'generate')
@Controller('generations')
export class GenerationsController implements OnModuleDestroy {
  private readonly streams = new Set<Response>();

  constructor(
    private readonly views: GenerationViews,
    private readonly feed: GenerationProgressFeed,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Your generations of the last 7 days',
    description: 'saved=false: those under way or not kept.',
  })
  @ApiOkResponse({ type: [GenerationStatusBody] })
  list(@CurrentUser() user: SessionUser, @Query() query: ListGenerationsDto): Promise<GenerationStatusBody[]> {
    return this.views.list(user.id, query.saved === 'false');
  }

  @Get(':id')
  @ApiOperation({ summary: 'A generation: its progress, its result, or why it failed' })
  @ApiOkResponse({ type: GenerationStatusBody })
  get(@CurrentUser() user: SessionUser, @Param('id', GenerationIdPipe) id: string): Promise<GenerationStatusBody> {
    return this.views.get(user.id, id);
  }

  @Get(':id/events')
  @ApiOperation({
    summary: 'Progress as server-sent events',
    description: 'Each event is a GenerationProgress; the stream ends with the generation.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  async events(
    @CurrentUser() user: SessionUser,
    @Param('id', GenerationIdPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await this.views.get(user.id, id);
    response.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${RECONNECT_MS}\n\n`);
    const tell = (progress: GenerationProgress) => {
      if (response.writableEnded) return;
      response.write(`data: ${JSON.stringify(progress)}\n\n`);
      if (isFinished(progress.state)) response.end();
    };
    const unsubscribe = this.feed.subscribe(id, tell);
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    // Nothing is told of one that waits, while those before it come to their end.
    const waiting = setInterval(() => void this.tellWaiting(id, user.id, tell), WAITING_MS);
    this.streams.add(response);
    response.on('close', () => {
      unsubscribe();
      clearInterval(heartbeat);
      clearInterval(waiting);
      this.streams.delete(response);
    });
    // Read after subscribing, so that nothing falls between.
    const { progress } = await this.views.get(user.id, id);
    tell(progress);
  }

  /** Tells how long it still waits, as long as nothing of it is rendered. A failure is told by the next call. */
  private async tellWaiting(id: string, userId: number, tell: (progress: GenerationProgress) => void): Promise<void> {
    const isBegun = () => (this.feed.last(id)?.renderedSeconds ?? 0) > 0;
    if (isBegun()) return;
    const status = await this.views.get(userId, id).catch(() => null);
    if (status !== null && !isFinished(status.progress.state) && !isBegun()) tell(status.progress);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Stops a generation, or discards its takes that were not kept, or one of them',
    description: 'A stopped one gives its credits back.',
  })
  @ApiNoContentResponse()
  async discard(
    @CurrentUser() user: SessionUser,
    @Param('id', GenerationIdPipe) id: string,
    @Query() query: DiscardDto,
  ): Promise<void> {
    await (query.stop === 'true' ? this.views.stop(user.id, id) : this.views.discard(user.id, id, query.take));
  }

  /** The process stops: listeners come back to another one. */
  onModuleDestroy(): void {
    for (const response of this.streams) response.end();
  }
}
