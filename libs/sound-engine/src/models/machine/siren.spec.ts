import { conformance } from '../../testing/conformance';
import { bandDb, centroid, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { OTHER_SIRENS, sirenPolice } from './siren';

conformance(sirenPolice, { isTone: true });
for (const siren of OTHER_SIRENS) conformance(siren, { isTone: true });

describe('siren', () => {
  const track = (x: Float32Array, from: number): number =>
    peakFrequency(x.subarray(from * 48_000, from * 48_000 + 4096), 500, 2000);

  it('wails between 650 and 1500 Hz', () => {
    const x = mono(take(sirenPolice, { seconds: 9 }));
    const heights = Array.from({ length: 80 }, (_, i) => track(x, 0.1 * i));
    expect(Math.min(...heights)).toBeGreaterThan(630);
    expect(Math.min(...heights)).toBeLessThan(720);
    expect(Math.max(...heights)).toBeGreaterThan(1400);
    expect(Math.max(...heights)).toBeLessThan(1530);
  });

  const ambulance = OTHER_SIRENS.find(({ id }) => id === 'siren_ambulance');
  if (!ambulance) throw new Error('no ambulance');

  it('wails as the recorded ambulance does: from 795 to 1670 Hz and back in 1.27 s', () => {
    const x = mono(take(ambulance, { seconds: 6 }));
    const heights = Array.from({ length: 55 }, (_, i) => track(x, 0.1 * i));
    expect(Math.min(...heights)).toBeGreaterThan(750);
    expect(Math.min(...heights)).toBeLessThan(880);
    expect(Math.max(...heights)).toBeGreaterThan(1550);
    expect(Math.max(...heights)).toBeLessThan(1720);
    expect(ambulance.mapModifiers(layerModifiers()).period).toBeCloseTo(1.27, 2);
  });

  it('holds the two tones of an ambulance of Europe where it is asked: a fourth apart', () => {
    const params = { ...ambulance.mapModifiers(layerModifiers({ variant: 'hilo' })), strength: 1 };
    const x = mono(take(ambulance, { seconds: 2, params }));
    const [first, second] = [0.2, 0.7].map((from) =>
      peakFrequency(x.subarray(from * 48_000, from * 48_000 + 4096), 350, 700),
    );
    expect(Math.max(first, second) / Math.min(first, second)).toBeCloseTo(580 / 435, 1);
  });

  it('hurries and brightens with force, is lower when large, and does not fold back', () => {
    expect(sirenPolice.mapModifiers(layerModifiers({ intensity: 0.9 })).period).toBeLessThan(
      sirenPolice.mapModifiers(layerModifiers()).period,
    );
    expect(sirenPolice.mapModifiers(layerModifiers({ mods: { size: 0.9 } })).low).toBeLessThan(650);
    const calm = mono(take(sirenPolice, { params: sirenPolice.mapModifiers(layerModifiers({ intensity: 0.2 })) }));
    const hard = mono(take(sirenPolice, { params: sirenPolice.mapModifiers(layerModifiers({ intensity: 0.9 })) }));
    expect(centroid(hard)).toBeGreaterThan(1.05 * centroid(calm));
    expect(bandDb(calm, 50, 350)).toBeLessThan(-25);
  });
});
