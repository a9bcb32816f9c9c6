import type { FrameRate } from '@whoosh/contracts';
import { MIX_RATE } from '@whoosh/timeline-mix';
import { decibels, framesOf, type EditList, type EditListClip, type Lane } from './edit-list';

/**
 * A timeline as FCPXML 1.9: the video in the spine, each clip connected to it in a lane below, with gain and fades.
 * Times are fractions of seconds: samples for sounds, frames for the picture.
 */
export function toFcpxml(list: EditList): string {
  const { video, frameRate, name } = list;
  const begin = video === null ? 0 : list.firstFrame;
  const tcStart = frameTime(begin, frameRate);
  const tcFormat = video !== null && list.isDropFrame ? 'DF' : 'NDF';
  const assets = assetsOf(list.lanes);
  const duration = frames(list.length, frameRate);
  const connected = list.lanes.flatMap((lane, index) =>
    lane.clips.map((clip) => soundClip(clip, lane, -(index + 1), { assets, origin: { begin, frameRate } })),
  );
  const markers = list.markers.map(({ time, name: value }) =>
    element('marker', {
      start: frameTime(begin + framesOf(Math.round(time * MIX_RATE), frameRate), frameRate),
      duration: frameTime(1, frameRate),
      value,
    }),
  );
  const inside = [...connected, ...markers].map(indent(7)).join('\n');
  const gain = video === null || !video.hasAudio ? '' : `${indent(7)(volume(video.gain))}\n`;
  const within = `\n${gain}${inside}\n            `;
  const primary =
    video === null
      ? element('gap', { name: 'Gap', offset: '0s', start: '0s', duration }, within)
      : element(
          'asset-clip',
          { ref: 'video', name: video.name, offset: tcStart, start: tcStart, duration, format: 'format', tcFormat },
          within,
        );
  const { width = 1920, height = 1080 } = video ?? {};
  const format = element('format', { id: 'format', frameDuration: frameTime(1, frameRate), width, height });
  const media = [
    ...(video === null ? [] : [videoAsset(video, tcStart, duration)]),
    ...[...assets.values()].map(soundAsset),
  ];
  const spine = `
          <spine>
            ${primary}
          </spine>
        `;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE fcpxml>
<fcpxml version="1.9">
  <resources>
${[format, ...media].map(indent(2)).join('\n')}
  </resources>
  <library>
    <event name="${escape(name)}">
      <project name="${escape(name)}">
        ${element('sequence', { format: 'format', duration, tcStart, tcFormat, ...SEQUENCE_SOUND }, spine)}
      </project>
    </event>
  </library>
</fcpxml>
`;
}

const SEQUENCE_SOUND = { audioLayout: 'stereo', audioRate: '48k' } as const;
const ASSET_SOUND = { hasAudio: 1, audioSources: 1, audioChannels: 2, audioRate: MIX_RATE } as const;

interface Asset {
  id: string;
  clip: EditListClip;
}

/** Each sound once, however many clips play it. */
function assetsOf(lanes: readonly Lane[]): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const clip of lanes.flatMap(({ clips }) => clips)) {
    if (!assets.has(clip.media)) assets.set(clip.media, { id: `sound${assets.size + 1}`, clip });
  }
  return assets;
}

function videoAsset(
  { name, hasAudio, channels, media }: NonNullable<EditList['video']>,
  start: string,
  duration: string,
): string {
  const sound = hasAudio && { ...ASSET_SOUND, audioChannels: channels };
  const about = { id: 'video', name, start, duration, hasVideo: 1, format: 'format', ...sound };
  return element('asset', about, mediaRep(media));
}

function soundAsset({ id, clip: { name, mediaLength, media } }: Asset): string {
  return element('asset', { id, name, start: '0s', duration: samples(mediaLength), ...ASSET_SOUND }, mediaRep(media));
}

function mediaRep(media: string): string {
  const src = `./${media.split('/').map(encodeURIComponent).join('/')}`;
  return element('media-rep', { kind: 'original-media', src });
}

interface SoundPlace {
  assets: ReadonlyMap<string, Asset>;
  /** What times inside the primary clip count from. */
  origin: { begin: number; frameRate: FrameRate };
}

function soundClip(clip: EditListClip, { name }: Lane, lane: number, { assets, origin }: SoundPlace): string {
  const about = {
    ref: assets.get(clip.media)?.id ?? '',
    lane,
    name: clip.name,
    offset: sinceFrame(origin, clip.start),
    start: samples(clip.offset),
    duration: samples(clip.length),
    audioRole: `effects.${name}`,
  };
  return element('asset-clip', about, volume(clip.gain, clip));
}

function volume(gain: number, { fadeIn, fadeOut } = { fadeIn: 0, fadeOut: 0 }): string {
  const fades = [
    fadeIn > 0 ? `<fadeIn type="easeIn" duration="${samples(fadeIn)}"/>` : '',
    fadeOut > 0 ? `<fadeOut type="easeOut" duration="${samples(fadeOut)}"/>` : '',
  ].join('');
  const amount = `${decibels(gain).toFixed(2)}dB`;
  return fades === ''
    ? `<adjust-volume amount="${amount}"/>`
    : `<adjust-volume amount="${amount}"><param name="amount">${fades}</param></adjust-volume>`;
}

function samples(count: number): string {
  return count === 0 ? '0s' : `${count}/${MIX_RATE}s`;
}

/** A number of samples after a frame, as one fraction: both are exact. */
function sinceFrame({ begin, frameRate: { numerator, denominator } }: SoundPlace['origin'], count: number): string {
  if (begin === 0) return samples(count);
  const base = (numerator / divisor(numerator, MIX_RATE)) * MIX_RATE;
  return `${begin * denominator * (base / numerator) + count * (base / MIX_RATE)}/${base}s`;
}

/** The greatest that divides both. */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** A time of the picture, which stands on frames. */
function frames(sampleCount: number, frameRate: FrameRate): string {
  return frameTime(framesOf(sampleCount, frameRate), frameRate);
}

function frameTime(count: number, frameRate: FrameRate): string {
  return count === 0 ? '0s' : `${count * frameRate.denominator}/${frameRate.numerator}s`;
}

/** An element; `inside` is XML already, attributes are not. */
function element(name: string, attributes: Readonly<Record<string, string | number>>, inside?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  return `<${name}${written.join('')}${inside === undefined ? '/>' : `>${inside}</${name}>`}`;
}

function indent(depth: number): (line: string) => string {
  return (line) => '  '.repeat(depth) + line;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside an attribute; characters that XML has no place for are left out. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
