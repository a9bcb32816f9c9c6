import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { downloadFileName } from '@whoosh/contracts';
import type { Response } from 'express';
import { CurrentUser, IdPipe, type SessionUser } from '../../http';
import { sendStream } from '../../infra/files';
import { SoundEffectsService } from './sound-effects.service';
import { StemsService } from './stems.service';

@ApiTags('sound-effects')
@Controller('sound-effects/:id/stems')
export class StemsController {
  constructor(
    private readonly effects: SoundEffectsService,
    private readonly stems: StemsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The layers of an effect as a ZIP of WAVs', description: '48 kHz, 24-bit; their samples sum up to those of the effect exactly. Costs nothing.' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await this.stems.count(user.id);
    const effect = await this.effects.get(user.id, id);
    await this.stems.withStems(effect, async ({ content, bytes }) => {
      response.set({
        'Content-Type': 'application/zip',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="${downloadFileName(effect.name, 'stems')}"`,
      });
      await sendStream(content, response);
    });
  }
}
