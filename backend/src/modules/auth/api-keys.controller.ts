import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, UuidPipe, type SessionUser } from '../../http';
import { IdentityCheck } from './identity-check';
import { SecurityNotices } from './security-notices';
import type { ApiKeyRow } from './api-key.entity';
import { ApiKeysService } from './api-keys.service';
import { ApiKeyBody, CreatedKeyBody, CreateKeyDto } from './dto/api-key.dto';

/** The keys of one's programs. */
@ApiTags('keys')
@Controller('keys')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly identity: IdentityCheck,
    private readonly notices: SecurityNotices,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Your API keys, the newest first' })
  @ApiOkResponse({ type: [ApiKeyBody] })
  async list(@CurrentUser() user: SessionUser): Promise<ApiKeyBody[]> {
    return (await this.keys.list(user.id)).map(toBody);
  }

  @Post()
  @ApiOperation({
    summary: 'Makes an API key',
    description:
      'The answer holds the key, and no later one does. One that may manage needs a session younger than 15 ' +
      'minutes, else it answers FRESH_SIGN_IN_REQUIRED.',
  })
  @ApiCreatedResponse({ type: CreatedKeyBody })
  async create(@CurrentUser() user: SessionUser, @Body() body: CreateKeyDto): Promise<CreatedKeyBody> {
    const manages = body.scopes.includes('manage');
    if (manages) this.identity.assertFresh(user);
    const { row, secret } = await this.keys.create(user.id, body);
    if (manages) await this.notices.tell(user.id, 'manage-key', row.name);
    return { ...toBody(row), secret };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revokes an API key, at once and for good' })
  @ApiNoContentResponse()
  revoke(@CurrentUser() user: SessionUser, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.keys.revoke(user.id, id);
  }
}

function toBody({ id, name, prefix, scopes, creditsPerDay, createdAt, lastUsedAt }: ApiKeyRow): ApiKeyBody {
  return {
    id,
    name,
    prefix,
    scopes,
    creditsPerDay,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
