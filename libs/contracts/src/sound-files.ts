/** How a sound is handed out as a file. */
export interface SoundFileForm {
  /** plain: the name of §7; ucs: as the Universal Category System has it, by which sound libraries sort. */
  names: (typeof FILE_NAMINGS)[number];
  /** Of a WAV. */
  bits: (typeof WAV_BITS)[number];
  /** kHz, of a WAV. The engine renders at 48; 96 is converted from it. */
  rate: (typeof WAV_RATES)[number];
  /** 1: both channels together, as a game places sounds by itself. */
  channels: (typeof CHANNEL_COUNTS)[number];
  /** Integrated, LUFS; null: as loud as it was made. */
  loudness: (typeof LOUDNESS_TARGETS)[number] | null;
  /** Ceiling of the true peak, dBTP; null: PEAK_WITH_LOUDNESS where a loudness is asked for, else as it was made. */
  peak: (typeof PEAK_CEILINGS)[number] | null;
}

export const FILE_NAMINGS = ['plain', 'ucs'] as const;
export const WAV_BITS = [24, 16] as const;
export const WAV_RATES = [48, 96] as const;
export const CHANNEL_COUNTS = [2, 1] as const;
/** Streaming, podcasts (AES TD1008), games, film, EBU R 128, ATSC A/85, on-demand television. */
export const LOUDNESS_TARGETS = [-14, -16, -18, -20, -23, -24, -27] as const;
export const PEAK_CEILINGS = [-1, -2, -3, -6] as const;
/** As EBU R 128 has it. */
export const PEAK_WITH_LOUDNESS = -1;
export const DEFAULT_FORM: SoundFileForm = {
  names: 'plain',
  bits: 24,
  rate: 48,
  channels: 2,
  loudness: null,
  peak: null,
};

/** Game engines and their middleware that a ZIP can be laid out for. */
export const GAME_ENGINES = ['wwise', 'unity', 'unreal', 'godot'] as const;
export type GameEngine = (typeof GAME_ENGINES)[number];

/** Query of GET /api/sound-effects/archive: several effects as one ZIP. */
export interface ArchiveQuery extends Partial<SoundFileForm> {
  /** At most LIMITS.effectsAtOnce; without them the newest of the library. */
  ids?: readonly number[];
  /** wav when not given. */
  format?: 'wav' | 'mp3';
  /** With a provenance file beside each sound. */
  provenance?: boolean;
  /** All as loud as the quietest; at most LIMITS.matchedAtOnce. */
  matched?: boolean;
  /** With the files that this engine imports; always WAV. */
  engine?: GameEngine;
}

/** What a UCS name is made of. */
export interface UcsName {
  /** Empty: it stands as something that is not designed for one category. */
  catId: string;
  name: string;
  /** What it was made for; without it, Whoosh. */
  project?: string | null;
  seed: number;
  take: number;
}

/** "FX name: about 25 characters", of the Universal Category System's own rules. */
const FX_NAME_LENGTH = 25;
const UNCATEGORIZED = 'DSGNMisc';

/**
 * Name of a file as the Universal Category System 8.2 has it, without its ending:
 * CatID_FXName_CreatorID_SourceID_UserData. `_` and `-` part blocks, so texts of people keep neither.
 */
export function ucsFileName({ catId, name, project = null, seed, take }: UcsName): string {
  const source = ucsText(project ?? '') || 'Whoosh';
  return [catId || UNCATEGORIZED, fxName(name), 'WHOOSH', source, `s${seed} t${take}`].join('_');
}

function ucsText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9 ]+/g, (odd) => (/^\p{M}+$/u.test(odd) ? '' : ' '))
    .replace(/ +/g, ' ')
    .trim();
}

/** Whole words, as many as there is room for; each begins large, as libraries write them. */
function fxName(name: string): string {
  const words = ucsText(name)
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  let count = 1;
  while (count < words.length && words.slice(0, count + 1).join(' ').length <= FX_NAME_LENGTH) count += 1;
  return words.slice(0, count).join(' ').slice(0, FX_NAME_LENGTH) || 'Sound';
}

/** Name of a layer's file among the stems: its place, then its source. @param position from 1 */
export function stemFileName(position: number, label: string): string {
  return `${String(position).padStart(2, '0')}_${fileSafe(label)}.wav`;
}

/** §7: a download is named after the effect, non-alphanumerics replaced by _, with quality and extension. */
export function downloadFileName(
  name: string,
  format: 'wav' | 'mp3' | 'stems',
  form: Omit<SoundFileForm, 'names'> = DEFAULT_FORM,
): string {
  const mono = form.channels === 1 && format !== 'stems' ? '_mono' : '';
  return fileSafe(name) + mono + levelOf(form) + (format === 'wav' ? wavEnding(form) : DOWNLOAD_ENDINGS[format]);
}

function levelOf({ loudness, peak }: Pick<SoundFileForm, 'loudness' | 'peak'>): string {
  return `${loudness === null ? '' : `_${loudness}LUFS`}${peak === null ? '' : `_${peak}dBTP`}`;
}

const DOWNLOAD_ENDINGS = { mp3: '_44.1kHz.mp3', stems: '_stems.zip' } as const;

function wavEnding({ bits, rate }: Pick<SoundFileForm, 'bits' | 'rate'>): string {
  return `_${rate}kHz${bits === DEFAULT_FORM.bits ? '' : `_${bits}bit`}.wav`;
}

/** Letters, digits and _ only. */
export function fileSafe(name: string): string {
  return name.replace(/[^a-zA-Z0-9]/g, '_') || 'sound';
}
