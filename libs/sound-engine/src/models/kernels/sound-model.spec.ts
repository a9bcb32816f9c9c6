import type { Params } from '../../model';
import { ToneGrain } from '../../dsp/grains';
import { take } from '../../testing/spectra';
import { EventVoice } from './event-voice';
import { soundModel } from './sound-model';

class Ping extends EventVoice {
  protected event(time: number): void {
    this.start(new ToneGrain().begin(this.params.pitch, 1, 0.05, 0.5), time);
  }
}

const ping = soundModel({
  id: 'ping',
  kind: 'one-shot',
  kernel: 'ping',
  params: { pitch: { unit: 'Hz', min: 100, max: 1000, default: 440, meaning: 'pitch' } },
  mapModifiers: () => ({ pitch: 440 }),
  naturalSeconds: () => 0.3,
  voice: (params, performance) => new Ping(params, performance, { rate: 0, regularity: 1 }),
});
const prepare = (params: Params): unknown =>
  ping.prepare(params, { seed: 1, duration: 1, cue: { kind: 'shots', at: [0] } });

describe('a described source', () => {
  it('has no rhythm of its own and is not repeated unless it says so', () => {
    expect(ping.naturalRate({ pitch: 440 })).toBe(0);
    expect(ping.repeatable).toBe(false);
  });

  it('refuses parameters out of range, unknown ones and missing ones by their names', () => {
    expect(() => prepare({ pitch: 2000 })).toThrow('pitch must be 100..1000 Hz');
    expect(() => prepare({ pitch: 440, colour: 1 })).toThrow("unknown parameter 'colour'");
    expect(() => prepare({})).toThrow('pitch must be');
  });

  it('sounds with valid ones', () => {
    expect(take(ping, { seconds: 0.2, params: { pitch: 440 } })[0].some((x) => Math.abs(x) > 0.1)).toBe(true);
  });
});
