import { Controller, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AppError, type AppRequest, CurrentUser, OpenToKeys, type SessionUser } from '../../../http';
import { FilesService } from '../../../infra/files';
import { Unpaced } from '../../../infra/rate-limits';
import { readGrant } from './upload-signature';
import { UploadsService } from './uploads.service';

/** A sender that is silent for this long has gone. */
const IDLE_MS = 60_000;
/**
 * All of an upload has come by then: 500 MB at 1.2 Mbit/s. A sender of one byte a minute would hold its claim for ever.
 */
const LIMIT_MS = 3_600_000;
/** After a refusal the sender may go on for this long, so that it reads the answer instead of a broken connection. */
const LINGER_MS = 5_000;

/** Takes uploads in where storage cannot do so itself. */
@ApiTags('uploads')
@Unpaced()
@OpenToKeys('read', 'manage')
@Controller('storage')
export class StorageController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly files: FilesService,
  ) {}

  @Put(':key')
  @ApiOperation({ summary: 'Takes in an upload at the address that /api/upload-url gave' })
  @ApiConsumes('video/mp4', 'video/quicktime', 'video/x-msvideo', 'audio/wav', 'audio/mpeg', 'audio/mp4')
  @ApiOkResponse({ description: 'it is stored' })
  async put(
    @CurrentUser() user: SessionUser,
    @Param('key') key: string,
    @Query() query: Record<string, unknown>,
    @Req() request: AppRequest,
    @Res() response: Response,
  ): Promise<void> {
    request.setTimeout(IDLE_MS, () => request.destroy());
    const limit = setTimeout(() => request.destroy(), LIMIT_MS);
    try {
      if ((await this.files.findUpload(user.id, key)) === null) throw new AppError('NOT_FOUND');
      const grant = readGrant(this.uploads.signingKey, key, query, Date.now() / 1000);
      if (grant === null) throw new AppError('UPLOAD_REFUSED');
      const length = request.headers['content-length'];
      await this.uploads.receive(user, grant, {
        stream: request,
        bytes: length === undefined ? null : Number(length),
        contentType: request.headers['content-type'] ?? '',
      });
      response.setHeader('ETag', `"${key}"`).status(200).end();
    } catch (error) {
      if (!request.complete) setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }
}
