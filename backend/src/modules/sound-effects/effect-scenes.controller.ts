import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../http';
import { EffectSceneBody } from './dto/effect-scene.response';
import { EffectScenesService } from './effect-scenes.service';

@ApiTags('sound-effects')
@OpenToKeys('read')
@Controller('sound-effects')
export class EffectScenesController {
  constructor(private readonly scenes: EffectScenesService) {}

  @Get(':id/scene')
  @ApiOperation({
    summary: 'What an effect was made of',
    description: 'The scene can be edited and asked for again. Also of an effect in the trash.',
  })
  @ApiOkResponse({ type: EffectSceneBody })
  get(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<EffectSceneBody> {
    return this.scenes.of(user.id, id);
  }
}
