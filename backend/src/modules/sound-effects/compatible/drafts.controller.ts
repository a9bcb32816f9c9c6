import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Scene } from '@whoosh/sound-scene';
import type { Response } from 'express';
import { CurrentUser, OpenToKeys, type SessionUser } from '../../../http';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { WorkBudget } from '../../../infra/work-budget';
import { KeyedMutex } from '../keyed-mutex';
import { RenderPool } from '../render-pool';
import { checkedScene } from '../scene-check';
import { SceneEngine } from '../scene-engine';
import { SensesService } from '../senses/senses.service';
import type { AudioFormat } from './audio-format';
import { DraftDto, DraftQueryDto } from './draft.dto';

/** It takes as much of the processor as a sound that is paid. */
const PER_PERSON: RateRule = { name: 'draft', points: 10, seconds: 60 };
/** Good enough to judge by, not to use. */
const DRAFT_FORMAT: AudioFormat = { codec: 'mp3', sampleRate: 32_000, bitrate: 96, channels: 1 };
const DRAFT_SECONDS = 3;

/** Drafts for programs that cannot render by themselves, as the page does. */
@ApiTags('sound-effects')
@Controller('sound-effects/draft')
export class DraftsController {
  /** One draft of a person at a time. */
  private readonly turns = new KeyedMutex<number>();

  constructor(
    private readonly engine: SceneEngine,
    private readonly pool: RenderPool,
    private readonly limits: RateLimits,
    private readonly work: WorkBudget,
    private readonly senses: SensesService,
  ) {}

  @OpenToKeys('read')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'How a scene sounds, to judge by; free',
    description: 'Its first 3 s as a mono MP3 of 96 kbit/s that is kept nowhere. Ten a minute.',
  })
  @ApiProduces('audio/mpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async render(@CurrentUser() user: SessionUser, @Body() body: DraftDto, @Res() response: Response): Promise<void> {
    await this.answer(user, checkedScene(body.scene, this.engine), response);
  }

  @OpenToKeys('read')
  @Get()
  @ApiOperation({ summary: 'How a description sounds, to judge by; free', description: 'As the POST, as a link.' })
  @ApiProduces('audio/mpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async read(
    @CurrentUser() user: SessionUser,
    @Query() query: DraftQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    const { description, duration, lang, seed = 1 } = query;
    await this.work.assertLeft(user.id);
    const senses = await this.senses.of(user.id);
    const options = { duration, seed, lang, intensity: 'moderate', senses } as const;
    const scene = await this.engine.interpret(description, options, user.id);
    await this.answer(user, checkedScene(scene, this.engine), response);
  }

  private async answer(user: SessionUser, scene: Scene, response: Response): Promise<void> {
    await this.limits.consume(PER_PERSON, String(user.id));
    const left = new AbortController();
    response.once('close', () => left.abort());
    // A loop would be rendered past its end; of a draft nobody hears the seam.
    const beginning = { ...scene, loop: false, duration: Math.min(scene.duration, DRAFT_SECONDS) };
    const expectedMs = this.engine.cost(beginning) * beginning.duration * 1000;
    const file = await this.turns.run(user.id, async () => {
      await this.work.assertLeft(user.id, expectedMs);
      const onWork = (ms: number): void => this.work.note(user.id, ms);
      return this.pool.draft(beginning, DRAFT_FORMAT, { signal: left.signal, onWork });
    });
    response
      .set({
        'Content-Type': 'audio/mpeg',
        'Content-Length': String(file.byteLength),
        'Cache-Control': 'private, no-store, no-transform',
      })
      .end(file);
  }
}
