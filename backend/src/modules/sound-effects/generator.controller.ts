import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import type { Response } from 'express';
import { CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../http';
import { RateLimits, type RateRule } from '../../infra/rate-limits';
import { WorkBudget } from '../../infra/work-budget';
import { GenerateSoundDto } from './dto/generate-sound.dto';
import { GenerationBody, GenerationStatusBody } from './dto/generation.response';
import { InterpretDto } from './dto/interpret.dto';
import { CatalogueSourceBody, InterpretBody } from './dto/interpret.response';
import { VariationsDto } from './dto/variations.dto';
import { EffectScenesService } from './effect-scenes.service';
import { failed, GenerationViews } from './generation-views';
import type { Generation } from './generation.entity';
import { GenerationService } from './generation.service';
import { checkedIdempotencyKey } from './idempotency-key';
import { KeyedMutex } from './keyed-mutex';
import { preferredWaitMs } from './preferred-wait';
import { checkedScene } from './scene-check';
import { SceneEngine, type SceneDescription } from './scene-engine';
import { OtherReader } from './readers/other-reader.service';
import { SensesService } from './senses/senses.service';
import { SoundEffectsService } from './sound-effects.service';

const INTERPRET_RULE: RateRule = { name: 'interpret', points: 5, seconds: 1 };

/** Something of it is a guess, not heard or not understood; a word without meaning in a sure one is no doubt. */
function isUnsure({ layers, unused, notUnderstood, meaningless }: SceneDescription): boolean {
  const isUnheard = unused.some(({ isUnknown }) => !isUnknown);
  return meaningless || isUnheard || notUnderstood.length > 0 || layers.some(({ guessed }) => guessed);
}

@ApiTags('sound-effects')
@Controller('sound-effects')
export class GeneratorController {
  /** One text of a person is read at a time. */
  private readonly turns = new KeyedMutex<number>();

  constructor(
    private readonly generations: GenerationService,
    private readonly views: GenerationViews,
    private readonly engine: SceneEngine,
    private readonly limits: RateLimits,
    private readonly scenes: EffectScenesService,
    private readonly effects: SoundEffectsService,
    private readonly work: WorkBudget,
    private readonly senses: SensesService,
    private readonly otherReader: OtherReader,
  ) {}

  @OpenToKeys('read')
  @Post('interpret')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a description means, also refined in words; free' })
  @ApiOkResponse({ type: InterpretBody })
  async interpret(@CurrentUser() user: SessionUser, @Body() body: InterpretDto): Promise<InterpretBody> {
    await this.limits.consume(INTERPRET_RULE, String(user.id));
    await this.work.assertLeft(user.id);
    return this.turns.run(user.id, () => this.read(user.id, body));
  }

  @OpenToKeys('read')
  @Get('sources')
  @ApiOperation({ summary: 'Every source of sound that there is: what a layer can be made of' })
  @ApiOkResponse({ type: [CatalogueSourceBody] })
  sources(): readonly CatalogueSourceBody[] {
    return this.engine.sources;
  }

  /** Reads one text after another; what it takes is the account's. */
  private async read(userId: number, body: InterpretDto): Promise<InterpretBody> {
    const own = await this.sceneOf(userId, body);
    const other = await this.readOtherwise(userId, own, body);
    const base = other ?? own;
    const by = other === null || this.otherReader.name === null ? {} : { readBy: this.otherReader.name };
    if (body.refinements === undefined) return { scene: base, ...this.engine.describe(base), ...by };
    let scene = base;
    const refinements: NonNullable<InterpretBody['refinements']> = [];
    for (const words of body.refinements) {
      await this.work.assertLeft(userId);
      const { scene: refined, ...told } = await this.engine.refine(scene, words, userId);
      scene = refined;
      refinements.push({ words, ...told });
    }
    return { scene, ...this.engine.describe(scene), ...by, refinements };
  }

  /** What the other reader makes of it, where that is wished; null: our own reading holds. */
  private async readOtherwise(userId: number, own: Scene, { reader, scene }: InterpretDto): Promise<Scene | null> {
    if (reader === undefined || scene !== undefined) return null;
    return reader === 'other' || isUnsure(this.engine.describe(own)) ? this.otherReader.read(userId, own) : null;
  }

  /** @throws AppError as `checkedScene`, or as the engine's `interpret` */
  private async sceneOf(userId: number, body: InterpretDto): Promise<Scene> {
    const { scene, description = '', duration, seed = 1, intensity = 'moderate', loop, lang } = body;
    if (scene !== undefined) return checkedScene(scene, this.engine);
    const senses = await this.senses.of(userId);
    return this.engine.interpret(description, { duration, seed, intensity, loop, lang, senses }, userId);
  }

  @OpenToKeys('generate')
  @Post('generate')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Makes a sound',
    description: 'Answers when it is ready; one that waits longer than 25 s answers 202 with its address.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'a repeated request with the same key neither renders nor charges twice',
  })
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description: 'respond-async, wait=N (RFC 7240): answers 202 after N seconds at the latest, without wait at once',
  })
  @ApiOkResponse({ type: GenerationBody })
  @ApiAcceptedResponse({ type: GenerationStatusBody })
  async generate(
    @CurrentUser() user: SessionUser,
    @Body() body: GenerateSoundDto,
    @Headers('idempotency-key') key: string | undefined,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GenerationBody | GenerationStatusBody> {
    return this.answer(user, await this.generations.request(user, body, checkedIdempotencyKey(key)), prefer, response);
  }

  @OpenToKeys('generate')
  @Post(':id/variations')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Makes variations of an effect',
    description:
      'Takes of one generation, each of its own seed and moved as far as the amount says. Answers and costs as a ' +
      'generation of so many takes.',
  })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'as for a generation' })
  @ApiHeader({ name: 'Prefer', required: false, description: 'as for a generation' })
  @ApiOkResponse({ type: GenerationBody })
  @ApiAcceptedResponse({ type: GenerationStatusBody })
  async vary(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { amount, count, seed }: VariationsDto,
    @Headers('idempotency-key') key: string | undefined,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GenerationBody | GenerationStatusBody> {
    const { projectId } = await this.effects.get(user.id, id);
    const { scene } = await this.scenes.of(user.id, id);
    const variations = { scene, variation: amount, takes: count, projectId, parentEffectId: id };
    const request = { ...variations, ...(seed === undefined ? {} : { seed }) };
    return this.answer(
      user,
      await this.generations.request(user, request, checkedIdempotencyKey(key)),
      prefer,
      response,
    );
  }

  /** What was made, or after a while where to follow it. */
  private async answer(
    user: SessionUser,
    requested: Generation,
    prefer: string | undefined,
    response: Response,
  ): Promise<GenerationBody | GenerationStatusBody> {
    const generation = await this.views.waitForEnd(
      requested,
      preferredWaitMs(prefer, LIMITS.generateAnswerSeconds * 1000),
    );
    if (generation.state === 'failed') throw failed(generation);
    if (generation.state === 'done') return this.views.result(generation);
    const status = await this.views.get(user.id, generation.id);
    response.status(202).setHeader('Location', status.url);
    return status;
  }
}
