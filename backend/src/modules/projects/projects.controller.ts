import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type AppRequest, CurrentUser, IdPipe, linkNextPage, OpenToKeys, type SessionUser } from '../../http';
import { CreateProjectDto } from './dto/create-project.dto';
import { ListProjectsDto } from './dto/list-projects.dto';
import { ProjectResponse } from './dto/project.response';
import { SetProjectVideoDto } from './dto/set-project-video.dto';
import { UpdateProjectDto } from './dto/update-project.dto';
import type { Project } from './project.entity';
import { toProjectResponse } from './project.mapper';
import { ProjectsService } from './projects.service';
import { ProjectVideosService } from './videos/project-videos.service';

@ApiTags('projects')
@OpenToKeys('read', 'manage')
@Controller('projects')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly videos: ProjectVideosService,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Makes a project' })
  @ApiCreatedResponse({ type: ProjectResponse })
  async create(@CurrentUser() user: SessionUser, @Body() body: CreateProjectDto): Promise<ProjectResponse> {
    return this.describe(await this.projects.create(user.id, body));
  }

  @Get()
  @ApiOperation({ summary: 'One’s projects, the newest first; a Link header leads to more' })
  @ApiOkResponse({ type: [ProjectResponse] })
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: ListProjectsDto,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProjectResponse[]> {
    const found = await this.projects.list(user.id, query.limit + 1, query.cursor);
    const page = found.slice(0, query.limit);
    const last = page.at(-1);
    if (found.length > query.limit && last !== undefined) linkNextPage(request, response, last.id);
    const videos = await this.videos.currentOf(page.map(({ id }) => id));
    return page.map((project) => toProjectResponse(project, videos.get(project.id)));
  }

  @Get(':id')
  @ApiOperation({
    summary: 'A project of one’s own',
    description: 'Begins to make what is lacking where its video was prepared by an earlier version.',
  })
  @ApiOkResponse({ type: ProjectResponse })
  async get(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ProjectResponse> {
    const project = await this.projects.get(user.id, id);
    await this.videos.renew(id);
    return this.describe(project);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Renames a project' })
  @ApiOkResponse({ type: ProjectResponse })
  async update(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateProjectDto,
  ): Promise<ProjectResponse> {
    return this.describe(await this.projects.update(user.id, id, body));
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Gives a project its video',
    description: 'It is then made playable in the background; `video` tells how far that is.',
  })
  @ApiOkResponse({ type: ProjectResponse })
  async setVideo(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: SetProjectVideoDto,
  ): Promise<ProjectResponse> {
    await this.videos.set(user, id, body.videoUrl, body.videoDuration);
    return this.describe(await this.projects.get(user.id, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Puts a project into the trash, where it stays for 30 days' })
  @ApiNoContentResponse()
  delete(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.projects.delete(user.id, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Brings a project back from the trash', description: 'Its sounds are in it again.' })
  @ApiOkResponse({ type: ProjectResponse })
  async restore(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ProjectResponse> {
    return this.describe(await this.projects.restore(user.id, id));
  }

  private async describe(project: Project): Promise<ProjectResponse> {
    return toProjectResponse(project, (await this.videos.currentOf([project.id])).get(project.id));
  }
}
