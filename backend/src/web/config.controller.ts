import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import {
  type ConfigResponse as ConfigBody,
  GENERATORS,
  type GeneratorChoice,
  REMOTE_NAMES,
  type RemoteAddresses,
} from '@whoosh/contracts';
import { ENGINE_VERSION } from '@whoosh/sound-engine/scenes';
import { Env } from '../config';
import { Public } from '../http';
import { MediaTools } from '../infra/media';
import { Generators, OtherReader } from '../modules/sound-effects';
import { remoteManifests, servedRemotes, type ServedRemotes } from './remotes';

class GeneratorChoiceBody implements GeneratorChoice {
  @ApiProperty({ enum: GENERATORS.filter((id) => id !== 'whoosh') })
  id: GeneratorChoice['id'];

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'what holds for its sounds beside the licence of the plan' })
  terms: string;

  @ApiProperty({ description: 'makes what names no generator' })
  isDefault: boolean;
}

class ConfigResponse implements ConfigBody {
  @ApiProperty({ enum: ['development', 'production'] })
  appEnv: 'development' | 'production';

  @ApiProperty({ enum: ['live', 'soon'] })
  timelineEditor: 'live' | 'soon';

  @ApiProperty({ type: String, nullable: true })
  sendFilesUrl: string | null;

  @ApiProperty({ format: 'email' })
  supportEmail: string;

  @ApiProperty({ type: String, nullable: true })
  checkoutOrigin: string | null;

  @ApiProperty({ description: 'sounds have a price: plans, credits and the pages of billing exist' })
  hasPlans: boolean;

  @ApiProperty({ description: 'development sign-in is offered' })
  devLogin: boolean;

  @ApiProperty({
    type: 'object',
    description: 'federation name to the address of its manifest; billing is absent where nothing has a price',
    properties: Object.fromEntries(REMOTE_NAMES.map((name) => [name, { type: 'string' }])),
  })
  remotes: RemoteAddresses;

  @ApiProperty()
  engineVersion: string;

  @ApiProperty({ type: [GeneratorChoiceBody], description: 'beside our own engine' })
  generators: GeneratorChoiceBody[];

  @ApiPropertyOptional({ description: 'the reader of descriptions beside our own; absent: there is none' })
  otherReader?: string;

  @ApiPropertyOptional({
    description: 'the provider of OpenID Connect that people may sign in with; absent: there is none',
  })
  signInProvider?: string;

  @ApiProperty({ description: 'uploads of every kind can be read; without ffmpeg WAV and what the browser plays' })
  hasFfmpeg: boolean;
}

@ApiTags('config')
@Controller('config')
export class ConfigController {
  private readonly remotes: ServedRemotes;

  constructor(
    private readonly env: Env,
    private readonly tools: MediaTools,
    private readonly generators: Generators,
    private readonly otherReader: OtherReader,
  ) {
    this.remotes = servedRemotes(env);
  }

  @Public()
  @Get()
  @ApiOperation({ summary: 'What the browser must know of the settings' })
  @ApiOkResponse({ type: ConfigResponse })
  async config(): Promise<ConfigResponse> {
    return {
      appEnv: this.env.APP_ENV,
      timelineEditor: this.env.TIMELINE_EDITOR,
      sendFilesUrl: this.env.SEND_FILES_URL ?? null,
      supportEmail: this.env.SUPPORT_EMAIL,
      checkoutOrigin: this.env.CHECKOUT_ORIGIN ?? null,
      hasPlans: this.env.PLANS === 'on',
      devLogin: this.env.DEV_LOGIN === 'on',
      remotes: await remoteManifests(this.remotes),
      engineVersion: ENGINE_VERSION,
      generators: [...this.generators.choices],
      ...(this.otherReader.name === null ? {} : { otherReader: this.otherReader.name }),
      ...(this.env.OIDC_ISSUER === undefined ? {} : { signInProvider: this.env.OIDC_LABEL }),
      hasFfmpeg: this.tools.programs !== null,
    };
  }
}
