import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../../http';
import { CreateMediaDto, ProjectMediaResponse } from '../dto/media.dto';
import { toMediaResponse } from './media.mapper';
import { MediaService } from './media.service';

@ApiTags('timeline')
@OpenToKeys('read', 'manage')
@Controller('projects/:id/media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Get()
  @ApiOperation({ summary: 'The voices and music of a project' })
  @ApiOkResponse({ type: [ProjectMediaResponse] })
  async list(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ProjectMediaResponse[]> {
    return (await this.media.list(user.id, id)).map(toMediaResponse);
  }

  @Post()
  @ApiOperation({
    summary: 'Makes an upload a voice or music of the project',
    description: 'It is then prepared in the background; `state` tells how far that is.',
  })
  @ApiCreatedResponse({ type: ProjectMediaResponse })
  async create(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: CreateMediaDto,
  ): Promise<ProjectMediaResponse> {
    return toMediaResponse(await this.media.create(user, id, body));
  }

  @Delete(':mediaId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes a voice or music away; no clip may stand on it' })
  @ApiNoContentResponse()
  delete(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('mediaId', IdPipe) mediaId: number,
  ): Promise<void> {
    return this.media.delete(user.id, id, mediaId);
  }
}
