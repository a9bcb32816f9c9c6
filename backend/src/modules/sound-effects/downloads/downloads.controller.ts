import { applyDecorators, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DEFAULT_FORM, LIMITS } from '@whoosh/contracts';
import type { Response } from 'express';
import { AppError, type AppRequest, CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../../http';
import { sendStream } from '../../../infra/files';
import { LibraryService } from '../library.service';
import { SoundEffectsService } from '../sound-effects.service';
import type { SoundEffect } from '../sound-effect.entity';
import { ArchiveService } from './archive.service';
import { ArchiveDto, FileFormDto } from './file-form.dto';
import { SoundFiles } from './sound-files.service';

const BINARY = { type: 'string', format: 'binary' } as const;

const answersFile = (type: string, summary: string, description: string) =>
  applyDecorators(ApiOperation({ summary, description }), ApiProduces(type), ApiOkResponse({ schema: BINARY }));

/** Hands effects out as files, under names of their own. */
@ApiTags('sound-effects')
@OpenToKeys('read')
@Controller('sound-effects')
export class DownloadsController {
  constructor(
    private readonly effects: SoundEffectsService,
    private readonly library: LibraryService,
    private readonly sounds: SoundFiles,
    private readonly archives: ArchiveService,
  ) {}

  @Get('archive')
  @answersFile('application/zip', 'Several of your effects as one ZIP', 'Stored, not deflated; written as it goes out.')
  async archive(
    @CurrentUser() user: SessionUser,
    @Query() { ids, format = 'wav', provenance, matched, engine, ...form }: ArchiveDto,
    @Req() request: AppRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.archives.count(user.id);
    const effects = await this.chosen(user.id, ids);
    if (matched === 'true' && effects.length > LIMITS.matchedAtOnce) {
      const message = `Loudness can be matched for at most ${LIMITS.matchedAtOnce} sounds at once.`;
      throw new AppError('VALIDATION_FAILED', { message, details: [{ field: 'matched', message }] });
    }
    const archive = {
      format: engine === undefined ? format : 'wav',
      form: { ...DEFAULT_FORM, ...form },
      provenance: provenance === 'true',
      matched: matched === 'true',
      engine: engine ?? null,
    } as const;
    const name = `whoosh_${engine === undefined ? '' : `${engine}_`}${effects.length}_${effects.length === 1 ? 'sound' : 'sounds'}.zip`;
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store, no-transform',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await sendStream(await this.archives.open(effects, archive, leaving(response)), response);
  }

  @Post(':id/download-wav')
  @HttpCode(200)
  @answersFile(
    'audio/wav',
    'The WAV, 48 kHz, 24-bit unless told otherwise',
    'With bext, iXML, cues at its events and, where it goes round, loop points.',
  )
  wav(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Query() form: FileFormDto,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(user, id, 'wav', form, response);
  }

  @Post(':id/download-mp3')
  @HttpCode(200)
  @answersFile('audio/mpeg', 'The MP3, 44.1 kHz, 320 kbit/s', 'With ID3 tags.')
  mp3(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Query() form: FileFormDto,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(user, id, 'mp3', form, response);
  }

  private async send(
    user: SessionUser,
    id: number,
    format: 'wav' | 'mp3',
    requested: FileFormDto,
    response: Response,
  ): Promise<void> {
    const [details] = await this.sounds.details([await this.effects.get(user.id, id)]);
    if (details === undefined) throw new AppError('NOT_FOUND');
    const { name, type, head, audio, audioBytes } = await this.sounds.open(
      details,
      format,
      { ...DEFAULT_FORM, ...requested },
      leaving(response),
    );
    response.set({
      'Content-Type': type,
      'Content-Length': String(head.length + audioBytes),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store, no-transform',
    });
    response.write(head);
    await sendStream(audio, response);
  }

  /** @throws AppError NOT_FOUND where one of them is not theirs, or they have none */
  private async chosen(userId: number, ids: readonly number[] | undefined): Promise<SoundEffect[]> {
    const found = await this.library.list(userId, { ids, limit: LIMITS.effectsAtOnce });
    if (found.length === 0 || (ids !== undefined && found.length !== ids.length)) throw new AppError('NOT_FOUND');
    return found;
  }
}

/** Aborted when the listener is gone. */
function leaving(response: Response): AbortSignal {
  const left = new AbortController();
  response.on('close', () => left.abort());
  return left.signal;
}
