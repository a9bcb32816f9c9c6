import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OpenToKeys, type SessionUser } from '../../../http';
import { UploadUrlBody, UploadUrlDto } from './dto/upload-url.dto';
import { UploadsService } from './uploads.service';

@ApiTags('uploads')
@OpenToKeys('read', 'manage')
@Controller('upload-url')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Where a file of yours can be PUT',
    description: 'The address is good for 15 minutes. An upload that nothing uses goes after a day.',
  })
  @ApiOkResponse({ type: UploadUrlBody })
  begin(@CurrentUser() user: SessionUser, @Body() body: UploadUrlDto): Promise<UploadUrlBody> {
    return this.uploads.begin(user, body);
  }
}
