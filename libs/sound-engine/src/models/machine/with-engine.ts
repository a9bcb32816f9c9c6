import { ControlVoice } from '../../dsp/control-voice';
import { hash32 } from '../../dsp/random';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, type Voice } from '../../voice';
import { type ParamSpecs, withDefaults } from '../kernels/word-shaping';

/** Values that an engine lends to a sound that contains it. */
const LENT = ['rpm', 'top', 'revs', 'cylinders', 'load', 'muffler', 'drive', 'strength'] as const;

/** Parameters of an engine and of what sounds with it. */
export function specsWithEngine(engine: SoundModel, own: ParamSpecs): ParamSpecs {
  return { ...Object.fromEntries(LENT.map((name) => [name, engine.params[name]])), ...own };
}

function engineParams(engine: SoundModel, params: Params): Params {
  return withDefaults(engine.params, Object.fromEntries(LENT.map((name) => [name, params[name]])));
}

/** Base of sounds that contain a running engine. */
export abstract class WithEngine extends ControlVoice {
  private readonly motor: Voice;
  private readonly out = new Float32Array(CONTROL_FRAMES);
  private frame = 0;

  /** @param first revolutions per minute that it begins with: it takes a moment to come to those of the parameters */
  constructor(engine: SoundModel, params: Params, { seed, duration, individual }: Performance, first = params.rpm) {
    super(params, 1);
    this.motor = engine.prepare(engineParams(engine, { ...params, rpm: first }), {
      seed: hash32(seed, 'motor'),
      duration,
      cue: { kind: 'continuous' },
      individual,
    });
  }

  /** The engine's next block, after its parameters have been passed on. */
  protected runEngine(): Float32Array {
    for (const name of LENT) this.motor.set(name, this.params[name], this.frame);
    this.motor.process([this.out], 0, CONTROL_FRAMES);
    this.frame += CONTROL_FRAMES;
    return this.out;
  }
}

/** Words to the parameters of an engine and of what sounds with it. */
export function shapeWithEngine(
  engine: SoundModel,
  specs: ParamSpecs,
  own: (words: LayerModifiers, base: Params) => Record<string, number>,
): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => withDefaults(specs, { ...engine.mapModifiers(words), ...own(words, base) });
}
