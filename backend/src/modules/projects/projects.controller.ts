import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type AppRequest, CurrentUser, IdPipe, linkNextPage, type SessionUser } from '../../http';
import { CreateProjectDto } from './dto/create-project.dto';
import { ListProjectsDto } from './dto/list-projects.dto';
import { ProjectResponse } from './dto/project.response';
import { UpdateProjectDto } from './dto/update-project.dto';
import { toProjectResponse } from './project.mapper';
import { ProjectsService } from './projects.service';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Post()
  @ApiOperation({ summary: 'Makes a project' })
  @ApiCreatedResponse({ type: ProjectResponse })
  async create(@CurrentUser() user: SessionUser, @Body() body: CreateProjectDto): Promise<ProjectResponse> {
    return toProjectResponse(await this.projects.create(user.id, body));
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
    return page.map(toProjectResponse);
  }

  @Get(':id')
  @ApiOperation({ summary: 'A project of one’s own' })
  @ApiOkResponse({ type: ProjectResponse })
  async get(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ProjectResponse> {
    return toProjectResponse(await this.projects.get(user.id, id));
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Renames a project' })
  @ApiOkResponse({ type: ProjectResponse })
  async update(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateProjectDto,
  ): Promise<ProjectResponse> {
    return toProjectResponse(await this.projects.update(user.id, id, body));
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
    return toProjectResponse(await this.projects.restore(user.id, id));
  }
}
