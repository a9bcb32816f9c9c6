import { stereo } from '../blocks';
import type { Stereo } from '../sources';
import { ProgrammeMeter } from './programme-meter';

/** Stretches of a sine of 1 kHz in both channels, as the test signals of EBU Tech 3341 are: seconds, dBFS. */
function tone(...stretches: (readonly [seconds: number, dbfs: number])[]): Stereo {
  const frames = stretches.reduce((sum, [seconds]) => sum + seconds * 48_000, 0);
  const { left, right } = stereo(frames);
  let at = 0;
  for (const [seconds, dbfs] of stretches)
    for (const end = at + seconds * 48_000; at < end; at++)
      left[at] = right[at] = 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * 1_000 * at) / 48_000);
  return { left, right };
}

function measured(sound: Stereo) {
  const meter = new ProgrammeMeter();
  for (let at = 0; at < sound.left.length; at += 128)
    meter.add({ left: sound.left.subarray(at, at + 128), right: sound.right.subarray(at, at + 128) });
  return meter;
}

describe('the loudness meter', () => {
  it('shows a steady tone the same by all three times (EBU Tech 3341, test 1) [timeline 27]', () => {
    const { momentary, shortTerm, integrated } = measured(tone([5, -23])).read();
    for (const lufs of [momentary, shortTerm, integrated]) expect(Math.abs(lufs + 23)).toBeLessThan(0.1);
  });

  it('leaves what is far under the programme out of the integrated loudness (tests 3 and 4) [long]', () => {
    expect(Math.abs(measured(tone([10, -36], [60, -23], [10, -36])).read().integrated + 23)).toBeLessThan(0.1);
    const withSilence = tone([10, -72], [10, -36], [60, -23], [10, -36], [10, -72]);
    expect(Math.abs(measured(withSilence).read().integrated + 23)).toBeLessThan(0.1);
  });

  it('forgets what was before the last 0.4 and 3 seconds', () => {
    const { momentary, shortTerm } = measured(tone([4, -20], [1, -40])).read();
    expect(Math.abs(momentary + 40)).toBeLessThan(0.2);
    // two of three seconds still sound
    expect(Math.abs(shortTerm - (-20 + 10 * Math.log10(2 / 3)))).toBeLessThan(0.2);
  });

  it('finds the peak between the samples (test 16: a quarter of the rate, 45° beside the samples)', () => {
    const samples = Float32Array.from({ length: 48_000 }, (_, i) => 0.5 * Math.sin((Math.PI / 2) * i + Math.PI / 4));
    const { truePeakDb } = measured({ left: samples, right: samples }).read();
    expect(truePeakDb).toBeGreaterThan(-6.4);
    expect(truePeakDb).toBeLessThan(-5.8);
  });

  it('begins anew when it is reset, and is silent before anything sounds', () => {
    const meter = measured(tone([2, -10]));
    meter.reset();
    expect(meter.read()).toEqual({
      momentary: -Infinity,
      shortTerm: -Infinity,
      integrated: -Infinity,
      truePeakDb: -Infinity,
    });
    const quiet = tone([5, -30]);
    meter.add(quiet);
    expect(Math.abs(meter.read().integrated + 30)).toBeLessThan(0.1);
  });
});
