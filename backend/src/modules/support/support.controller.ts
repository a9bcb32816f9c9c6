import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser } from '../../http';
import { SupportRequestDto } from './dto/support-request.dto';
import { SupportResponse } from './dto/support.response';
import { SupportService } from './support.service';

@ApiTags('support')
@Controller('support/requests')
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @Post()
  @ApiOperation({
    summary: 'Write to the team',
    description: 'The message is kept and mailed; the answer goes to the address in it.',
  })
  @ApiCreatedResponse({ type: SupportResponse })
  write(@CurrentUser() user: SessionUser, @Body() body: SupportRequestDto): Promise<SupportResponse> {
    return this.support.receive(user, body);
  }
}
