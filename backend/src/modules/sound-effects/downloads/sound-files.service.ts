import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  createId3,
  finishMp3,
  id3Length,
  readWavLayout,
  RENDERED_FORMAT,
  resampledFrames,
  wavPreamble,
  type WavFormat,
  type WavLayout,
} from '@whoosh/audio-codec';
import { PEAK_WITH_LOUDNESS, type SoundFileForm } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { Env } from '../../../config';
import { AppError } from '../../../http';
import { ObjectNotFoundError, Storage } from '../../../infra/storage';
import { WorkBudget } from '../../../infra/work-budget';
import type { WorkWatch } from '../generators/sound-generator';
import { RenderPool, type Reform } from '../render-pool';
import type { SoundChange, SoundMeasures } from '../render-messages';
import type { SoundEffect } from '../sound-effect.entity';
import { mp3Tags, wavMetadata } from './file-tags';
import { detailsOf, fileNameOfSound, type SoundDetails } from './sound-details';

/**
 * Of a stored WAV everything before the samples stands within these bytes, of a stored MP3 its tag; the shortest sound
 * is longer.
 */
const HEAD_BYTES = 1024;

/** A sound's file, about to be read: what is told of it, then its audio. */
export interface OpenSound {
  name: string;
  type: 'audio/wav' | 'audio/mpeg';
  head: Uint8Array;
  audio: Readable;
  audioBytes: number;
  /** Of a WAV: frames of the file. */
  frames: number;
  /** Where they were asked for. */
  measures: SoundMeasures | null;
}

interface OpenOptions {
  /** Its loudness and peak, too. */
  measured?: boolean;
  gainDb?: number;
}

/**
 * The stored files of effects as they are handed out: with what libraries and players read in front, as of today, and
 * in the form that is wanted.
 */
@Injectable()
export class SoundFiles {
  private readonly licenceUrl: string;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly pool: RenderPool,
    private readonly work: WorkBudget,
    env: Env,
  ) {
    this.licenceUrl = `${env.PUBLIC_URL}/legal/licence`;
  }

  details(effects: readonly SoundEffect[]): Promise<SoundDetails[]> {
    return detailsOf(effects, this.dataSource.manager);
  }

  /**
   * @param gainDb so much louder, 0 or below
   * @param left ends what is done for it
   * @throws AppError STILL_PROCESSING when storage does not have the file (yet)
   */
  open(
    details: SoundDetails,
    format: 'wav' | 'mp3',
    form: SoundFileForm,
    left: AbortSignal,
    { measured = false, gainDb = 0 }: OpenOptions = {},
  ): Promise<OpenSound> {
    const change = { channels: form.channels, gainDb, target: targetOf(form, details.effect.loop) };
    return inStorage(() =>
      format === 'wav'
        ? this.openWav(details, form, { measured, change }, left)
        : this.openMp3(details, form, change, left),
    );
  }

  /** How loud a sound is with so many channels. @throws AppError as `open` */
  async measures(
    { effect }: SoundDetails,
    channels: SoundFileForm['channels'],
    left: AbortSignal,
  ): Promise<SoundMeasures | null> {
    const wanted = {
      format: RENDERED_FORMAT,
      loops: effect.loop,
      measured: true,
      change: { channels, gainDb: 0, target: null },
    };
    return inStorage(
      async () =>
        (await this.pool.reform(await this.bytes(effect.wavFile), wanted, this.watchOf(effect, left))).measures,
    );
  }

  /** A file of a paid sound is never refused; what it takes is the account's all the same. */
  private watchOf({ userId }: SoundEffect, signal: AbortSignal): WorkWatch {
    return { signal, onWork: (ms) => this.work.noteBackground(userId, ms) };
  }

  /** The stored WAV, whole. @throws AppError as `open` */
  wavOf({ wavFile }: Pick<SoundEffect, 'wavFile'>): Promise<Buffer> {
    return inStorage(() => this.bytes(wavFile));
  }

  private async openWav(
    details: SoundDetails,
    form: SoundFileForm,
    { measured, change }: Pick<Reform, 'measured' | 'change'>,
    left: AbortSignal,
  ): Promise<OpenSound> {
    const { wavFile: name, loop: loops } = details.effect;
    const watch = this.watchOf(details.effect, left);
    const stored = readWavLayout(await this.head(name));
    const format = formatOf(form);
    const layout = layoutIn(stored, format, form.channels);
    const audioBytes = layout.frames * layout.bytesPerFrame;
    const isStored =
      format.bitDepth === stored.bitDepth && format.sampleRate === stored.sampleRate && isUnchanged(change);
    const made =
      isStored && !measured
        ? null
        : await this.pool.reform(await this.bytes(name), { format, loops, measured, change }, watch);
    const audio =
      made === null
        ? await this.storage.read(name, { start: stored.dataStart, end: stored.dataStart + audioBytes - 1 })
        : Readable.from([asBuffer(made.data)]);
    return {
      name: fileNameOfSound(details, 'wav', form),
      type: 'audio/wav',
      head: wavPreamble(layout, wavMetadata(details, format, form.channels)),
      audio,
      audioBytes,
      frames: layout.frames,
      measures: made?.measures ?? null,
    };
  }

  private async openMp3(
    details: SoundDetails,
    form: SoundFileForm,
    change: SoundChange,
    left: AbortSignal,
  ): Promise<OpenSound> {
    const told = {
      name: fileNameOfSound(details, 'mp3', form),
      type: 'audio/mpeg',
      head: createId3(mp3Tags(details, this.licenceUrl)),
      frames: 0,
      measures: null,
    } as const;
    if (!isUnchanged(change)) {
      const wav = await this.bytes(details.effect.wavFile);
      const file = finishMp3(
        await this.pool.encodeMp3OfWav(wav, this.watchOf(details.effect, left), change),
        resampledFrames(readWavLayout(wav).frames),
      );
      const frames = file.subarray(id3Length(file));
      return { ...told, audio: Readable.from([asBuffer(frames)]), audioBytes: frames.length };
    }
    const name = details.effect.mp3File;
    const stored = await this.storage.stat(name);
    if (stored === null) throw new ObjectNotFoundError(name);
    const from = id3Length(await this.head(name));
    return {
      ...told,
      audio: await this.storage.read(name, { start: from, end: stored.bytes - 1 }),
      audioBytes: stored.bytes - from,
    };
  }

  /** The first bytes of a stored file. */
  private async head(name: string): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of await this.storage.read(name, { start: 0, end: HEAD_BYTES - 1 }))
      parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  /** A stored file in memory of its own, which can be handed over to a thread. */
  private async bytes(name: string): Promise<Buffer> {
    const stored = await this.storage.stat(name);
    if (stored === null) throw new ObjectNotFoundError(name);
    const file = Buffer.from(new ArrayBuffer(stored.bytes));
    let at = 0;
    for await (const part of await this.storage.read(name)) at += (part as Buffer).copy(file, at);
    return file;
  }
}

/** The same memory: a copy of a sound at 96 kHz would be another 12 MB. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The form of a WAV as the codec has it. */
export function formatOf({ bits, rate }: Pick<SoundFileForm, 'bits' | 'rate'>): WavFormat {
  return { bitDepth: bits, sampleRate: rate === 96 ? 96_000 : RENDERED_FORMAT.sampleRate };
}

function layoutIn(
  stored: WavLayout,
  { bitDepth, sampleRate }: WavFormat,
  channels: SoundFileForm['channels'],
): WavLayout {
  const channelCount = Math.min(stored.channelCount, channels);
  return {
    ...stored,
    channelCount,
    bitDepth,
    sampleRate,
    bytesPerFrame: (channelCount * bitDepth) / 8,
    frames: (stored.frames * sampleRate) / stored.sampleRate,
  };
}

function isUnchanged({ channels, gainDb, target }: SoundChange): boolean {
  return channels === 2 && gainDb === 0 && target === null;
}

function targetOf({ loudness, peak }: SoundFileForm, loops: boolean): SoundChange['target'] {
  if (loudness === null && peak === null) return null;
  return { loudness, peak: peak ?? PEAK_WITH_LOUDNESS, loops };
}

/** @throws AppError STILL_PROCESSING for a file that is not in storage (yet) */
async function inStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ObjectNotFoundError ? new AppError('STILL_PROCESSING', { retryAfterSeconds: 10 }) : error;
  }
}
