import { Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { downloadFileName } from '@whoosh/contracts';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { AppError, CurrentUser, IdPipe, type AppRequest, type SessionUser } from '../../http';
import { FilesService, sendFile, sendStream, type StoredFile } from '../../infra/files';
import { Storage } from '../../infra/storage';
import { describedWav, metadataOf } from './described-wav';
import { Generation } from './generation.entity';
import type { SoundEffect } from './sound-effect.entity';
import { SoundEffectsService } from './sound-effects.service';
import { Take } from './take.entity';

const BINARY = { type: 'string', format: 'binary' } as const;

/** Hands effects out as files, under names of their own. */
@ApiTags('sound-effects')
@Controller('sound-effects/:id')
export class EffectDownloadsController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly effects: SoundEffectsService,
    private readonly files: FilesService,
    private readonly storage: Storage,
  ) {}

  @Post('download-wav')
  @HttpCode(200)
  @ApiOperation({ summary: 'The WAV, 48 kHz, 24-bit', description: 'With bext, iXML, cues at its events and, where it goes round, loop points.' })
  @ApiProduces('audio/wav')
  @ApiOkResponse({ schema: BINARY })
  async wav(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const effect = await this.effects.get(user.id, id);
    const file = await this.fileOf(user, effect.wavFile);
    const { generationId, take } = effect;
    const [generation, rendered] = await Promise.all([
      this.dataSource.manager.findOneByOrFail(Generation, { id: generationId }),
      this.dataSource.manager.findOneByOrFail(Take, { generationId, take }),
    ]);
    const described = await describedWav(this.storage, file.name, metadataOf(effect, generation, rendered));
    if (described === null) throw stillProcessing();
    response.set({ 'Content-Type': 'audio/wav', 'Content-Length': String(described.bytes), 'Content-Disposition': attachment(effect, 'wav'), 'Cache-Control': 'private, no-store, no-transform' });
    await sendStream(described.body, response);
  }

  @Post('download-mp3')
  @HttpCode(200)
  @ApiOperation({ summary: 'The MP3, 44.1 kHz, 320 kbit/s' })
  @ApiProduces('audio/mpeg')
  @ApiOkResponse({ schema: BINARY })
  async mp3(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    const effect = await this.effects.get(user.id, id);
    const file = await this.fileOf(user, effect.mp3File);
    response.setHeader('Content-Disposition', attachment(effect, 'mp3'));
    await sendFile(this.storage, file, request, response);
  }

  private async fileOf(user: SessionUser, name: string): Promise<StoredFile> {
    const file = await this.files.find(user.id, name);
    if (file === null) throw stillProcessing();
    return file;
  }
}

const stillProcessing = (): AppError => new AppError('STILL_PROCESSING', { retryAfterSeconds: 10 });

/** The name holds letters, digits and _ only, so it needs no escaping. */
const attachment = ({ name }: SoundEffect, format: 'wav' | 'mp3'): string => `attachment; filename="${downloadFileName(name, format)}"`;
