import { LN_1000 } from '../../dsp/exact-math';
import { type Grain } from '../../dsp/control-voice';
import { ModalGrain, NoiseGrain, ToneGrain } from '../../dsp/grains';
import type { Random } from '../../dsp/random';

/** A small hard click: short resonances, a tick of noise, the body that carries it. */
export interface Click {
  /** Hz of the resonances, and their seconds to 1/e. */
  pitches: readonly number[];
  ring: number;
  noise: number;
  noiseSeconds: number;
  body: number;
  bodyPitch: number;
  bodySeconds: number;
  level: number;
}

/** The grains of one click; every one differs a little. */
export function clickGrains(click: Click, random: Random): Grain[] {
  const modes = click.pitches.map((pitch) => ({
    frequency: pitch * random.logNormal(0.03),
    t60: click.ring * LN_1000,
    gain: random.range(0.5, 1) / click.pitches.length,
  }));
  const middle = Math.min(11_000, click.pitches[0] * 1.3);
  const grains: Grain[] = [new ModalGrain(modes, 0.0002, click.level)];
  if (click.noise > 0)
    grains.push(
      new NoiseGrain().begin(
        random.next(),
        middle,
        0.5,
        click.noiseSeconds,
        0.35 * click.level * click.noise,
        0,
        0.0002,
      ),
    );
  if (click.body > 0)
    grains.push(
      new ToneGrain().begin(
        click.bodyPitch * random.logNormal(0.05),
        1,
        click.bodySeconds,
        0.5 * click.level * click.body,
        0,
        0.0008,
      ),
    );
  return grains;
}
