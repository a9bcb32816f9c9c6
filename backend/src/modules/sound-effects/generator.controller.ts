import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@whoosh/contracts';
import type { Response } from 'express';
import { AppError, CurrentUser, type SessionUser } from '../../http';
import { RateLimits, type RateRule } from '../../infra/rate-limits';
import { GenerateSoundDto } from './dto/generate-sound.dto';
import { GenerationBody, GenerationStatusBody } from './dto/generation.response';
import { InterpretDto } from './dto/interpret.dto';
import { InterpretBody } from './dto/interpret.response';
import { GenerationViews } from './generation-views';
import { GenerationService } from './generation.service';
import { checkedIdempotencyKey } from './idempotency-key';
import { preferredWaitMs } from './preferred-wait';
import { SoundGenerator } from './sound-generator';

const INTERPRET_RULE: RateRule = { name: 'interpret', points: 5, seconds: 1 };

@ApiTags('sound-effects')
@Controller('sound-effects')
export class GeneratorController {
  constructor(
    private readonly generations: GenerationService,
    private readonly views: GenerationViews,
    private readonly generator: SoundGenerator,
    private readonly limits: RateLimits,
  ) {}

  @Post('interpret')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a description means; free' })
  @ApiOkResponse({ type: InterpretBody })
  async interpret(@CurrentUser() user: SessionUser, @Body() body: InterpretDto): Promise<InterpretBody> {
    await this.limits.consume(INTERPRET_RULE, String(user.id));
    const { description, duration, seed = 1, intensity = 'moderate', loop } = body;
    const scene = this.generator.interpret(description, { duration, seed, intensity, loop });
    return { scene, ...this.generator.describe(scene) };
  }

  @Post('generate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Makes a sound', description: 'Answers when it is ready; one that waits longer than 25 s answers 202 with its address.' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'a repeated request with the same key neither renders nor charges twice' })
  @ApiHeader({ name: 'Prefer', required: false, description: 'respond-async, wait=N (RFC 7240): answers 202 after N seconds at the latest, without wait at once' })
  @ApiOkResponse({ type: GenerationBody })
  @ApiAcceptedResponse({ type: GenerationStatusBody })
  async generate(
    @CurrentUser() user: SessionUser,
    @Body() body: GenerateSoundDto,
    @Headers('idempotency-key') key: string | undefined,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GenerationBody | GenerationStatusBody> {
    const requested = await this.generations.request(user.id, body, checkedIdempotencyKey(key));
    const generation = await this.views.waitForEnd(requested, preferredWaitMs(prefer, LIMITS.generateAnswerSeconds * 1000));
    if (generation.state === 'failed') throw new AppError(generation.errorCode ?? 'GENERATION_FAILED');
    if (generation.state === 'done') return this.views.result(generation);
    const status = await this.views.get(user.id, generation.id);
    response.status(202).setHeader('Location', status.url);
    return status;
  }
}
