import { Body, Controller, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { type AppRequest, AppError, CurrentUser, OpenToKeys, type SessionUser } from '../../../http';
import { checkedIdempotencyKey } from '../idempotency-key';
import { CompatibleSounds } from './compatible-sounds.service';
import { contentTypeOf, formatNamed } from './output-formats';
import { OutputFormatDto, RefusalBody, SoundGenerationDto, UnreadableBody } from './sound-generation.dto';

/** Sounds go out as what they are, errors as JSON. */
const jsonOf = (model: typeof UnreadableBody | typeof RefusalBody) => ({
  'application/json': { schema: { $ref: getSchemaPath(model) } },
});

/**
 * ElevenLabs' sound effects, as its programs call them: another way to word a request, and the same generation behind
 * it.
 */
@ApiTags('compatible')
@ApiExtraModels(UnreadableBody, RefusalBody)
@Controller('v1/sound-generation')
export class SoundGenerationController {
  constructor(private readonly sounds: CompatibleSounds) {}

  @OpenToKeys('generate')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Makes a sound, as ElevenLabs’ API does',
    description: 'The key may also stand in `xi-api-key`. The answer is the sound.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'a repeated request with the same key neither renders nor charges twice',
  })
  @ApiProduces('audio/mpeg', 'audio/ogg', 'audio/pcm', 'audio/basic', 'audio/x-alaw-basic')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 422, content: jsonOf(UnreadableBody), description: 'what was not understood, field by field' })
  @ApiResponse({
    status: 'default',
    content: jsonOf(RefusalBody),
    description: 'not done, for the reason that `detail.status` names',
  })
  async generate(
    @CurrentUser() user: SessionUser,
    @Body() body: SoundGenerationDto,
    @Query() { output_format: name }: OutputFormatDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: AppRequest,
    @Res() response: Response,
  ): Promise<void> {
    const format = formatNamed(name);
    if (format === undefined)
      throw new AppError('OUTPUT_FORMAT_REFUSED', { message: `The output format ${name} is not available here.` });
    const left = new AbortController();
    response.once('close', () => left.abort());
    const { file, generation } = await this.sounds.make(user, body, {
      format,
      idempotencyKey: checkedIdempotencyKey(key),
      signal: left.signal,
    });
    response.set({
      'Content-Type': contentTypeOf(format),
      'Content-Length': String(file.byteLength),
      'Cache-Control': 'private, no-store, no-transform',
      'request-id': request.requestId,
      'character-cost': String(generation.cost),
      'X-Generation-Id': generation.id,
      'X-Seed': String(generation.seed),
    });
    response.end(file);
  }
}
