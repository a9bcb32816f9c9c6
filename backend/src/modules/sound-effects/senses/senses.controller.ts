import { Body, Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OpenToKeys, type SessionUser } from '../../../http';
import { SenseBody, SenseDto, SenseWordsDto } from './sense.dto';
import { SensesService } from './senses.service';

@ApiTags('sound-effects')
@Controller('sound-effects/senses')
export class SensesController {
  constructor(private readonly senses: SensesService) {}

  @OpenToKeys('read')
  @Get()
  @ApiOperation({ summary: 'What your words mean to you, the newest first' })
  @ApiOkResponse({ type: [SenseBody] })
  list(@CurrentUser() { id }: SessionUser): Promise<SenseBody[]> {
    return this.senses.list(id);
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({ summary: 'Keeps what words mean to you; descriptions are read so from now on' })
  @ApiNoContentResponse()
  keep(@CurrentUser() { id }: SessionUser, @Body() body: SenseDto): Promise<void> {
    return this.senses.keep(id, body);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Gives words the meaning back that they have for everybody' })
  @ApiNoContentResponse()
  forget(@CurrentUser() { id }: SessionUser, @Query() { words }: SenseWordsDto): Promise<void> {
    return this.senses.forget(id, words);
  }
}
