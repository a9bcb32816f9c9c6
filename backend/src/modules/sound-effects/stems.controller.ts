import { applyDecorators, Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { downloadFileName, effectName } from '@whoosh/contracts';
import type { Response } from 'express';
import { CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../http';
import { sendStream } from '../../infra/files';
import { TakeDto } from './dto/list-sound-effects.dto';
import { GenerationIdPipe } from './generation-id.pipe';
import { SoundEffectsService } from './sound-effects.service';
import { StemsService, type StemsOf } from './stems.service';

const answersZip = (summary: string) =>
  applyDecorators(
    ApiOperation({
      summary,
      description: '48 kHz, 24-bit; their samples sum up to those of the sound exactly. Costs nothing.',
    }),
    ApiProduces('application/zip'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  );

@ApiTags('sound-effects')
@OpenToKeys('read')
@Controller()
export class StemsController {
  constructor(
    private readonly effects: SoundEffectsService,
    private readonly stems: StemsService,
  ) {}

  @Get('sound-effects/:id/stems')
  @answersZip('The layers of an effect as a ZIP of WAVs')
  async ofEffect(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Res() response: Response,
  ): Promise<void> {
    await this.stems.count(user.id);
    const effect = await this.effects.get(user.id, id);
    await this.send(user.id, effect, effect.name, response);
  }

  @Get('generations/:id/stems')
  @answersZip('The layers of a take, kept or not, as a ZIP of WAVs')
  async ofTake(
    @CurrentUser() user: SessionUser,
    @Param('id', GenerationIdPipe) id: string,
    @Query() { take: number = 1 }: TakeDto,
    @Res() response: Response,
  ): Promise<void> {
    await this.stems.count(user.id);
    const { take, description } = await this.stems.takeOf(user.id, id, number);
    await this.send(user.id, take, effectName(null, description), response);
  }

  private send(userId: number, sound: StemsOf, name: string, response: Response): Promise<void> {
    return this.stems.withStems(userId, sound, async ({ content, bytes }) => {
      response.set({
        'Content-Type': 'application/zip',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="${downloadFileName(name, 'stems')}"`,
      });
      await sendStream(content, response);
    });
  }
}
