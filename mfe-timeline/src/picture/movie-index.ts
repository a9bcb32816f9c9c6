import { boxAt, boxesIn, bytesOf, part } from './boxes';

/** Where the samples of a track stand in its file, and when each shows or sounds. */
export interface TrackIndex {
  /** As WebCodecs name it. */
  codec: string;
  /** What its decoder has to know before the first sample. */
  description: Uint8Array;
  /** Bytes from the beginning of the file. */
  offsets: Float64Array;
  sizes: Float64Array;
  /** Seconds of the timeline, rising. */
  times: Float64Array;
  /** Samples that need no other, rising; null: all of them. */
  keys: Uint32Array | null;
}

export interface SoundIndex extends TrackIndex {
  sampleRate: number;
  channels: number;
}

export interface MovieIndex {
  picture: TrackIndex | null;
  sound: SoundIndex | null;
}

/**
 * Reads the index of an MP4 whose pictures stand in the order in which they show, as those of our proxies do.
 * @param moov contents of that box
 * @throws RangeError for one that is none
 */
export function readMovieIndex(moov: DataView): MovieIndex {
  const movieScale = timescaleOf(need(moov, 'mvhd'));
  const tracks = boxesIn(moov).filter(({ type }) => type === 'trak');
  const of = (kind: string) => tracks.find(({ body }) => textAt(need(body, 'mdia', 'hdlr'), 8) === kind)?.body ?? null;
  const [picture, sound] = [of('vide'), of('soun')];
  return {
    picture: picture === null ? null : { ...samplesOf(picture, movieScale), ...pictureCodec(entryOf(picture)) },
    sound: sound === null ? null : { ...samplesOf(sound, movieScale), ...soundCodec(entryOf(sound)) },
  };
}

function samplesOf(track: DataView, movieScale: number): Omit<TrackIndex, 'codec' | 'description'> {
  const table = need(track, 'mdia', 'minf', 'stbl');
  const scale = timescaleOf(need(track, 'mdia', 'mdhd'));
  const sizes = sizesOf(need(table, 'stsz'));
  const shift = shiftOf(boxAt(track, 'edts', 'elst'), scale, movieScale);
  return {
    sizes,
    offsets: offsetsOf(table, sizes),
    times: timesOf(need(table, 'stts'), sizes.length).map((units) => units / scale + shift),
    keys: keysOf(boxAt(table, 'stss')),
  };
}

function sizesOf(stsz: DataView): Float64Array {
  const [same, count] = [stsz.getUint32(4), stsz.getUint32(8)];
  return Float64Array.from({ length: count }, (_, i) => (same === 0 ? stsz.getUint32(12 + 4 * i) : same));
}

/** Samples stand in chunks; a table says how many in each, by runs of chunks that have as many. */
function offsetsOf(table: DataView, sizes: Float64Array): Float64Array {
  const runs = need(table, 'stsc');
  const chunks = chunkOffsetsOf(table);
  const offsets = new Float64Array(sizes.length);
  const runCount = runs.getUint32(4);
  let sample = 0;
  for (let run = 0; run < runCount; run += 1) {
    const first = runs.getUint32(8 + 12 * run) - 1;
    const end = run + 1 < runCount ? runs.getUint32(8 + 12 * (run + 1)) - 1 : chunks.length;
    const perChunk = runs.getUint32(12 + 12 * run);
    for (let chunk = first; chunk < end; chunk += 1) {
      let at = chunks[chunk] ?? 0;
      for (let i = 0; i < perChunk && sample < sizes.length; i += 1) {
        offsets[sample] = at;
        at += sizes[sample] ?? 0;
        sample += 1;
      }
    }
  }
  return offsets;
}

function chunkOffsetsOf(table: DataView): Float64Array {
  const long = boxAt(table, 'co64');
  const short = long ?? need(table, 'stco');
  return Float64Array.from({ length: short.getUint32(4) }, (_, i) =>
    long === null ? short.getUint32(8 + 4 * i) : Number(long.getBigUint64(8 + 8 * i)),
  );
}

/** When each sample begins, in units of its track; the table tells lengths in runs. */
function timesOf(stts: DataView, count: number): Float64Array {
  const times = new Float64Array(count);
  let [sample, time] = [0, 0];
  for (let run = 0; run < stts.getUint32(4); run += 1) {
    const [repeats, units] = [stts.getUint32(8 + 8 * run), stts.getUint32(12 + 8 * run)];
    for (let i = 0; i < repeats && sample < count; i += 1) {
      times[sample] = time;
      time += units;
      sample += 1;
    }
  }
  return times;
}

/** By how much the edit list moves a track, seconds: a pause before it, and what is left out of its beginning. */
function shiftOf(elst: DataView | null, scale: number, movieScale: number): number {
  if (elst === null) return 0;
  const isLong = elst.getUint8(0) === 1;
  const entryBytes = isLong ? 20 : 12;
  let pause = 0;
  for (let entry = 0; entry < elst.getUint32(4); entry += 1) {
    const at = 8 + entry * entryBytes;
    const media = isLong ? Number(elst.getBigInt64(at + 8)) : elst.getInt32(at + 4);
    if (media >= 0) return pause - media / scale;
    pause += (isLong ? Number(elst.getBigUint64(at)) : elst.getUint32(at)) / movieScale;
  }
  return pause;
}

function keysOf(stss: DataView | null): Uint32Array | null {
  return stss === null
    ? null
    : Uint32Array.from({ length: stss.getUint32(4) }, (_, i) => stss.getUint32(8 + 4 * i) - 1);
}

/** The description of a track's samples, with the bytes before its boxes. */
function entryOf(track: DataView): { type: string; body: DataView } {
  const [entry] = boxesIn(need(track, 'mdia', 'minf', 'stbl', 'stsd'), 8);
  if (entry === undefined) throw new RangeError('no description of samples');
  return entry;
}

const PICTURE_ENTRY_BYTES = 78;
const SOUND_ENTRY_BYTES = 28;

function pictureCodec({ body }: { body: DataView }): Pick<TrackIndex, 'codec' | 'description'> {
  const avcC = need(part(body, PICTURE_ENTRY_BYTES), 'avcC');
  const profile = [1, 2, 3].map((at) => avcC.getUint8(at).toString(16).padStart(2, '0'));
  return { codec: `avc1.${profile.join('')}`, description: bytesOf(avcC) };
}

/** Tags of the descriptors around an AudioSpecificConfig (ISO/IEC 14496-1, 7.2.2). */
const DECODER_SPECIFIC = 5;
const HEADS: Record<number, number> = { 3: 3, 4: 13 };

function soundCodec({ body }: { body: DataView }): Omit<SoundIndex, keyof ReturnType<typeof samplesOf>> {
  const esds = need(part(body, SOUND_ENTRY_BYTES), 'esds');
  for (let at = 4; at < esds.byteLength;) {
    const tag = esds.getUint8(at);
    let [bytes, more] = [0, 0x80];
    for (at += 1; more !== 0; at += 1) {
      const next = esds.getUint8(at);
      [bytes, more] = [bytes * 128 + (next & 0x7f), next & 0x80];
    }
    if (tag === DECODER_SPECIFIC) {
      const description = bytesOf(part(esds, at, bytes));
      const kind = (description[0] ?? 0) >> 3;
      return { codec: `mp4a.40.${kind}`, description, sampleRate: body.getUint16(24), channels: body.getUint16(16) };
    }
    const head = HEADS[tag];
    at += head ?? bytes;
  }
  throw new RangeError('no description of the sound');
}

/** Of an mvhd or mdhd box, which begin alike. */
function timescaleOf(box: DataView): number {
  return box.getUint32(box.getUint8(0) === 1 ? 20 : 12);
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

function need(parent: DataView, ...path: string[]): DataView {
  const box = boxAt(parent, ...path);
  if (box === null) throw new RangeError(`no ${path.join('/')}`);
  return box;
}
