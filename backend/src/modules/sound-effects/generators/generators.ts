import { Injectable } from '@nestjs/common';
import type { GeneratorChoice, GeneratorId } from '@whoosh/contracts';
import { Env } from '../../../config';
import { RenderPool } from '../render-pool';
import { SceneEngine } from '../scene-engine';
import { ElevenLabs } from './eleven-labs';
import { ForeignGenerator } from './foreign-generator';
import type { ForeignService } from './foreign-service';
import { HttpGenerator } from './http-generator';
import { OwnGenerator } from './own-generator';
import {
  GeneratorFailure,
  type MadeTake,
  type RenderWatch,
  type SoundGenerator,
  type SoundRequest,
} from './sound-generator';

const IDS_OF_SETTING: Readonly<Record<Env['SOUND_ENGINE'], GeneratorId>> = {
  procedural: 'whoosh',
  elevenlabs: 'elevenlabs',
  http: 'http',
};

/** Who makes sounds in this installation, as its settings say. */
@Injectable()
export class Generators {
  /** Makes what names no generator. */
  readonly usual: GeneratorId;
  /** Those beside our own engine. */
  readonly choices: readonly GeneratorChoice[];
  private readonly own: SoundGenerator;
  private readonly foreign: ReadonlyMap<GeneratorId, SoundGenerator>;

  constructor(env: Env, engine: SceneEngine, pool: RenderPool) {
    this.usual = IDS_OF_SETTING[env.SOUND_ENGINE];
    const services = servicesOf(env);
    this.choices = services.map(({ id, name, terms }) => ({ id, name, terms, isDefault: id === this.usual }));
    this.own = new OwnGenerator(engine);
    this.foreign = new Map(services.map((service) => [service.id, new ForeignGenerator(service, pool)]));
  }

  has(id: GeneratorId): boolean {
    return id === this.own.id || this.foreign.has(id);
  }

  /**
   * Has a take made.
   * @param fallback our own engine makes it where the other one does not
   * @throws as SoundGenerator.make
   */
  async make(id: GeneratorId, fallback: boolean, request: SoundRequest, watch: RenderWatch): Promise<MadeTake> {
    if (id === this.own.id) return this.own.make(request, watch);
    try {
      const generator = this.foreign.get(id);
      // The settings may have changed since it was asked for, or be others in this process.
      if (generator === undefined) throw new GeneratorFailure('closed', `there is no generator ${id}`);
      return await generator.make(request, watch);
    } catch (error) {
      if (!fallback || !(error instanceof GeneratorFailure)) throw error;
      return this.own.make(request, watch);
    }
  }
}

function servicesOf(env: Env): ForeignService[] {
  const services: ForeignService[] = [];
  if (env.ELEVENLABS_API_KEY !== undefined)
    services.push(new ElevenLabs(env.ELEVENLABS_API_BASE.replace(/\/+$/, ''), env.ELEVENLABS_API_KEY));
  if (env.GENERATOR_URL !== undefined)
    services.push(
      new HttpGenerator({
        url: env.GENERATOR_URL,
        key: env.GENERATOR_KEY,
        name: env.GENERATOR_NAME,
        terms: env.GENERATOR_TERMS ?? '',
      }),
    );
  return services;
}
