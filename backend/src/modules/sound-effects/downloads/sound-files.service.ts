import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createId3, id3Length, readWavLayout, RENDERED_FORMAT, wavPreamble, type WavFormat, type WavLayout } from '@whoosh/audio-codec';
import type { SoundFileForm } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { Env } from '../../../config';
import { AppError } from '../../../http';
import { ObjectNotFoundError, Storage } from '../../../infra/storage';
import { RenderPool } from '../render-pool';
import type { SoundMeasures } from '../render-messages';
import type { SoundEffect } from '../sound-effect.entity';
import { mp3Tags, wavMetadata } from './file-tags';
import { detailsOf, fileNameOfSound, type SoundDetails } from './sound-details';

/** Of a stored WAV everything before the samples stands within these bytes, of a stored MP3 its tag; the shortest sound is longer. */
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

/** The stored files of effects as they are handed out: with what libraries and players read in front, as of today, and in the form that is wanted. */
@Injectable()
export class SoundFiles {
  private readonly licenceUrl: string;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly pool: RenderPool,
    env: Env,
  ) {
    this.licenceUrl = `${env.PUBLIC_URL}/legal/licence`;
  }

  details(effects: readonly SoundEffect[]): Promise<SoundDetails[]> {
    return detailsOf(effects, this.dataSource.manager);
  }

  /**
   * @param left ends what is done for it
   * @throws AppError STILL_PROCESSING when storage does not have the file (yet)
   */
  async open(details: SoundDetails, format: 'wav' | 'mp3', form: SoundFileForm, left: AbortSignal, measured = false): Promise<OpenSound> {
    try {
      return await (format === 'wav' ? this.openWav(details, form, left, measured) : this.openMp3(details, form));
    } catch (error) {
      throw error instanceof ObjectNotFoundError ? new AppError('STILL_PROCESSING', { retryAfterSeconds: 10 }) : error;
    }
  }

  private async openWav(details: SoundDetails, form: SoundFileForm, left: AbortSignal, measured: boolean): Promise<OpenSound> {
    const name = details.effect.wavFile;
    const stored = readWavLayout(await this.bytes(name, HEAD_BYTES));
    const wanted = formatOf(form);
    const layout = layoutIn(stored, wanted);
    const audioBytes = layout.frames * layout.bytesPerFrame;
    const isStored = wanted.bitDepth === stored.bitDepth && wanted.sampleRate === stored.sampleRate;
    const made = isStored && !measured ? null : await this.pool.reform(await this.bytes(name), wanted, details.generation.scene.loop, measured, left);
    const audio = made === null ? await this.storage.read(name, { start: stored.dataStart, end: stored.dataStart + audioBytes - 1 }) : Readable.from([Buffer.from(made.data)]);
    return {
      name: fileNameOfSound(details, 'wav', form), type: 'audio/wav', head: wavPreamble(layout, wavMetadata(details, wanted)), audio, audioBytes, frames: layout.frames,
      measures: made?.measures ?? null,
    };
  }

  private async openMp3(details: SoundDetails, form: SoundFileForm): Promise<OpenSound> {
    const name = details.effect.mp3File;
    const stored = await this.storage.stat(name);
    if (stored === null) throw new ObjectNotFoundError(name);
    const from = id3Length(await this.bytes(name, HEAD_BYTES));
    const audio = await this.storage.read(name, { start: from, end: stored.bytes - 1 });
    const head = createId3(mp3Tags(details, this.licenceUrl));
    return { name: fileNameOfSound(details, 'mp3', form), type: 'audio/mpeg', head, audio, audioBytes: stored.bytes - from, frames: 0, measures: null };
  }

  /** The first bytes of a stored file, or all of them. */
  private async bytes(name: string, count?: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of await this.storage.read(name, count === undefined ? undefined : { start: 0, end: count - 1 })) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }
}

/** The form of a WAV as the codec has it. */
export function formatOf({ bits, rate }: Pick<SoundFileForm, 'bits' | 'rate'>): WavFormat {
  return { bitDepth: bits, sampleRate: rate === 96 ? 96_000 : RENDERED_FORMAT.sampleRate };
}

function layoutIn(stored: WavLayout, { bitDepth, sampleRate }: WavFormat): WavLayout {
  return { ...stored, bitDepth, sampleRate, bytesPerFrame: (stored.channelCount * bitDepth) / 8, frames: (stored.frames * sampleRate) / stored.sampleRate };
}
