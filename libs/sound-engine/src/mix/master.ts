import { samplePeak, truePeak } from '@whoosh/audio-codec';
import type { Intensity } from '@whoosh/sound-scene';
import { Biquad } from '../dsp/biquad';
import { raisedCosine } from '../dsp/envelope';
import { clamp, dbToGain, gainToDb, softClip } from '../dsp/exact-math';
import { SAMPLE_RATE } from '../voice';
import { limit } from './limiter';
import { measureLoudness } from './loudness';

export interface MasterOptions {
  intensity: Intensity;
  /** Textures are measured over their whole, happenings by their loudest 400 ms. */
  measure: 'integrated' | 'momentary';
  /** What the words ask to be louder or softer than usual, dB. */
  offsetDb: number;
  loop: boolean;
}

/** Loudness aims, LUFS. */
const TARGET: Readonly<Record<Intensity, number>> = { subtle: -29, moderate: -23, intense: -15.5 };
/**
 * Peaks that a single happening is brought to, dBFS, as far as its loudness stays within HAPPENING_RANGE_LU above the
 * aim.
 */
const HAPPENING_PEAK: Readonly<Record<Intensity, number>> = { subtle: -12, moderate: -6, intense: -1.3 };
const HAPPENING_RANGE_LU = 6;
/**
 * Highest peak before limiting, dBFS, of things that happen once: a sparse sound must not be driven into the limiter
 * for loudness.
 */
const PEAK_BEFORE_LIMITING: Readonly<Record<Intensity, number>> = { subtle: -9, moderate: -3, intense: 8 };
const LIMITER_CEILING_DB = -1.2;
const TRUE_PEAK_CEILING_DB = -1;
/** Meters with longer filters than the standard's read hiss and hard blows this much higher, dB. */
const METER_MARGIN_DB = 0.5;
const CLIP_KNEE = 0.5;
/** Mean of the samples, linear. */
const MOST_DC = 5e-5;
/** The beginning only loses its step: a blow in the first frame keeps its edge. */
const BEGIN_SECONDS = 0.00025;
const END_SECONDS = 0.002;

/** What was done to the whole: gains that depend on time alone, so that a stem treated alike stays a summand of it. */
export interface MasteringGains {
  /** Linear. */
  gain: number;
  /** Length of the fade at the end; 0 for a loop. */
  endFadeFrames: number;
  /** Gains of each frame, one after another: soft clip, limiter. */
  curves: readonly Float32Array[];
  /** The limited whole went through the DC block once more. */
  isOffCentre: boolean;
  /** Linear, after all: brings the true peak under its ceiling. */
  trim: number;
}

/** DC block, edges, loudness, soft clip, limiter and true peak, in place on a stereo mix. */
export function master(channels: readonly Float32Array[], options: MasterOptions): MasteringGains {
  blockDc(channels, options.loop);
  const endFadeFrames = options.loop ? 0 : endFade(channels);
  fadeEdges(channels, endFadeFrames);
  const gain = loudnessGain(channels, options);
  amplify(channels, gain);
  const curves = [
    options.intensity === 'intense' ? clipSoftly(channels) : undefined,
    limit(channels, dbToGain(LIMITER_CEILING_DB), options.loop),
  ].filter((curve) => curve !== undefined);
  // A limiter that presses one side more than the other moves the middle.
  const isOffCentre = curves.length > 0 && channels.some((channel) => Math.abs(meanOf(channel)) > MOST_DC);
  if (isOffCentre) centre(channels, options.loop, endFadeFrames);
  const excess = truePeak(channels) / dbToGain(TRUE_PEAK_CEILING_DB - METER_MARGIN_DB);
  const trim = excess > 1 ? 1 / excess : 1;
  amplify(channels, trim);
  return { gain, endFadeFrames, curves, isOffCentre, trim };
}

/** Treats a stem as `finish` treated the mix. */
export function level(
  channels: readonly Float32Array[],
  { gain, endFadeFrames, curves, isOffCentre, trim }: MasteringGains,
  loop: boolean,
): void {
  blockDc(channels, loop);
  fadeEdges(channels, endFadeFrames);
  amplify(channels, gain);
  for (const curve of curves)
    for (const channel of channels) for (let i = 0; i < channel.length; i++) channel[i] *= curve[i];
  if (isOffCentre) centre(channels, loop, endFadeFrames);
  amplify(channels, trim);
}

function centre(channels: readonly Float32Array[], loop: boolean, endFadeFrames: number): void {
  blockDc(channels, loop);
  fadeEdges(channels, endFadeFrames);
}

function meanOf(channel: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < channel.length; i++) sum += channel[i];
  return channel.length === 0 ? 0 : sum / channel.length;
}

function amplify(channels: readonly Float32Array[], gain: number): void {
  if (gain === 1) return;
  for (const channel of channels) for (let i = 0; i < channel.length; i++) channel[i] *= gain;
}

/** 20 Hz high-pass of the second order; a loop runs through twice so that its filter starts as it ends. */
function blockDc(channels: readonly Float32Array[], loop: boolean): void {
  const filters = channels.map(() => Biquad.highPass(20));
  const pass = (all: readonly Float32Array[]): void => {
    if (all.length === 2) filters[0].processWith(filters[1], all[0], all[1], 0, all[0].length);
    else all.forEach((channel, k) => filters[k].process(channel, 0, channel.length));
  };
  if (loop) pass(channels.map((channel) => channel.slice()));
  pass(channels);
}

/** Fades in over 0.25 ms and out over `endFrames`; a loop (0) has neither. */
function fadeEdges(channels: readonly Float32Array[], endFrames: number): void {
  if (endFrames === 0) return;
  const frames = channels[0]?.length ?? 0;
  const beginFrames = edgeFrames(frames, BEGIN_SECONDS);
  for (const channel of channels) {
    for (let i = 0; i < beginFrames; i++) channel[i] *= raisedCosine(i / beginFrames);
    for (let i = 0; i < endFrames; i++) channel[frames - 1 - i] *= raisedCosine(i / endFrames);
  }
}

function edgeFrames(frames: number, seconds: number): number {
  return Math.min(frames >> 2, Math.round(seconds * SAMPLE_RATE));
}

/** 2 ms, and longer where the end is not quiet by itself. */
function endFade(channels: readonly Float32Array[]): number {
  const frames = channels[0]?.length ?? 0;
  return isLoudAtEnd(channels)
    ? Math.round(Math.min(0.5 * SAMPLE_RATE, frames * 0.15))
    : edgeFrames(frames, END_SECONDS);
}

/** The last 30 ms lie less than 45 dB under the loudest stretch of that length. */
function isLoudAtEnd(channels: readonly Float32Array[]): boolean {
  const window = Math.round(0.03 * SAMPLE_RATE);
  const frames = channels[0]?.length ?? 0;
  let loudest = 0;
  let last = 0;
  for (let to = frames; to >= window; to -= window) {
    let sum = 0;
    for (const channel of channels) for (let i = to - window; i < to; i++) sum += channel[i] * channel[i];
    if (to === frames) last = sum;
    loudest = Math.max(loudest, sum);
  }
  return last > loudest * 3.2e-5;
}

function loudnessGain(channels: readonly Float32Array[], { intensity, measure, offsetDb }: MasterOptions): number {
  const loudness = measureLoudness(channels);
  const isSteady = measure === 'integrated';
  const measured = isSteady ? loudness.integrated : loudness.momentaryMax;
  if (measured === -Infinity) return 1;
  const peakDb = gainToDb(samplePeak(channels));
  const aim = TARGET[intensity] + offsetDb - measured;
  const wanted = isSteady ? aim : clamp(HAPPENING_PEAK[intensity] + offsetDb - peakDb, aim, aim + HAPPENING_RANGE_LU);
  const allowed = PEAK_BEFORE_LIMITING[intensity] + (isSteady ? 6 : 0) - peakDb;
  return dbToGain(Math.min(wanted, allowed, 60));
}

/**
 * Leaves what is under -6 dBFS as it is and bends the rest towards 0 dBFS, all channels by the gain that the loudest of
 * them needs.
 * @returns the gain of each frame, or undefined where nothing was bent
 */
function clipSoftly(channels: readonly Float32Array[]): Float32Array | undefined {
  if (samplePeak(channels) <= CLIP_KNEE) return undefined;
  const gains = new Float32Array(channels[0].length).fill(1);
  for (let i = 0; i < gains.length; i++) {
    let magnitude = 0;
    for (let c = 0; c < channels.length; c++) magnitude = Math.max(magnitude, Math.abs(channels[c][i]));
    if (magnitude > CLIP_KNEE)
      gains[i] = (CLIP_KNEE + (1 - CLIP_KNEE) * softClip((magnitude - CLIP_KNEE) / (1 - CLIP_KNEE))) / magnitude;
  }
  for (const channel of channels) for (let i = 0; i < gains.length; i++) channel[i] *= gains[i];
  return gains;
}
