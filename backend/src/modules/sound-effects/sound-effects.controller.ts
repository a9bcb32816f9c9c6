import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { downloadFileName, LIMITS } from '@whoosh/contracts';
import type { Response } from 'express';
import { AppError, CurrentUser, IdPipe, linkNextPage, type AppRequest, type SessionUser } from '../../http';
import { type FileExtension, FilesService, sendFile } from '../../infra/files';
import { Storage } from '../../infra/storage';
import { ListSoundEffectsDto } from './dto/list-sound-effects.dto';
import { SaveSoundEffectDto } from './dto/save-sound-effect.dto';
import { LibrarySummaryResponse, PeaksResponse, SoundEffectResponse } from './dto/sound-effect.response';
import { UpdateSoundEffectDto } from './dto/update-sound-effect.dto';
import { toSoundEffectResponse } from './sound-effect.mapper';
import { LibraryService, type EffectsFilter } from './library.service';
import { SoundEffectsService } from './sound-effects.service';
import type { SoundEffect } from './sound-effect.entity';

const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('sound-effects')
@Controller()
export class SoundEffectsController {
  constructor(
    private readonly effects: SoundEffectsService,
    private readonly library: LibraryService,
    private readonly files: FilesService,
    private readonly storage: Storage,
  ) {}

  @Get('sound-effects/all')
  @ApiOperation({ summary: 'Your effects, the newest first unless told otherwise', description: 'A Link header leads to those that follow.' })
  @ApiOkResponse({ type: [SoundEffectResponse] })
  async all(
    @CurrentUser() user: SessionUser,
    @Query() query: ListSoundEffectsDto,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoundEffectResponse[]> {
    const filter = toFilter(query);
    return page(await this.library.list(user.id, filter), filter, request, response);
  }

  @Get('projects/:id/sound-effects')
  @ApiOperation({ summary: 'The effects of a project, the newest first', description: 'A Link header leads to older ones.' })
  @ApiOkResponse({ type: [SoundEffectResponse] })
  async ofProject(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Query() query: ListSoundEffectsDto,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoundEffectResponse[]> {
    const filter = toFilter(query);
    return page(await this.library.listOfProject(user.id, id, filter), filter, request, response);
  }

  @Post('sound-effects')
  @ApiOperation({ summary: 'Keeps a take that you generated', description: 'Keeping it again gives the same effect.' })
  @ApiCreatedResponse({ type: SoundEffectResponse })
  async save(@CurrentUser() user: SessionUser, @Body() body: SaveSoundEffectDto): Promise<SoundEffectResponse> {
    return toSoundEffectResponse(await this.effects.save(user.id, body));
  }

  @Get('sound-effects/summary')
  @ApiOperation({ summary: 'How many effects you have, in the trash too, and of which families' })
  @ApiOkResponse({ type: LibrarySummaryResponse })
  summary(@CurrentUser() user: SessionUser): Promise<LibrarySummaryResponse> {
    return this.library.summary(user.id);
  }

  @Get('sound-effects/:id')
  @ApiOperation({ summary: 'An effect of yours' })
  @ApiOkResponse({ type: SoundEffectResponse })
  async get(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<SoundEffectResponse> {
    return toSoundEffectResponse(await this.effects.get(user.id, id));
  }

  @Patch('sound-effects/:id')
  @ApiOperation({ summary: 'Changes name, favourite, tags or project' })
  @ApiOkResponse({ type: SoundEffectResponse })
  async update(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number, @Body() body: UpdateSoundEffectDto): Promise<SoundEffectResponse> {
    return toSoundEffectResponse(await this.effects.update(user.id, id, body));
  }

  @Delete('sound-effects/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Puts an effect into the trash, where it stays for 30 days' })
  @ApiNoContentResponse()
  delete(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.effects.delete(user.id, id);
  }

  @Post('sound-effects/:id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Brings an effect back from the trash' })
  @ApiOkResponse({ type: SoundEffectResponse })
  async restore(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<SoundEffectResponse> {
    return toSoundEffectResponse(await this.effects.restore(user.id, id));
  }

  @Get('sound-effects/:id/peaks')
  @ApiOperation({ summary: 'Finer bars of an effect, and what happens in it when' })
  @ApiOkResponse({ type: PeaksResponse })
  peaks(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<PeaksResponse> {
    return this.effects.peaks(user.id, id);
  }

  @Post('sound-effects/:id/download-wav')
  @HttpCode(200)
  @ApiOperation({ summary: 'The WAV, 48 kHz, 24-bit' })
  @ApiProduces('audio/wav')
  @ApiOkResponse({ schema: BINARY })
  downloadWav(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    return this.download(user, id, 'wav', request, response);
  }

  @Post('sound-effects/:id/download-mp3')
  @HttpCode(200)
  @ApiOperation({ summary: 'The MP3, 44.1 kHz, 320 kbit/s' })
  @ApiProduces('audio/mpeg')
  @ApiOkResponse({ schema: BINARY })
  downloadMp3(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    return this.download(user, id, 'mp3', request, response);
  }

  private async download(user: SessionUser, id: number, format: Extract<FileExtension, 'wav' | 'mp3'>, request: AppRequest, response: Response): Promise<void> {
    const effect = await this.effects.get(user.id, id);
    const file = await this.files.find(user.id, format === 'wav' ? effect.wavFile : effect.mp3File);
    if (file === null) throw new AppError('STILL_PROCESSING', { retryAfterSeconds: 10 });
    // The name holds letters, digits and _ only, so it needs no escaping.
    response.setHeader('Content-Disposition', `attachment; filename="${downloadFileName(effect.name, format)}"`);
    await sendFile(this.storage, file, request, response);
  }
}

/** One more than the page holds, to know whether there are more. */
function toFilter({ cursor, limit = LIMITS.effectsListMax, favourite, deleted, ...query }: ListSoundEffectsDto): EffectsFilter {
  return { ...query, limit: limit + 1, after: cursor, favourite: favourite === undefined ? undefined : favourite === 'true', deleted: deleted === 'true' };
}

function page(found: SoundEffect[], filter: EffectsFilter, request: AppRequest, response: Response): SoundEffectResponse[] {
  const effects = found.slice(0, filter.limit - 1);
  const last = effects.at(-1);
  if (found.length === filter.limit && last !== undefined) linkNextPage(request, response, last.id);
  return effects.map(toSoundEffectResponse);
}
