import { CONTROL_FRAMES } from '../voice';
import { CONTROL_SECONDS, ControlVoice, GrainPool, type Block } from './control-voice';
import { NoiseGrain, ToneGrain } from './grains';
import { Random } from './random';

class Pips extends ControlVoice {
  private readonly random = new Random(1);
  private readonly pool = new GrainPool(() => new ToneGrain());
  private nextPip = 0.0013;

  constructor() {
    super({ pitch: 800, level: 1 }, 1);
  }

  protected control(time: number): void {
    while (this.nextPip < time + CONTROL_SECONDS) {
      this.start(this.pool.take().begin(this.params.pitch, 1, 0.01, this.params.level), this.nextPip, 1, 'pip');
      this.nextPip += this.random.range(0.01, 0.05);
    }
  }

  protected override finish(block: Block): void {
    for (let i = 0; i < block[0].length; i++) block[0][i] *= 0.5;
  }
}

function render(frames: number, cuts: number[], voice = new Pips()): Float32Array {
  const out = new Float32Array(frames);
  let at = 0;
  for (let i = 0; at < frames; i++) {
    const to = Math.min(frames, at + cuts[i % cuts.length]);
    voice.process([out], at, to);
    at = to;
  }
  return out;
}

describe('control voice', () => {
  it('gives the same samples however the blocks are cut', () => {
    const whole = render(10_000, [10_000]);
    expect(whole.some((v) => v !== 0)).toBe(true);
    expect(render(10_000, [1, 7, 32, 33, 500])).toEqual(whole);
    expect(render(10_000, [128])).toEqual(whole);
  });

  it('applies a change at the first control frame at or after its sample', () => {
    const plain = render(9600, [9600]);
    for (const cuts of [[9600], [11]]) {
      const voice = new Pips();
      voice.set('level', 0.1, 4801);
      const changed = render(9600, cuts, voice);
      expect(changed.subarray(0, 4800 + CONTROL_FRAMES)).toEqual(plain.subarray(0, 4800 + CONTROL_FRAMES));
      expect(changed).not.toEqual(plain);
    }
  });

  it('applies changes in the order of their samples, not of the calls', () => {
    const voice = new Pips();
    voice.set('pitch', 500, 640);
    voice.set('pitch', 900, 320);
    const other = new Pips();
    other.set('pitch', 900, 320);
    other.set('pitch', 500, 640);
    expect(render(9600, [9600], voice)).toEqual(render(9600, [9600], other));
  });

  it('refuses unknown parameters and values that are no numbers', () => {
    expect(() => new Pips().set('colour', 1, 0)).toThrow(/colour/);
    expect(() => new Pips().set('pitch', NaN, 0)).toThrow(RangeError);
  });

  it('notes its events at their exact times as they start', () => {
    const voice = new Pips();
    const out = render(4800, [100], voice);
    expect(voice.events.length).toBeGreaterThan(1);
    expect(voice.events[0]).toEqual({ time: 0.0013, level: 1, kind: 'pip' });
    expect(out.findIndex((v) => v !== 0)).toBe(Math.round(0.0013 * 48_000) + 1);
  });

  it('reuses grains that have ended', () => {
    let made = 0;
    const pool = new GrainPool(() => {
      made++;
      return new NoiseGrain();
    });
    const buffer = [new Float32Array(32)];
    for (let i = 0; i < 100; i++) {
      const grain = pool.take().begin(i + 1, 1000, 1, 0.0005, 1);
      while (grain.add(buffer, 0, 32));
    }
    expect(made).toBe(1);
  });
});
