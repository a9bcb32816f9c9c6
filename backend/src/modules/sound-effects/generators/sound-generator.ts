import type { ForeignMaker, GeneratorId, SoundEvent } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { PermanentFailure } from '../../../infra/queue';

/** What was measured from the samples of a take's WAV file, and what happens in it. */
export interface TakeDetails {
  bars: string;
  peaks: string;
  events: SoundEvent[];
  engineVersion: string;
}

/**
 * A sound whose samples are there. Each part comes by itself, so that one file is stored while the other is encoded.
 */
export interface RenderedTake {
  /** 48 kHz, 24-bit. */
  wav: Promise<Uint8Array>;
  /** 44.1 kHz, 320 kbit/s. */
  mp3: Promise<Uint8Array>;
  details: Promise<TakeDetails>;
}

/** Work of a render thread, and whose account it is put on. */
export interface WorkWatch {
  /** Ends the work. */
  signal: AbortSignal;
  /** Hears the processor time that a part of the work took, ms, as it was measured in its thread. */
  onWork?(ms: number): void;
}

export interface RenderWatch extends WorkWatch {
  /** Called with the seconds of audio rendered so far. */
  onProgress(renderedSeconds: number): void;
}

/** A take as it is wanted. */
export interface SoundRequest {
  description: string;
  /**
   * What our own engine understands by the description, with the seed of the take. Length, intensity and loop stand
   * here for all.
   */
  scene: Scene;
  /** Stands in the MP3's tags. */
  title: string;
  /** The same whenever this take is asked for again. */
  key: string;
}

/** A take, and what made it; null: our own engine. */
export interface MadeTake extends RenderedTake {
  madeBy: ForeignMaker | null;
}

/** What makes the sound of a generation. */
export interface SoundGenerator {
  readonly id: GeneratorId;
  /**
   * Makes one take. Its parts are the caller's to wait for.
   * @throws GeneratorFailure when there is no usable sound to be had; PermanentFailure when our engine cannot render it
   */
  make(request: SoundRequest, watch: RenderWatch): Promise<MadeTake>;
}

/**
 * Why a generator gave no sound. unavailable: no answer, or a failure of its own; busy: it asks to come again later;
 * closed: it does not let this installation in (key, quota, address); refused: it does not make what was asked for;
 * unusable: its answer is no sound, or another one.
 */
export type FailureKind = 'unavailable' | 'busy' | 'closed' | 'refused' | 'unusable';

export class GeneratorFailure extends PermanentFailure {
  /**
   * @param reason what the generator itself says to the person, where it does
   * @param retryAfterMs how long it asks to be left alone
   */
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly reason: string | null = null,
    readonly retryAfterMs = 0,
  ) {
    super(message);
    this.name = 'GeneratorFailure';
  }
}
