import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@whoosh/contracts';
import type { Response } from 'express';
import { type AppRequest, CurrentUser, IdPipe, linkNextPage, OpenToKeys, type SessionUser } from '../../http';
import { CutsService } from './downloads/cuts.service';
import { MixesService } from './downloads/mixes.service';
import { CutDto } from './dto/cut.dto';
import { MixDto } from './dto/mix.dto';
import { ListSoundEffectsDto, toEffectsQuery } from './dto/list-sound-effects.dto';
import { SaveSoundEffectDto } from './dto/save-sound-effect.dto';
import { PeaksResponse, SoundEffectResponse } from './dto/sound-effect.response';
import { UpdateSoundEffectDto } from './dto/update-sound-effect.dto';
import { toSoundEffectResponse } from './sound-effect.mapper';
import { LibraryService, type EffectsFilter } from './library.service';
import { LicencesService } from './licences.service';
import { SoundEffectsService } from './sound-effects.service';
import type { SoundEffect } from './sound-effect.entity';

@ApiTags('sound-effects')
@OpenToKeys('read', 'manage')
@Controller()
export class SoundEffectsController {
  constructor(
    private readonly effects: SoundEffectsService,
    private readonly library: LibraryService,
    private readonly cuts: CutsService,
    private readonly mixes: MixesService,
    private readonly licences: LicencesService,
  ) {}

  @Get('sound-effects/all')
  @ApiOperation({
    summary: 'Your effects, the newest first unless told otherwise',
    description: 'A Link header leads to those that follow.',
  })
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
  @ApiOperation({
    summary: 'The effects of a project, the newest first',
    description: 'A Link header leads to older ones.',
  })
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

  @OpenToKeys('generate')
  @Post('sound-effects')
  @ApiOperation({ summary: 'Keeps a take that you generated', description: 'Keeping it again gives the same effect.' })
  @ApiCreatedResponse({ type: SoundEffectResponse })
  async save(@CurrentUser() user: SessionUser, @Body() body: SaveSoundEffectDto): Promise<SoundEffectResponse> {
    return toSoundEffectResponse(await this.effects.save(user.id, body));
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
  async update(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateSoundEffectDto,
  ): Promise<SoundEffectResponse> {
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

  @OpenToKeys('generate')
  @Post('sound-effects/:id/cuts')
  @ApiOperation({
    summary: 'Cuts a part out of an effect, with fades',
    description: 'The part is an effect of its own; the effect stays as it is. Costs nothing.',
  })
  @ApiCreatedResponse({ type: SoundEffectResponse })
  async cut(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: CutDto,
  ): Promise<SoundEffectResponse> {
    return toSoundEffectResponse(await this.cuts.cut(user.id, id, body));
  }

  @OpenToKeys('generate')
  @Post('sound-effects/:id/mixes')
  @ApiOperation({
    summary: 'Mixes the layers of an effect anew',
    description:
      'The same happening with nothing changed but the levels of its layers. The mix is an effect of its own; ' +
      'the effect stays as it is. Costs nothing, and uses up no free sound.',
  })
  @ApiCreatedResponse({ type: SoundEffectResponse })
  async mix(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: MixDto,
  ): Promise<SoundEffectResponse> {
    return toSoundEffectResponse(await this.mixes.mix(user.id, id, body));
  }

  @OpenToKeys('generate')
  @Post('sound-effects/:id/licence')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Pays for commercial rights to a free effect',
    description:
      'One credit for each second that it lasts, rounded up, once. An effect that was paid for stays as it is ' +
      'and costs nothing.',
  })
  @ApiOkResponse({ type: SoundEffectResponse })
  async license(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<SoundEffectResponse> {
    return toSoundEffectResponse(await this.licences.buy(user, id));
  }

  @Get('sound-effects/:id/versions')
  @ApiOperation({
    summary: 'The family tree of an effect',
    description:
      'What it was cut out of or is a variation of, and all that came from that, itself among them, the oldest first.',
  })
  @ApiOkResponse({ type: [SoundEffectResponse] })
  async versions(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<SoundEffectResponse[]> {
    return (await this.library.versions(user.id, id)).map(toSoundEffectResponse);
  }

  @Get('sound-effects/:id/peaks')
  @ApiOperation({ summary: 'Finer bars of an effect, and what happens in it when' })
  @ApiOkResponse({ type: PeaksResponse })
  peaks(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<PeaksResponse> {
    return this.effects.peaks(user.id, id);
  }
}

/** One more than the page holds, to know whether there are more. */
function toFilter({ cursor, limit = LIMITS.effectsListMax, ids, ...query }: ListSoundEffectsDto): EffectsFilter {
  return { ...toEffectsQuery(query), ids, limit: limit + 1, after: cursor };
}

function page(
  found: SoundEffect[],
  filter: EffectsFilter,
  request: AppRequest,
  response: Response,
): SoundEffectResponse[] {
  const effects = found.slice(0, filter.limit - 1);
  const last = effects.at(-1);
  if (found.length === filter.limit && last !== undefined) linkNextPage(request, response, last.id);
  return effects.map(toSoundEffectResponse);
}
