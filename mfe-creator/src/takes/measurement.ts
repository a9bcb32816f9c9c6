import { computeBars, LoudnessMeter, spectrumOf, truePeak, type Spectrum } from '@whoosh/audio-codec';
import type { Bar } from '@whoosh/contracts';

/** What a sound measures, from its very samples. */
export interface Measurement {
  spectrum: Spectrum;
  /** Integrated, LUFS (ITU-R BS.1770-5); null for silence. */
  loudness: number | null;
  /** dBTP; null for silence. */
  peak: number | null;
  /** For a waveform that has the whole width of the page. */
  fineBars: Bar[];
}

export interface MeasurementRequest {
  id: number;
  /** One or two, at MEASURED_RATE. */
  channels: Float32Array<ArrayBuffer>[];
}

export interface MeasurementAnswer {
  id: number;
  measurement: Measurement;
}

/** The rate that the loudness filters are made for, Hz: sounds are decoded at it. */
export const MEASURED_RATE = 48_000;

/** As many in the width of one take as three beside each other and the gaps between them have. */
const FINE_BARS = 322;

export function measure({ channels }: Omit<MeasurementRequest, 'id'>): Measurement {
  const meter = new LoudnessMeter();
  meter.add(channels);
  const power = meter.integratedPower();
  const peak = truePeak(channels);
  return {
    spectrum: spectrumOf(channels[0] ?? new Float32Array(0), MEASURED_RATE),
    loudness: power > 0 ? 10 * Math.log10(power) - 0.691 : null,
    peak: peak > 0 ? 20 * Math.log10(peak) : null,
    fineBars: computeBars({ channels, sampleRate: MEASURED_RATE }, FINE_BARS),
  };
}

/**
 * Gains that let sounds be compared at equal loudness: the quietest stays, the others come down to it.
 * @param loudness LUFS of each; null is not known yet, or silence
 * @returns dB, 0 or below; all 0 as long as one is not known
 */
export function matchingGains(loudness: readonly (number | null)[]): number[] {
  const known = loudness.filter((value) => value !== null);
  if (known.length < loudness.length) return loudness.map(() => 0);
  const quietest = Math.min(...known);
  return known.map((value) => quietest - value);
}
