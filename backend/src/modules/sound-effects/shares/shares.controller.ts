import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  type AppRequest,
  AppError,
  callerAddress,
  CurrentUser,
  IdPipe,
  OpenToKeys,
  Public,
  type SessionUser,
} from '../../../http';
import { Env } from '../../../config';
import { sendFile } from '../../../infra/files';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { Storage } from '../../../infra/storage';
import { OembedBody, OembedDto } from './oembed.dto';
import { oembedOf, tokenOfAddress } from './share-cards';
import { sharePicture } from './share-picture';
import { ShareBody, SharedSoundBody, ShareLinkBody } from './share.response';
import { SharesService } from './shares.service';

/** A player asks for a sound in several ranges. */
export const OPENED_PER_IP: RateRule = { name: 'share-open-ip', points: 240, seconds: 60, perIp: true };
const NOT_INDEXED = ['X-Robots-Tag', 'noindex, nofollow'] as const;
/** Asked for anew every time, so that a revoked link is silent at once. */
const CACHE_CONTROL = 'private, no-cache, no-transform';

@ApiTags('sound-effects')
@OpenToKeys('read', 'manage')
@Controller('sound-effects/:id/share')
export class EffectShareController {
  constructor(private readonly shares: SharesService) {}

  @Get()
  @ApiOperation({ summary: 'The link by which everybody hears an effect of yours' })
  @ApiOkResponse({ type: ShareBody })
  async get(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ShareBody> {
    return { share: await this.shares.of(user.id, id) };
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Shares an effect by a link', description: 'One that is shared keeps its link.' })
  @ApiOkResponse({ type: ShareLinkBody })
  share(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ShareLinkBody> {
    return this.shares.share(user.id, id);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Revokes the link: it leads nowhere from now on' })
  @ApiNoContentResponse()
  revoke(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.shares.revoke(user.id, id);
  }
}

@ApiTags('shares')
@Public()
@OpenToKeys('read', 'manage')
@Controller('shares/:token')
export class SharedSoundController {
  constructor(
    private readonly shares: SharesService,
    private readonly limits: RateLimits,
    private readonly storage: Storage,
  ) {}

  @Get()
  @Header(...NOT_INDEXED)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A sound that its owner shares' })
  @ApiOkResponse({ type: SharedSoundBody })
  async show(@Param('token') token: string, @Req() request: AppRequest): Promise<SharedSoundBody> {
    await this.limits.consume(OPENED_PER_IP, callerAddress(request));
    return this.shares.shown(token);
  }

  @Get('audio')
  @Header(...NOT_INDEXED)
  @ApiOperation({ summary: 'Its audio', description: 'Takes one byte range.' })
  @ApiProduces('audio/mpeg')
  @ApiResponse({ status: 200, description: 'the whole file', schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 206, description: 'the range asked for', schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 304, description: 'you have it already' })
  @ApiResponse({ status: 416, description: 'the range lies outside the file' })
  async audio(@Param('token') token: string, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    await this.limits.consume(OPENED_PER_IP, callerAddress(request));
    await sendFile(this.storage, await this.shares.audio(token), request, response, CACHE_CONTROL);
  }

  @Get('picture')
  @Header(...NOT_INDEXED)
  @Header('Cache-Control', CACHE_CONTROL)
  @ApiOperation({ summary: 'Its waveform as a picture, for cards of links' })
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async picture(@Param('token') token: string, @Req() request: AppRequest): Promise<StreamableFile> {
    await this.limits.consume(OPENED_PER_IP, callerAddress(request));
    return new StreamableFile(sharePicture((await this.shares.shown(token)).bars), { type: 'image/png' });
  }
}

@ApiTags('shares')
@Public()
@OpenToKeys('read')
@Controller('oembed')
export class OembedController {
  constructor(
    private readonly shares: SharesService,
    private readonly limits: RateLimits,
    private readonly env: Env,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What a card of a link to a shared sound shows (oEmbed 1.0)' })
  @ApiOkResponse({ type: OembedBody })
  async show(@Query() { url }: OembedDto, @Req() request: AppRequest): Promise<OembedBody> {
    await this.limits.consume(OPENED_PER_IP, callerAddress(request));
    const token = tokenOfAddress(url, this.env.PUBLIC_URL);
    if (token === null) throw new AppError('NOT_FOUND');
    return oembedOf(await this.shares.shown(token), token, this.env.PUBLIC_URL);
  }
}
