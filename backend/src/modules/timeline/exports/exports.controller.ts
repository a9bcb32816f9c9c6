import { Body, Controller, Delete, Get, HttpCode, Param, type PipeTransform, Post, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { AppError, type AppRequest, CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../../http';
import { sendFile } from '../../../infra/files';
import { Unpaced } from '../../../infra/rate-limits';
import { Storage } from '../../../infra/storage';
import { CreateExportDto, ExportBody, toExportBody } from './export.dto';
import { ExportsService } from './exports.service';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

class ExportIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw new AppError('NOT_FOUND');
    return value;
  }
}

@ApiTags('exports')
@OpenToKeys('read', 'manage')
@Controller('projects/:id/exports')
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly storage: Storage,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Begins to make a file of the timeline as it is now',
    description:
      'mp4: the picture as it is, with the mix; wav: the mix; stems: a ZIP of a WAV for each track; buses: a ZIP of a ' +
      'WAV for each of the buses that sounds (dialogue, effects, ambience, music) and one of all but dialogue; ' +
      'otio, fcpxml, edl: a ZIP with the timeline, its media, and its markers as SRT, for other editors.',
  })
  @ApiCreatedResponse({ type: ExportBody })
  async create(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() body: CreateExportDto,
  ): Promise<ExportBody> {
    return toExportBody(await this.exports.create(user, id, body));
  }

  @Get()
  @ApiOperation({ summary: 'The exports of a project, the newest first' })
  @ApiOkResponse({ type: [ExportBody] })
  async list(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ExportBody[]> {
    return (await this.exports.list(user.id, id)).map(toExportBody);
  }

  @Get(':exportId')
  @ApiOperation({ summary: 'How far an export is' })
  @ApiOkResponse({ type: ExportBody })
  async get(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('exportId', ExportIdPipe) exportId: string,
  ): Promise<ExportBody> {
    return toExportBody(await this.exports.get(user.id, id, exportId));
  }

  @Unpaced()
  @Get(':exportId/download')
  @ApiOperation({ summary: 'The file of an export that is done', description: 'Takes one byte range.' })
  @ApiProduces('video/mp4', 'audio/wav', 'application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('exportId', ExportIdPipe) exportId: string,
    @Req() request: AppRequest,
    @Res() response: Response,
  ): Promise<void> {
    const { file, fileName } = await this.exports.fileOf(user.id, id, exportId);
    response.set('Content-Disposition', `attachment; filename="${fileName}"`);
    await sendFile(this.storage, file, request, response);
  }

  @Delete(':exportId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Stops an export, or throws its file away' })
  @ApiNoContentResponse()
  cancel(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('exportId', ExportIdPipe) exportId: string,
  ): Promise<void> {
    return this.exports.cancel(user.id, id, exportId);
  }
}
