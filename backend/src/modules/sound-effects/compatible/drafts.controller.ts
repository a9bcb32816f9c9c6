import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, OpenToKeys, type SessionUser } from '../../../http';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { RenderPool } from '../render-pool';
import { checkedScene } from '../scene-check';
import { SceneEngine } from '../scene-engine';
import type { AudioFormat } from './audio-format';
import { DraftDto } from './draft.dto';

/** It takes as much of the processor as a sound that is paid. */
const PER_PERSON: RateRule = { name: 'draft', points: 10, seconds: 60 };
/** Good enough to judge by, not to use. */
const DRAFT_FORMAT: AudioFormat = { codec: 'mp3', sampleRate: 32_000, bitrate: 128, channels: 2 };

/** Drafts for programs that cannot render by themselves, as the page does. */
@ApiTags('sound-effects')
@Controller('sound-effects/draft')
export class DraftsController {
  constructor(
    private readonly engine: SceneEngine,
    private readonly pool: RenderPool,
    private readonly limits: RateLimits,
  ) {}

  @OpenToKeys('read')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'How a scene sounds, to judge by; free',
    description: 'An MP3 at 32 kHz that is kept nowhere. Ten a minute.',
  })
  @ApiProduces('audio/mpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async render(@CurrentUser() user: SessionUser, @Body() body: DraftDto, @Res() response: Response): Promise<void> {
    const scene = checkedScene(body.scene, this.engine);
    await this.limits.consume(PER_PERSON, String(user.id));
    const left = new AbortController();
    response.once('close', () => left.abort());
    const { wav, details } = await this.pool.render(scene, { signal: left.signal, onProgress: () => undefined });
    // Bars and events are of no use here; their failure is that of the sound.
    details.catch(() => undefined);
    const file = await this.pool.convert(await wav, DRAFT_FORMAT, left.signal);
    response
      .set({
        'Content-Type': 'audio/mpeg',
        'Content-Length': String(file.byteLength),
        'Cache-Control': 'private, no-store, no-transform',
      })
      .end(file);
  }
}
