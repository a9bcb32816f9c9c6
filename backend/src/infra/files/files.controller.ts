import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AppError, type AppRequest, CurrentUser, OpenToKeys, type SessionUser } from '../../http';
import { Unpaced } from '../rate-limits';
import { Storage } from '../storage';
import { sendFile } from './file-response';
import { CONTENT_TYPES, fileNameOf, fileUrl, FilesService } from './files.service';

@ApiTags('files')
@Unpaced()
@OpenToKeys('read')
@Controller('files')
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly storage: Storage,
  ) {}

  @Get(':key')
  @ApiOperation({ summary: 'A file of yours', description: 'Takes one byte range.' })
  @ApiProduces(...Object.values(CONTENT_TYPES))
  @ApiResponse({ status: 200, description: 'the whole file', schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 206, description: 'the range asked for', schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 304, description: 'you have it already' })
  @ApiResponse({ status: 416, description: 'the range lies outside the file' })
  async read(
    @CurrentUser() user: SessionUser,
    @Param('key') key: string,
    @Req() request: AppRequest,
    @Res() response: Response,
  ): Promise<void> {
    const name = fileNameOf(fileUrl(key));
    const file = name === null ? null : await this.files.find(user.id, name);
    if (file === null) throw new AppError('NOT_FOUND');
    await sendFile(this.storage, file, request, response);
  }
}
