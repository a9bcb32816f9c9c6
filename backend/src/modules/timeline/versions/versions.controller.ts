import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../../http';
import { toSoundEffectResponse } from '../../sound-effects';
import { CreateVersionDto, toVersionBody, VersionBody, VersionContentBody } from './versions.dto';
import { VersionsService } from './versions.service';

@ApiTags('timeline')
@OpenToKeys('read', 'manage')
@Controller('projects/:id/versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Get()
  @ApiOperation({ summary: 'The versions of a timeline, the newest first' })
  @ApiOkResponse({ type: [VersionBody] })
  async list(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<VersionBody[]> {
    return (await this.versions.list(user.id, id)).map(toVersionBody);
  }

  @Post()
  @ApiOperation({ summary: 'Keeps the timeline as it is now under a name' })
  @ApiCreatedResponse({ type: VersionBody })
  async create(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { name }: CreateVersionDto,
  ): Promise<VersionBody> {
    return toVersionBody(await this.versions.create(user.id, id, name));
  }

  @Get(':versionId')
  @ApiOperation({ summary: 'A version with what it holds' })
  @ApiOkResponse({ type: VersionContentBody })
  async get(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('versionId', IdPipe) versionId: number,
  ): Promise<VersionContentBody> {
    const { version, effects } = await this.versions.get(user.id, id, versionId);
    return {
      ...version.settings,
      ...toVersionBody(version),
      // versions of before clips could be centered do not say so
      items: version.items.map((item) => ({ ...{ centered: false }, ...item })),
      effects: effects.map(toSoundEffectResponse),
    };
  }

  @Delete(':versionId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a version' })
  @ApiNoContentResponse()
  remove(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('versionId', IdPipe) versionId: number,
  ): Promise<void> {
    return this.versions.remove(user.id, id, versionId);
  }
}
