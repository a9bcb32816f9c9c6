import { clamp, dbToGain, exp2, log2 } from '../../dsp/exact-math';
import { IMPACT_BANDS, type ImpactBody, type ImpactShape } from '../../dsp/statistical-impact';
import type { Params } from '../../model';
import type { ParamSpecs } from './word-shaping';

/** Names of the band parameters, low to high. */
const BAND_NAMES = IMPACT_BANDS.map((frequency) => `band${frequency}`);

/** The parameters that describe what answers to a blow, with the values of one object. */
export function impactParams(shape: ImpactShape): ParamSpecs {
  const bands = BAND_NAMES.map((name, k) => [
    name,
    { unit: '', min: 0, max: 4, default: shape.bands[k], meaning: `share of the octave around ${IMPACT_BANDS[k]} Hz` },
  ]);
  return {
    ...(Object.fromEntries(bands) as ParamSpecs),
    length: { unit: 's', min: 0.005, max: 3, default: shape.length, meaning: 'how long it sounds at 710 Hz (t60)' },
    slope: { unit: '', min: 0, max: 1.5, default: shape.slope, meaning: 'how much sooner the heights die' },
    modal: {
      unit: '',
      min: 0,
      max: 3,
      default: shape.modal,
      meaning: 'share of clear resonances: 0 a thud, 1 a clang',
    },
    modePitch: { unit: 'Hz', min: 40, max: 9000, default: shape.modeFrequency, meaning: 'first resonance' },
    modeRing: { unit: 's', min: 0.01, max: 6, default: shape.modeT60, meaning: 'how long the resonances ring (t60)' },
    modes: { unit: '', min: 0, max: 8, default: shape.modes, meaning: 'number of resonances' },
  };
}

/** The object that the parameters describe, `pitch` times as high as they say; with a body, that very one. */
export function impactOf(params: Params, pitch = 1, body?: ImpactBody): ImpactShape {
  const bands = BAND_NAMES.map((name) => params[name]);
  return {
    bands: pitch === 1 ? bands : shiftBands(bands, pitch),
    length: params.length,
    slope: params.slope,
    modal: params.modal,
    modeFrequency: params.modePitch * pitch,
    modeT60: params.modeRing,
    modes: Math.round(params.modes),
    ...(body && { body }),
  };
}

/** Parameter values of an object, as `shape` functions hand them on. */
export function impactValues(shape: ImpactShape): Record<string, number> {
  return {
    ...Object.fromEntries(BAND_NAMES.map((name, k) => [name, shape.bands[k]])),
    length: shape.length,
    slope: shape.slope,
    modal: shape.modal,
    modePitch: shape.modeFrequency,
    modeRing: shape.modeT60,
    modes: shape.modes,
  };
}

/** Moves the band levels along the frequency axis: a smaller object answers higher. */
export function shiftBands(bands: readonly number[], factor: number): number[] {
  const octaves = log2(factor);
  return bands.map((_, k) => {
    const x = clamp(k - octaves, 0, bands.length - 1);
    const left = Math.floor(x);
    const right = Math.min(bands.length - 1, left + 1);
    // Past the ends the levels fall off rather than repeat.
    const beyond = Math.max(0, octaves - k, k - octaves - (bands.length - 1));
    return (bands[left] + (bands[right] - bands[left]) * (x - left)) * exp2(-2 * beyond);
  });
}

/** Tilts the band levels around 710 Hz. */
export function tiltBands(bands: readonly number[], dbPerOctave: number): number[] {
  return bands.map((gain, k) => gain * dbToGain(dbPerOctave * (k - 3)));
}
