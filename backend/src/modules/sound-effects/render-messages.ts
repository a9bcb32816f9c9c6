import type { AudioCut, LoudnessTarget, Mp3Cut, PcmAudio, WavFormat } from '@whoosh/audio-codec';
import type { Scene } from '@whoosh/sound-scene';
import type { AudioFormat } from './compatible/audio-format';
import type { ForeignAudio } from './generators/foreign-audio';
import type { TakeDetails } from './generators/sound-generator';
import type { SharedLayerBuffers } from './shared-layer-buffers';
import type { RenderedStems } from './scene-engine';

/**
 * From the pool to a render thread: a sound, a mix of it or its layers from a scene, layers for the sound that another
 * thread renders, a sound from what another generator gave, MP3 frames of samples or of a WAV file, or the samples of
 * one in another form.
 */
export type RenderTask =
  | { kind: 'sound'; scene: Scene; lent: readonly SharedLayerBuffers[]; isDraft?: true }
  | { kind: 'layers'; scene: Scene; lent: SharedLayerBuffers }
  | { kind: 'stems'; scene: Scene; cuts: readonly AudioCut[] }
  | { kind: 'mix'; scene: Scene; cuts: readonly AudioCut[] }
  | { kind: 'cut'; wav: Uint8Array; cut: AudioCut }
  | ({ kind: 'foreign' } & ForeignTask)
  | { kind: 'mp3'; audio: PcmAudio }
  | { kind: 'mp3-of-wav'; wav: Uint8Array; change?: SoundChange }
  | { kind: 'convert'; wav: Uint8Array; format: AudioFormat }
  | { kind: 'form'; wav: Uint8Array; format: WavFormat; loops: boolean; measured: boolean; change: SoundChange };

/** The sound of another generator, to be made one of ours. */
export interface ForeignTask {
  audio: ForeignAudio;
  /** Its length as it was asked for. */
  seconds: number;
  loop: boolean;
  /** Stands as the version of the engine that made it. */
  model: string;
}

/** What each kind of task gives. */
export interface RenderResults {
  sound: TakeDetails;
  layers: null;
  foreign: TakeDetails;
  stems: RenderedStems;
  /** Bare frames at 44.1 kHz, 320 kbit/s. */
  mp3: Uint8Array;
  'mp3-of-wav': Uint8Array;
  convert: Uint8Array;
  mix: DerivedSound;
  cut: CutSound | null;
  form: ReformedSound;
}

/** What was made of a sound, as it is stored. */
export interface DerivedSound {
  wav: Uint8Array;
  /** Bare frames at 44.1 kHz, 320 kbit/s. */
  mp3: Uint8Array;
  /** At 48 kHz. */
  frames: number;
  bars: string;
  peaks: string;
}

/** A part of a sound. */
export interface CutSound extends DerivedSound {
  /** As it was made, at 48 kHz. */
  cut: AudioCut;
}

/** What is changed of the samples of a stored sound before anything else. */
export interface SoundChange {
  /** 1: the mean of both. */
  channels: 1 | 2;
  /** 0 or below. */
  gainDb: number;
  /** What it shall measure then; null: what it does. */
  target: LoudnessTarget | null;
}

/** Samples as a WAV's data chunk holds them. */
export interface ReformedSound {
  data: Uint8Array;
  measures: SoundMeasures | null;
}

/** How loud a sound is. */
export interface SoundMeasures {
  /** Integrated, LUFS; null for silence. */
  loudness: number | null;
  /** dBTP; null for silence. */
  truePeak: number | null;
}

/** What a 'sound' or 'foreign' task gives on its way, in this order. */
export interface SoundParts {
  /** Samples from the beginning on, for another thread to encode: up to the end, or as far as the cut says. */
  samples: { head: PcmAudio; cut: Mp3Cut | null; frames: number };
  /** The WAV file. */
  wav: Uint8Array;
  /** MP3 frames from the cut on; null where there is none. */
  tail: Uint8Array | null;
}

/** From a render thread to the pool. `ms`: processor time of the task. */
export type RenderMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; renderedSeconds: number }
  | { kind: 'part'; name: keyof SoundParts; value: SoundParts[keyof SoundParts] }
  | { kind: 'done'; result: RenderResults[RenderTask['kind']]; ms: number }
  | { kind: 'failed'; message: string; ms: number };
