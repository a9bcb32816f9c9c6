import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OpenToKeys, type SessionUser } from '../../http';
import { EffectsQueryDto, toEffectsQuery } from './dto/list-sound-effects.dto';
import { LibraryIndexResponse, LibrarySummaryResponse, SoundEffectResponse } from './dto/sound-effect.response';
import { ChangeSoundEffectsDto, EffectIdsDto } from './dto/update-sound-effect.dto';
import { LibraryChanges } from './library-changes';
import { LibraryService } from './library.service';
import { toSoundEffectResponse } from './sound-effect.mapper';

const ALL_OR_NONE = 'All of them or, where one is not yours, none.';

/** A library as a whole, and what happens to several of its effects at once. */
@ApiTags('sound-effects')
@OpenToKeys('read', 'manage')
@Controller('sound-effects')
export class LibraryController {
  constructor(
    private readonly library: LibraryService,
    private readonly changes: LibraryChanges,
  ) {}

  @Get('index')
  @ApiOperation({
    summary: 'Ids of your effects in order, and the first of them whole',
    description: 'The others are had from /api/sound-effects/all by their ids.',
  })
  @ApiOkResponse({ type: LibraryIndexResponse })
  async index(@CurrentUser() user: SessionUser, @Query() query: EffectsQueryDto): Promise<LibraryIndexResponse> {
    const { ids, first } = await this.library.index(user.id, toEffectsQuery(query));
    return { ids, effects: first.map(toSoundEffectResponse) };
  }

  @Get('summary')
  @ApiOperation({ summary: 'How many effects you have, in the trash too, and of which families' })
  @ApiOkResponse({ type: LibrarySummaryResponse })
  summary(@CurrentUser() user: SessionUser): Promise<LibrarySummaryResponse> {
    return this.library.summary(user.id);
  }

  @Patch()
  @ApiOperation({ summary: 'Marks, tags or moves several effects', description: ALL_OR_NONE })
  @ApiOkResponse({ type: [SoundEffectResponse] })
  async change(@CurrentUser() user: SessionUser, @Body() body: ChangeSoundEffectsDto): Promise<SoundEffectResponse[]> {
    return (await this.changes.change(user.id, body)).map(toSoundEffectResponse);
  }

  @Post('delete')
  @HttpCode(204)
  @ApiOperation({ summary: 'Puts several effects into the trash', description: ALL_OR_NONE })
  @ApiNoContentResponse()
  delete(@CurrentUser() user: SessionUser, @Body() { ids }: EffectIdsDto): Promise<void> {
    return this.changes.delete(user.id, ids);
  }

  @Post('restore')
  @HttpCode(204)
  @ApiOperation({ summary: 'Brings several effects back from the trash', description: ALL_OR_NONE })
  @ApiNoContentResponse()
  restore(@CurrentUser() user: SessionUser, @Body() { ids }: EffectIdsDto): Promise<void> {
    return this.changes.restore(user.id, ids);
  }
}
