import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DEFAULT_FORM, type GameEngine, type SoundFileForm } from '@whoosh/contracts';
import { ZipFile } from 'yazl';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { Storage } from '../../../infra/storage';
import type { SoundEffect } from '../sound-effect.entity';
import { sceneOfTake } from '../take.entity';
import { GAME_LAYOUTS, type GameLayout, type PackedSound } from './game-layouts';
import { provenanceOf, renderedFrames, storedDigest } from './provenance';
import { catalogued, fileNameOfSound, licenceOf, type SoundDetails } from './sound-details';
import { SoundFiles, type OpenSound } from './sound-files.service';

const RULE: RateRule = { name: 'archives', points: 20, seconds: 60 };
/** A WAV as the engine's sounds are stored begins with so many bytes of header. */
const STORED_HEADER_BYTES = 44;

/** What stands in a ZIP of sounds. */
export interface ArchiveRequest {
  format: 'wav' | 'mp3';
  form: SoundFileForm;
  /** A provenance file beside each sound. */
  provenance: boolean;
  /** All as loud as the quietest. */
  matched: boolean;
  engine: GameEngine | null;
}

/** One sound of a ZIP: its place is known beforehand, the rest once it has gone out. */
interface Entry {
  details: SoundDetails;
  path: string;
  /** Digest of the audio that went out. */
  sha256: string;
  packed: PackedSound | null;
  /** So much louder, dB, 0 or below. */
  gainDb: number;
}

/** Writes effects into one ZIP as it goes out: one sound is open at a time, whatever their number. */
@Injectable()
export class ArchiveService {
  constructor(
    private readonly sounds: SoundFiles,
    private readonly storage: Storage,
    private readonly limits: RateLimits,
  ) {}

  /** @throws AppError RATE_LIMITED */
  count(userId: number): Promise<void> {
    return this.limits.consume(RULE, String(userId));
  }

  /**
   * The ZIP as it is being written.
   * @param left aborted when nobody listens any more
   */
  async open(effects: readonly SoundEffect[], request: ArchiveRequest, left: AbortSignal): Promise<Readable> {
    const layout = request.engine === null ? null : GAME_LAYOUTS[request.engine];
    const entries = entriesOf(await this.sounds.details(effects), request, layout);
    // what has one loudness is as loud as each other
    if (request.matched && request.form.loudness === null) await this.match(entries, request, left);
    const zip = new ZipFile();
    // A stream of its own, which can be ended at once: what goes wrong with a sound must not leave its listener
    // waiting.
    const content = new PassThrough();
    zip.on('error', (error: Error) => void content.destroy(error));
    zip.outputStream.pipe(content);
    for (const entry of entries) {
      add(zip, entry.path, () => this.soundOf(entry, request, left), entry.details.take.createdAt);
      if (request.provenance)
        add(zip, withEnding(entry.path, '.provenance.json'), async () =>
          textStream(await this.provenanceOf(entry, request)),
        );
      for (const name of layout?.namesBeside(entry.path) ?? [])
        add(zip, name, () => Promise.resolve(textStream(layout?.beside(packedOf(entry), name) ?? '')));
    }
    for (const { name, write } of layout?.whole ?? [])
      add(zip, name, () => Promise.resolve(textStream(write(entries.map(packedOf)))));
    zip.end();
    return content;
  }

  /** The quietest stays as it is, the others come down to it. */
  private async match(entries: readonly Entry[], { form }: ArchiveRequest, left: AbortSignal): Promise<void> {
    const loudness: (number | null)[] = [];
    for (const { details } of entries)
      loudness.push((await this.sounds.measures(details, form.channels, left))?.loudness ?? null);
    const quietest = Math.min(...loudness.filter((value) => value !== null));
    entries.forEach((entry, i) => (entry.gainDb = Math.min(0, quietest - (loudness[i] ?? quietest))));
  }

  private async soundOf(entry: Entry, { format, form, engine }: ArchiveRequest, left: AbortSignal): Promise<Readable> {
    const sound = await this.sounds.open(entry.details, format, form, left, {
      measured: engine !== null,
      gainDb: entry.gainDb,
    });
    entry.packed = packed(entry, sound, form);
    const body = new PassThrough();
    body.write(sound.head);
    const hash = createHash('sha256');
    const hashed = async function* (source: AsyncIterable<Buffer>) {
      for await (const part of source) {
        hash.update(part);
        yield part;
      }
      entry.sha256 = hash.digest('hex');
    };
    // What goes wrong ends the body, too, and with it the ZIP.
    pipeline(sound.audio, hashed, body, { signal: left }).catch((error: unknown) =>
      body.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return body;
  }

  private async provenanceOf(
    { details, path, sha256, gainDb }: Entry,
    { format, form }: ArchiveRequest,
  ): Promise<string> {
    const isRendered =
      format === 'wav' &&
      form.bits === DEFAULT_FORM.bits &&
      form.rate === DEFAULT_FORM.rate &&
      form.channels === DEFAULT_FORM.channels &&
      form.loudness === null &&
      form.peak === null &&
      gainDb === 0;
    const rendered = isRendered
      ? sha256
      : await storedDigest(this.storage, details.effect.wavFile, STORED_HEADER_BYTES);
    return json(
      provenanceOf(details, renderedFrames(details), rendered, {
        name: path.split('/').at(-1) ?? path,
        format,
        form,
        sha256,
      }),
    );
  }
}

/** Every sound under a name that no other has. */
function entriesOf(all: readonly SoundDetails[], { format, form }: ArchiveRequest, layout: GameLayout | null): Entry[] {
  const taken = new Set<string>();
  return all.map((details) => {
    const name = fileNameOfSound(details, format, form);
    let path = `${layout?.folder ?? ''}${name}`;
    for (let count = 2; taken.has(path.toLowerCase()); count += 1)
      path = `${layout?.folder ?? ''}${withEnding(name, `${form.names === 'ucs' ? ' ' : '_'}${count}.${format}`)}`;
    taken.add(path.toLowerCase());
    return { details, path, sha256: '', packed: null, gainDb: 0 };
  });
}

function packed({ details, path }: Entry, sound: OpenSound, { bits, rate }: SoundFileForm): PackedSound {
  const { effect, generation, take } = details;
  const { catId, labels } = catalogued(effect);
  return {
    id: effect.id,
    path,
    name: effect.name,
    prompt: effect.prompt,
    seed: take.madeBy === null ? take.seed : null,
    take: take.take,
    engineVersion: take.engineVersion,
    scene: take.madeBy === null ? sceneOfTake(take, generation) : null,
    madeBy: take.madeBy,
    licence: licenceOf(effect),
    loop: effect.loop,
    frames: sound.frames,
    sampleRate: rate * 1000,
    bitDepth: bits,
    catId,
    sources: labels,
    loudness: sound.measures?.loudness ?? null,
    truePeak: sound.measures?.truePeak ?? null,
  };
}

function packedOf({ packed: sound, path }: Entry): PackedSound {
  if (sound === null) throw new Error(`${path} is told of before it went out`);
  return sound;
}

/** Sound does not get smaller by deflating. @param open is called when its turn comes */
function add(zip: ZipFile, path: string, open: () => Promise<Readable>, mtime?: Date): void {
  zip.addReadStreamLazy(path, { compress: false, ...(mtime === undefined ? {} : { mtime }) }, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

function withEnding(path: string, ending: string): string {
  return path.replace(/\.\w+$/, ending);
}

const textStream = (text: string): Readable => Readable.from([Buffer.from(text)]);
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
