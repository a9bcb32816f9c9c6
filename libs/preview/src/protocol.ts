import type { Spectrum } from '@whoosh/audio-codec';
import type { Bar, InterpretResponse, SoundEvent } from '@whoosh/contracts';
import type { Intensity, Scene } from '@whoosh/sound-scene';

/** What is previewed: a scene as the server understood it, or a description that the engine here interprets. */
export type PreviewSubject = { scene: Scene } | PreviewText;

/** A description with what stands beside it. */
export interface PreviewText {
  text: string;
  /** Seconds; without it, as long as the words ask for. */
  duration?: number;
  intensity: Intensity;
  seed: number;
  /** The longest that it may be, seconds, whatever the words ask for. */
  longest?: number;
  /** Without it the words decide. */
  loop?: boolean;
  /** What words mean to the person: the id of a source by words in small letters. */
  senses?: Readonly<Record<string, string>>;
  /** No preview where all is only guessed: half a word is no sound yet. */
  onlyKnown?: boolean;
}

/** One preview as it is asked for. */
export type PreviewSpec = PreviewSubject & {
  /** Bars of every layer by itself, over the duration of the scene; 0: only the mix is rendered. */
  layerBars: number;
  /** Also the spectrum of the whole, and of every layer whose bars are asked for. */
  spectra?: boolean;
  /** Also the sound itself, to be played. */
  audio: boolean;
  /** Also what was understood, as the server tells it. */
  reading?: boolean;
  /** Also what happens in it and when, by which it is laid on a timeline. */
  events?: boolean;
  /** Only so many seconds from the beginning; without it, all of it. */
  firstSeconds?: number;
};

export interface PreviewRequest {
  id: number;
  spec: PreviewSpec;
}

/** What the page tells its worker: besides requests, once, what reads words; null where that cannot be had. */
export type PreviewMessage = PreviewRequest | { network: ArrayBuffer | null };

/** A preview as the worker hands it over. */
export interface PreviewResult {
  /** Seconds. */
  duration: number;
  /** 100 bars of the whole. */
  bars: Bar[];
  /** null when it was not asked for. */
  spectrum: Spectrum | null;
  /** In the order of the scene. */
  layers: { id: string; bars: Bar[]; spectrum: Spectrum | null }[];
  /** A 16-bit WAV file; null when it was not asked for. */
  wav: Uint8Array<ArrayBuffer> | null;
  /** What was understood; null when it was not asked for. */
  reading: InterpretResponse | null;
  /** In time order, frames at 48 kHz; empty when they were not asked for. */
  events: SoundEvent[];
}

/** `result` is null when the engine refused the scene, and where what it needs could not be loaded. */
export interface PreviewAnswer {
  id: number;
  result: PreviewResult | null;
  /** Something was not there to make it with: it may be made another time. */
  isUnmade?: true;
}

/** Two requests of the same key have the same preview, sample for sample. */
export function previewKey(spec: PreviewSpec): string {
  const subject =
    'scene' in spec
      ? spec.scene
      : [spec.text, spec.duration, spec.intensity, spec.seed, spec.loop, spec.onlyKnown, spec.senses, spec.longest];
  return JSON.stringify([
    spec.layerBars,
    spec.spectra,
    spec.audio,
    spec.firstSeconds,
    spec.reading,
    spec.events,
    subject,
  ]);
}
