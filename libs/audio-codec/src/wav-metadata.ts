import { riffHeader, type RiffChunk } from './riff';
import { utf8 } from './utf8';
import { formatChunk, type WavLayout } from './wav';

/** What a sound library reads of a WAV file beside its samples. Texts are cut where their field ends. */
export interface WavMetadata {
  /** What is heard; the whole goes into iXML, 256 bytes of it into bext. */
  description: string;
  /** Short name of the sound. */
  title: string;
  /** The program that made it, up to 32 letters. */
  originator: string;
  /** Its own mark for this sound, up to 32 letters. */
  originatorReference: string;
  /** When it was made; UTC is written. */
  createdAt: Date;
  /** How the samples came to be, in the line format of EBU R 98 ("A=PCM,F=48000,W=24,M=stereo,T=…"). */
  codingHistory: string;
  /** Words to find it by. */
  keywords?: readonly string[];
  /** Fields of iXML's USER object (CATID, CATEGORY, FXNAME, …) in their order; names are letters, digits and _. */
  fields?: Readonly<Record<string, string>>;
  /** The whole file goes round without a seam. */
  loops?: boolean;
  /** Moments within the sound: position in frames and what happens there. */
  cues?: readonly { frame: number; label: string }[];
}

const BEXT_FIXED = 602;
const BEXT_VERSION = 1;

/**
 * Everything of a RIFF WAVE file that stands before its samples: append `layout.frames * layout.bytesPerFrame` bytes of
 * data (and one zero where that is odd) and the file is whole. So a stored file is handed out with today's name and
 * tags without being written anew. Chunks: fmt (first, where small readers expect it), bext (EBU Tech 3285), smpl and
 * cue with labels (Microsoft, Multimedia Programming Interface 1.0), LIST INFO, iXML (ixml.info).
 * @throws RangeError when the file would pass 4 GiB
 */
export function wavPreamble(layout: WavLayout, metadata: WavMetadata): Uint8Array {
  const cues = metadata.cues ?? [];
  const chunks: RiffChunk[] = [
    { id: 'fmt ', body: formatChunk(layout.sampleRate, layout.channelCount, layout.bitDepth) },
    { id: 'bext', body: bext(metadata) },
    ...(metadata.loops ? [{ id: 'smpl', body: loop(layout) }] : []),
    ...(cues.length > 0
      ? [
          { id: 'cue ', body: cuePoints(cues) },
          { id: 'LIST', body: cueLabels(cues) },
        ]
      : []),
    { id: 'LIST', body: info(metadata) },
    { id: 'iXML', body: utf8(iXml(metadata)) },
  ];
  return riffHeader(chunks, layout.frames * layout.bytesPerFrame);
}

function bext({ description, originator, originatorReference, createdAt, codingHistory }: WavMetadata): Uint8Array {
  const history = utf8(`${codingHistory}\r\n`);
  const body = new Uint8Array(BEXT_FIXED + history.length);
  const [date = '', time = ''] = createdAt.toISOString().split('T');
  body.set(utf8(description, 256), 0);
  body.set(utf8(originator, 32), 256);
  body.set(utf8(originatorReference, 32), 288);
  body.set(utf8(date, 10), 320);
  body.set(utf8(time, 8), 330);
  // The time reference (8 bytes at 338) stays 0: the sound begins with its file.
  new DataView(body.buffer).setUint16(346, BEXT_VERSION, true);
  body.set(history, BEXT_FIXED);
  return body;
}

/** One forward loop over the whole file; its end is the last frame that plays. */
function loop(layout: WavLayout): Uint8Array {
  const body = new Uint8Array(36 + 24);
  const view = new DataView(body.buffer);
  const nanoseconds = 1e9;
  const middleC = 60;
  view.setUint32(8, Math.round(nanoseconds / layout.sampleRate), true);
  view.setUint32(12, middleC, true);
  view.setUint32(28, 1, true);
  view.setUint32(36 + 12, layout.frames - 1, true);
  return body;
}

function cuePoints(cues: readonly { frame: number }[]): Uint8Array {
  const body = new Uint8Array(4 + 24 * cues.length);
  const view = new DataView(body.buffer);
  view.setUint32(0, cues.length, true);
  cues.forEach(({ frame }, n) => {
    const at = 4 + 24 * n;
    view.setUint32(at, n + 1, true);
    view.setUint32(at + 4, frame, true);
    body.set(utf8('data'), at + 8);
    view.setUint32(at + 20, frame, true);
  });
  return body;
}

function cueLabels(cues: readonly { label: string }[]): Uint8Array {
  return list(
    'adtl',
    cues.map(({ label }, n) => {
      const text = utf8(`${label}\0`);
      const body = new Uint8Array(4 + text.length);
      new DataView(body.buffer).setUint32(0, n + 1, true);
      body.set(text, 4);
      return { id: 'labl', body };
    }),
  );
}

/** Name, artist, software, comment, keywords and date, as most programs show them. */
function info({ title, description, originator, createdAt, keywords = [] }: WavMetadata): Uint8Array {
  const texts: [string, string][] = [
    ['INAM', title],
    ['IART', originator],
    ['ICMT', description],
    ['ISFT', originator],
    ['IKEY', keywords.join('; ')],
    ['ICRD', createdAt.toISOString().slice(0, 10)],
  ];
  return list(
    'INFO',
    texts.filter(([, text]) => text !== '').map(([id, text]) => ({ id, body: utf8(`${text}\0`) })),
  );
}

function list(type: string, chunks: readonly RiffChunk[]): Uint8Array {
  // A list is a RIFF file in small: the same frame under another name.
  return riffHeader(chunks, undefined, type).subarray(8);
}

function iXml({ description, title, originator, keywords = [], fields = {} }: WavMetadata): string {
  const user = Object.entries({
    FXNAME: title,
    DESCRIPTION: description,
    KEYWORDS: keywords.join(', '),
    MANUFACTURER: originator,
    ...fields,
  });
  const lines = user.filter(([, text]) => text !== '').map(([name, text]) => `    <${name}>${escaped(text)}</${name}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<BWFXML>',
    '  <IXML_VERSION>2.10</IXML_VERSION>',
    `  <PROJECT>${escaped(originator)}</PROJECT>`,
    `  <NOTE>${escaped(description)}</NOTE>`,
    '  <USER>',
    ...lines,
    '  </USER>',
    '</BWFXML>',
    '',
  ].join('\n');
}

/**
 * What XML 1.0 can write (section 2.2, Char): no control characters but tab and newline, no surrogate alone, neither
 * U+FFFE nor U+FFFF.
 */
const isXmlCharacter = (letter: string): boolean =>
  (letter >= ' ' || letter === '\n' || letter === '\t') && !/^[\uD800-\uDFFF\uFFFE\uFFFF]$/.test(letter);

/** What XML has no way to write is left out. */
function escaped(text: string): string {
  const printable = Array.from(text).filter(isXmlCharacter).join('');
  return printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
