import { pow } from '../../dsp/exact-math';
import type { LayerModifiers } from '../../model';
import { lengthFactor, pitchFactor, ratio, ratioBetween } from './word-shaping';

/** Whose voice a row of numbers was measured on. */
export type Speaker = 'man' | 'woman' | 'child' | 'baby';

/** Pitch, Hz, and throat length against a man's. Reference: Peterson & Barney (1952), Hillenbrand et al. (1995). */
const SPEAKERS: Readonly<Record<Speaker, { pitch: number; throat: number }>> = {
  man: { pitch: 115, throat: 1 },
  woman: { pitch: 205, throat: 1 / 1.17 },
  child: { pitch: 290, throat: 1 / 1.35 },
  baby: { pitch: 400, throat: 1 / 1.6 },
};

/** Factors that the words put on a voice. */
export interface VoiceWords {
  pitch: number;
  throat: number;
  /** Of lengths: above 1 slower. */
  stretch: number;
  rate: number;
  rough: number;
  breath: number;
  tension: number;
  /** Above 1 softer, below pressed. */
  open: number;
  /** How far the melody moves. */
  swing: number;
  /** Added depth 0..1 of trembling. */
  tremble: number;
  top: number;
  strength: number;
}

interface Feeling {
  pitch?: number;
  stretch?: number;
  rate?: number;
  rough?: number;
  breath?: number;
  tension?: number;
  open?: number;
  swing?: number;
  tremble?: number;
}

/**
 * What feeling does to a voice. Reference: Scherer (2003), vocal communication of emotion: directions; sizes by ear.
 */
const FEELINGS: Readonly<Record<string, Feeling>> = {
  calm: { pitch: 0.92, stretch: 1.2, rate: 0.75, rough: 0.7, tension: 0.7, open: 1.2, swing: 0.75 },
  happy: { pitch: 1.15, stretch: 0.9, rate: 1.2, swing: 1.35 },
  angry: { pitch: 1.1, stretch: 0.95, rate: 1.25, rough: 1.7, tension: 1.7, open: 0.8, swing: 1.2 },
  sad: { pitch: 0.9, stretch: 1.3, rate: 0.75, breath: 1.5, tension: 0.75, open: 1.15, swing: 0.7, tremble: 0.15 },
  scared: { pitch: 1.25, stretch: 0.9, rate: 1.3, rough: 1.4, breath: 1.3, open: 0.95, tremble: 0.3 },
};

function speakerOf(words: LayerModifiers, own: Speaker): Speaker {
  const { ageClass, sex } = words.mods;
  if (ageClass === 'baby') return 'baby';
  if (ageClass === 'child') return own === 'baby' ? 'baby' : 'child';
  if (sex === 'f') return 'woman';
  if (sex === 'm') return 'man';
  return ageClass === 'adult' && own !== 'man' ? 'woman' : own;
}

/** Pitch and throat by who calls: people by age and sex, animals by size and age. */
function body(words: LayerModifiers, own: Speaker | undefined): { pitch: number; throat: number } {
  const { mods } = words;
  const length = lengthFactor(mods.size);
  if (own !== undefined) {
    const from = SPEAKERS[own];
    const to = SPEAKERS[speakerOf(words, own)];
    return { pitch: to.pitch / from.pitch / pow(length, 0.25), throat: (to.throat / from.throat) * pow(length, 0.15) };
  }
  const young = mods.ageClass === 'baby' || mods.ageClass === 'child' ? 0.5 : 1;
  const female = mods.sex === 'f' ? 0.9 : 1;
  return { pitch: 1 / pow(length * young * female, 0.5), throat: pow(length * young * female, 0.35) };
}

/**
 * Factors for a voice from what the words say of body, age, sex, feeling, force and pace.
 * @param own whose voice the numbers belong to; absent for animals
 */
export function voiceWords(words: LayerModifiers, own?: Speaker): VoiceWords {
  const { mods, intensity } = words;
  const feeling = FEELINGS[mods.emotion ?? ''] ?? {};
  const speed = mods.speed ?? 1;
  const { pitch, throat } = body(words, own);
  const old = mods.ageClass === 'old';
  return {
    pitch: pitch * pitchFactor(mods.pitch) * ratioBetween(intensity, 0.88, 1.18) * (feeling.pitch ?? 1),
    throat,
    stretch:
      (ratioBetween(intensity, 0.85, 1.15) *
        (feeling.stretch ?? 1) *
        pow(lengthFactor(mods.size), own === undefined ? 0.2 : 0)) /
      pow(speed, 0.7),
    rate: speed * ratioBetween(intensity, 0.8, 1.3) * (feeling.rate ?? 1),
    rough: ratio(mods.roughness, 2.5) * ratioBetween(intensity, 0.7, 1.6) * (feeling.rough ?? 1) * (old ? 1.8 : 1),
    breath: ratio(mods.tonality, 0.5) * (feeling.breath ?? 1) * (old ? 1.4 : 1),
    tension: ratioBetween(intensity, 0.6, 1.8) * ratio(mods.brightness, 1.4) * (feeling.tension ?? 1),
    open: ratioBetween(intensity, 1.25, 0.85) * (feeling.open ?? 1),
    swing: ratioBetween(intensity, 0.8, 1.2) * (feeling.swing ?? 1),
    tremble: (feeling.tremble ?? 0) + (old ? 0.15 : 0),
    top: ratio(mods.brightness, 2) * ratioBetween(intensity, 0.7, 1.4),
    strength: ratio(intensity, 2.2),
  };
}
