import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../http';
import { toSoundEffectResponse } from '../sound-effects';
import { EditTimelineBody, EditTimelineDto } from './dto/edit-timeline.dto';
import { CreateTimelineItemDto, TimelineItemResponse, UpdateTimelineItemDto } from './dto/timeline-item.dto';
import { TimelineBody } from './dto/timeline.response';
import { toMediaResponse } from './media/media.mapper';
import { TimelineEdits } from './timeline-edits.service';
import { toItemResponse } from './timeline.mapper';
import { TimelineService } from './timeline.service';

@ApiTags('timeline')
@OpenToKeys('read', 'manage')
@Controller()
export class TimelineController {
  constructor(
    private readonly timeline: TimelineService,
    private readonly edits: TimelineEdits,
  ) {}

  @Get('projects/:id/timeline')
  @ApiOperation({ summary: 'The clips of a project in the order of their starts' })
  @ApiOkResponse({ type: [TimelineItemResponse] })
  async items(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<TimelineItemResponse[]> {
    return (await this.timeline.items(user.id, id)).map(toItemResponse);
  }

  @Get('projects/:id/timeline-state')
  @ApiOperation({ summary: 'All of a timeline: clips, tracks, markers, uploaded sounds, effects, and its revision' })
  @ApiOkResponse({ type: TimelineBody })
  async state(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<TimelineBody> {
    const { timeline, items, media, effects } = await this.timeline.state(user.id, id);
    return {
      ...timeline.settings,
      revision: timeline.revision,
      items: items.map(toItemResponse),
      media: media.map(toMediaResponse),
      effects: effects.map(toSoundEffectResponse),
    };
  }

  @Patch('projects/:id/timeline')
  @ApiOperation({
    summary: 'Makes several changes at once, all or none',
    description:
      'An edit that was made on an older revision answers 409 with the current one in `details`; one that is ' +
      'sent again is answered as the first time.',
  })
  @ApiOkResponse({ type: EditTimelineBody })
  async edit(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: EditTimelineDto,
  ): Promise<EditTimelineBody> {
    const { revision, items } = await this.edits.edit(user.id, id, body);
    return { revision, items: items.map(toItemResponse) };
  }

  @Post('timeline-items')
  @ApiOperation({ summary: 'Places an effect on a timeline' })
  @ApiCreatedResponse({ type: TimelineItemResponse })
  async create(@CurrentUser() user: SessionUser, @Body() body: CreateTimelineItemDto): Promise<TimelineItemResponse> {
    return toItemResponse(await this.edits.create(user.id, body));
  }

  @Put('timeline-items/:id')
  @ApiOperation({ summary: 'Changes a clip; what is left out stays' })
  @ApiOkResponse({ type: TimelineItemResponse })
  async update(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateTimelineItemDto,
  ): Promise<TimelineItemResponse> {
    const { id: _id, projectId: _projectId, key: _key, ...fields } = body;
    return toItemResponse(await this.edits.update(user.id, id, fields));
  }

  @Delete('timeline-items/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a clip' })
  @ApiNoContentResponse()
  delete(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.edits.remove(user.id, id);
  }
}
