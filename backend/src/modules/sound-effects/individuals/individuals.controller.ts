import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OpenToKeys, UuidPipe, type SessionUser } from '../../../http';
import { KeepIndividualDto, KeptIndividualBody, RenameIndividualDto } from './individual.dto';
import { IndividualsService } from './individuals.service';

@ApiTags('sound-effects')
@Controller('sound-effects/individuals')
export class IndividualsController {
  constructor(private readonly individuals: IndividualsService) {}

  @OpenToKeys('read')
  @Get()
  @ApiOperation({
    summary: 'The individuals that you keep, the newest first',
    description: 'Put one into `layers[].individual` of a scene, and that layer is this very dog, this very door.',
  })
  @ApiOkResponse({ type: [KeptIndividualBody] })
  list(@CurrentUser() { id }: SessionUser): Promise<KeptIndividualBody[]> {
    return this.individuals.list(id);
  }

  @Post()
  @ApiOperation({ summary: 'Keeps an individual of a source under a name' })
  @ApiCreatedResponse({ type: KeptIndividualBody })
  keep(@CurrentUser() { id }: SessionUser, @Body() body: KeepIndividualDto): Promise<KeptIndividualBody> {
    return this.individuals.keep(id, body);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Gives a kept individual another name' })
  @ApiOkResponse({ type: KeptIndividualBody })
  rename(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Body() { name }: RenameIndividualDto,
  ): Promise<KeptIndividualBody> {
    return this.individuals.rename(user.id, id, name);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Keeps an individual no longer; sounds that have it stay as they are' })
  @ApiNoContentResponse()
  async forget(@CurrentUser() user: SessionUser, @Param('id', UuidPipe) id: string): Promise<void> {
    await this.individuals.forget(user.id, id);
  }
}
