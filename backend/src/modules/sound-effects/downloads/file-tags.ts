import type { Mp3Tags, WavFormat, WavMetadata } from '@whoosh/audio-codec';
import { RENDERED_FORMAT } from '@whoosh/audio-codec';
import type { SoundFileForm } from '@whoosh/contracts';
import { findSource } from '@whoosh/sound-engine/scenes';
import { catalogued, licenceOf, type SoundDetails } from './sound-details';

const MAKER = 'Whoosh';

/** What a WAV tells a sound library. */
export function wavMetadata(
  details: SoundDetails,
  format: WavFormat,
  channels: SoundFileForm['channels'],
): WavMetadata {
  const { effect, generation, take } = details;
  const layers = new Map(
    generation.scene.layers.map((layer) => [layer.id, findSource(layer.source.model)?.label ?? '']),
  );
  const { catId, category, subCategory, labels } = catalogued(effect);
  const scale = format.sampleRate / RENDERED_FORMAT.sampleRate;
  return {
    title: effect.name,
    description: effect.prompt,
    originator: MAKER,
    originatorReference: `whoosh-${effect.id}`,
    createdAt: effect.createdAt,
    codingHistory: codingHistory(makerOf(take), format, channels),
    keywords: [...new Set([...effect.tags, ...labels])],
    fields: {
      CATID: catId,
      CATEGORY: category,
      SUBCATEGORY: subCategory,
      LIBRARY: details.project ?? MAKER,
      NOTES:
        take.madeBy === null
          ? `seed ${take.seed}, engine ${take.engineVersion}, ${effect.intensity}`
          : `made by ${makerOf(take)}`,
      LICENSE: licenceOf(effect).text,
    },
    loops: effect.loop,
    cues: take.events.map(({ layer, kind, onset }) => ({
      frame: onset * scale,
      label: [layers.get(layer), kind].filter(Boolean).join(': '),
    })),
  };
}

/** What made a sound, in words. */
function makerOf({ madeBy, engineVersion }: SoundDetails['take']): string {
  if (madeBy === null) return `Whoosh sound engine ${engineVersion}`;
  return madeBy.model === madeBy.name ? madeBy.name : `${madeBy.name} ${madeBy.model}`;
}

/** One line for each step, as EBU R 98 has it. */
function codingHistory(
  maker: string,
  { bitDepth, sampleRate }: WavFormat,
  channels: SoundFileForm['channels'],
): string {
  const rendered = `A=PCM,F=48000,W=24,M=stereo,T=${maker}`;
  const steps = [
    ...(channels === 2 ? [] : ['both channels together']),
    ...(sampleRate === RENDERED_FORMAT.sampleRate ? [] : ['converted from 48 kHz']),
    ...(bitDepth === RENDERED_FORMAT.bitDepth ? [] : ['dithered to 16 bit']),
  ];
  return steps.length === 0
    ? rendered
    : `${rendered}\r\nA=PCM,F=${sampleRate},W=${bitDepth},M=${channels === 2 ? 'stereo' : 'mono'},T=${steps.join('; ')}`;
}

/** What an MP3 tells a player. @param licenceUrl where the licence can be read */
export function mp3Tags(details: SoundDetails, licenceUrl: string): Mp3Tags {
  const { effect, take } = details;
  const { catId, category, subCategory, labels } = catalogued(effect);
  return {
    title: effect.name,
    artist: MAKER,
    album: details.project ?? MAKER,
    genre: 'Sound Effect',
    createdAt: effect.createdAt,
    comment: effect.prompt,
    encodedBy: `${makerOf(take)}, LAME, 320 kbit/s`,
    copyrightUrl: licenceUrl,
    fields: {
      CATID: catId,
      CATEGORY: category,
      SUBCATEGORY: subCategory,
      KEYWORDS: [...new Set([...effect.tags, ...labels])].join(', '),
      ...(take.madeBy === null ? { SEED: String(take.seed) } : { MADEBY: makerOf(take) }),
      LICENSE: licenceOf(effect).text,
    },
  };
}
