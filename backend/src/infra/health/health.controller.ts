import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { AppError, Public } from '../../http';
import { HealthProbes } from './health-probes';

const RETRY_AFTER_SECONDS = 5;

class HealthResponse {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

class ReadyResponse extends HealthResponse {
  @ApiProperty({ type: [String], description: 'what was asked and is up' })
  checks: string[];

  @ApiProperty({ description: 'the version of Node that answers', example: '24.21.0' })
  node: string;
}

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly probes: HealthProbes) {}

  @Get('live')
  @ApiOperation({ summary: 'The process runs' })
  @ApiOkResponse({ type: HealthResponse })
  live(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Database, storage and queue are there; 503 names what is not' })
  @ApiOkResponse({ type: ReadyResponse })
  async ready(): Promise<ReadyResponse> {
    const down = await this.probes.down();
    if (down.length > 0) {
      const details = down.map((field) => ({ field, message: 'down' }));
      throw new AppError('UNAVAILABLE', { details, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return { status: 'ok', checks: this.probes.names(), node: process.versions.node };
  }
}
