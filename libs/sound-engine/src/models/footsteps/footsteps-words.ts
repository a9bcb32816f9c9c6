import type { Material } from '@whoosh/sound-scene';
import { pow } from '../../dsp/exact-math';
import type { Params, LayerModifiers } from '../../model';
import { lengthFactor, pitchFactor, type ParamSpecs, ratio, withDefaults } from '../kernels/word-shaping';

export const FOOTSTEP_PARAMS: ParamSpecs = {
  rate: { unit: '/s', min: 0.3, max: 8, default: 2.07, meaning: 'steps per second' },
  regularity: { unit: '', min: 0, max: 1, default: 0.965, meaning: 'evenness of the gait' },
  strength: { unit: '', min: 0.05, max: 4, default: 1, meaning: 'force of the steps' },
  weight: { unit: 'Hz', min: 30, max: 260, default: 60, meaning: 'thump of the heel: low for a heavy walker' },
  ring: { unit: 'ms', min: 8, max: 300, default: 30, meaning: 'how long the floor answers (t60)' },
  heel: { unit: '', min: 0, max: 2, default: 0.64, meaning: 'share of the thump' },
  knock: { unit: '', min: 0, max: 2, default: 0.25, meaning: 'share of the knock of sole and floor' },
  body: { unit: 'Hz', min: 120, max: 1500, default: 460, meaning: 'pitch of that knock' },
  tap: { unit: '', min: 0, max: 1, default: 0.07, meaning: 'share of the hard tap' },
  tapPitch: { unit: 'Hz', min: 400, max: 8000, default: 2000, meaning: 'upper end of the tap' },
  hardness: { unit: '', min: 0.3, max: 4, default: 1, meaning: 'hardness of the contact' },
  click: { unit: '', min: 0, max: 2, default: 0, meaning: 'click of a hard heel' },
  toe: { unit: '', min: 0, max: 1.2, default: 0.7, meaning: 'share of the toe that follows; 0 for a run' },
  toeDelay: { unit: 'ms', min: 10, max: 160, default: 60, meaning: 'from heel to toe' },
  scrape: { unit: '', min: 0, max: 0.6, default: 0.02, meaning: 'rub of the sole' },
  scrapePitch: { unit: 'Hz', min: 200, max: 8000, default: 1075, meaning: 'pitch of that rub' },
  grit: { unit: 'grains', min: 0, max: 400, default: 0, meaning: 'loose grains that give way under the sole' },
  gritPitch: { unit: 'Hz', min: 300, max: 9000, default: 2800, meaning: 'middle of the grains' },
  gritSeconds: { unit: 'ms', min: 40, max: 600, default: 220, meaning: 'how long they move' },
  gritPeak: { unit: '', min: 0.05, max: 0.9, default: 0.25, meaning: 'when they move most' },
  gritGrain: { unit: 'ms', min: 0.2, max: 8, default: 1.2, meaning: 'size of a grain' },
  gritLevel: { unit: '', min: 0, max: 2, default: 0.5, meaning: 'share of the grains' },
  wet: { unit: '', min: 0, max: 3, default: 0, meaning: 'water and mud pressed out' },
  muffle: { unit: 'Hz', min: 200, max: 20_000, default: 20_000, meaning: 'upper edge of everything' },
  level: {
    unit: 'dB',
    min: -30,
    max: 6,
    default: 0,
    meaning: 'trim that brings every ground near the level of the neutral one',
  },
};

/** What a ground changes: factors on the neutral floor for the first group, values for the second. */
interface Ground {
  /** dB; grounds of many grains or long ringing would drown whatever is beside them. */
  level?: number;
  ring?: number;
  weight?: number;
  heel?: number;
  knock?: number;
  tap?: number;
  toe?: number;
  scrape?: number;
  scrapePitch?: number;
  values?: Readonly<Record<string, number>>;
}

const GRAVEL: Ground = {
  level: -21,
  knock: 0.5,
  tap: 0.5,
  heel: 0.6,
  toe: 0.7,
  scrape: 1.5,
  scrapePitch: 2,
  values: { grit: 130, gritPitch: 2800, gritSeconds: 230, gritPeak: 0.24, gritGrain: 1.2, gritLevel: 0.55 },
};
const FOLIAGE = { grit: 110, gritPitch: 4200, gritSeconds: 240, gritPeak: 0.35, gritGrain: 2, gritLevel: 0.35 };
const GROUNDS: Partial<Record<Material, Ground>> = {
  concrete: { level: -2.5, tap: 1.5 },
  stone: { level: -2.5, tap: 1.6, ring: 0.9 },
  brick: { level: -2.5, tap: 1.4 },
  tile: { level: -3.5, tap: 2.2, ring: 1.2, scrapePitch: 1.5 },
  ceramic: { level: -3.5, tap: 2.2, ring: 1.2, scrapePitch: 1.5 },
  glass: { level: -4, tap: 2.4, ring: 1.3 },
  wood: { level: -5, weight: 1.17, ring: 1.8, heel: 1.1, knock: 0.5, tap: 0.7 },
  metal: { level: -13, weight: 1.5, ring: 7, knock: 1.4, tap: 1.8, scrapePitch: 2 },
  tin: { level: -12.5, weight: 1.8, ring: 6, knock: 1.5, tap: 2, scrapePitch: 2 },
  plastic: { level: -3.5, ring: 1.2, knock: 1.2, tap: 0.8 },
  rubber: { tap: 0.3, knock: 0.6, scrape: 0.7 },
  carpet: { level: -3, tap: 0.1, knock: 0.35, scrape: 0.8, scrapePitch: 0.7, values: { muffle: 900 } },
  cloth: { tap: 0.1, knock: 0.35, scrape: 1, scrapePitch: 0.8, values: { muffle: 1100 } },
  gravel: GRAVEL,
  sand: {
    level: -9.5,
    knock: 0.3,
    tap: 0.1,
    heel: 0.6,
    toe: 0.6,
    scrape: 2.5,
    scrapePitch: 2.2,
    values: { grit: 220, gritPitch: 3800, gritSeconds: 240, gritPeak: 0.3, gritGrain: 0.5, gritLevel: 0.18 },
  },
  dirt: {
    knock: 0.5,
    tap: 0.2,
    scrape: 1.6,
    values: { grit: 50, gritPitch: 1800, gritSeconds: 150, gritGrain: 1.2, gritLevel: 0.2, muffle: 5000 },
  },
  snow: {
    level: -22.5,
    knock: 0.15,
    tap: 0.02,
    heel: 0.35,
    toe: 0,
    scrape: 1.2,
    scrapePitch: 1.4,
    values: {
      grit: 240,
      gritPitch: 2100,
      gritSeconds: 300,
      gritPeak: 0.4,
      gritGrain: 2.4,
      gritLevel: 0.4,
      muffle: 5000,
    },
  },
  ice: {
    knock: 0.7,
    tap: 1.6,
    ring: 1.3,
    values: { grit: 40, gritPitch: 4500, gritSeconds: 160, gritGrain: 0.8, gritLevel: 0.4 },
  },
  grass: {
    level: -14,
    knock: 0.3,
    tap: 0.1,
    heel: 0.7,
    toe: 0.5,
    scrape: 2,
    scrapePitch: 3,
    values: { ...FOLIAGE, grit: 80, gritGrain: 3.5, gritPitch: 3600, gritLevel: 0.18, muffle: 9000 },
  },
  leaves: { level: -18, knock: 0.3, tap: 0.15, heel: 0.6, toe: 0.6, scrape: 2.5, scrapePitch: 3.5, values: FOLIAGE },
  paper: { knock: 0.3, tap: 0.2, values: FOLIAGE },
  mud: {
    level: -18,
    knock: 0.4,
    tap: 0.05,
    heel: 0.9,
    toe: 0.6,
    scrape: 2.5,
    scrapePitch: 0.6,
    values: { wet: 0.1, grit: 60, gritPitch: 1000, gritGrain: 3, gritLevel: 0.6, muffle: 5000 },
  },
  water: {
    level: -16.5,
    knock: 0.3,
    tap: 0.1,
    heel: 0.7,
    toe: 0.7,
    scrape: 6,
    scrapePitch: 1.6,
    values: { wet: 2, grit: 50, gritPitch: 3500, gritSeconds: 300, gritPeak: 0.3, gritGrain: 1.5, gritLevel: 0.3 },
  },
};

/** What is on the feet: factors, and the click of a heel. */
interface Shoe {
  weight?: number;
  tap?: number;
  tapPitch?: number;
  scrape?: number;
  click?: number;
  strength?: number;
}
const SHOES: Readonly<Record<string, Shoe>> = {
  heel: { tap: 2, tapPitch: 1.1, click: 0.5, weight: 1.5, scrape: 0.5 },
  heels: { tap: 2, tapPitch: 1.1, click: 0.5, weight: 1.5, scrape: 0.5 },
  boot: { weight: 0.92, tap: 1.2, scrape: 2, strength: 1.2 },
  boots: { weight: 0.92, tap: 1.2, scrape: 2, strength: 1.2 },
  barefoot: { tap: 0.15, weight: 1.3, scrape: 1.2, strength: 0.7 },
  sneaker: { tap: 0.5, scrape: 1.3, strength: 0.85 },
};

/** Steps per second by pace: walk 2.07 at speed 1, creep about 1, run 2.8 and more, without a toe of its own. */
function paceOf(speed: number): { rate: number; toe: number; toeDelay: number; force: number } {
  if (speed >= 1.5) return { rate: Math.min(5, 2.75 * pow(speed / 1.5, 0.45)), toe: 0.4, toeDelay: 18, force: 1.4 };
  return { rate: 2.07 * pow(speed, 0.8), toe: 0.7, toeDelay: 60 * pow(speed, -0.8), force: pow(speed, 0.5) };
}

/** Words to steps: ground and shoes, pace, weight and force. @param gait where this way of going differs from a walk */
export function shapeFootsteps(gait: Readonly<Record<string, number>>): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods } = words;
    const ground = GROUNDS[words.surface ?? words.material ?? 'concrete'] ?? {};
    const shoe = SHOES[words.exciter ?? ''] ?? SHOES[words.variant ?? ''] ?? {};
    const pace = paceOf(mods.speed ?? 1);
    const hollow = ratio(mods.hollowness, 2.5);
    const own = (name: string): number => gait[name] ?? FOOTSTEP_PARAMS[name].default;
    // A gait's own pace and toe stand for the walk's; speed moves them by the same share.
    const walk = paceOf(1);
    const rate = mods.rate ?? own('rate') * (pace.rate / walk.rate) * pow(lengthFactor(mods.size), -0.25);
    return withDefaults(FOOTSTEP_PARAMS, {
      rate,
      regularity: mods.regularity === undefined ? own('regularity') : 0.6 + 0.4 * mods.regularity,
      strength: own('strength') * pace.force * (shoe.strength ?? 1) * ratio(words.intensity, 2.5),
      weight:
        (own('weight') * (ground.weight ?? 1) * (shoe.weight ?? 1) * pitchFactor(mods.pitch)) /
        pow(lengthFactor(mods.size), 0.5),
      ring: own('ring') * (ground.ring ?? 1) * hollow,
      heel: own('heel') * (ground.heel ?? 1) * ratio(mods.size, 1.4),
      knock: own('knock') * (ground.knock ?? 1) * hollow,
      body: (own('body') * pitchFactor(mods.pitch)) / pow(lengthFactor(mods.size), 0.4),
      tap: own('tap') * (ground.tap ?? 1) * (shoe.tap ?? 1) * ratio(mods.brightness, 3) * ratio(words.intensity, 1.8),
      tapPitch:
        (own('tapPitch') * (shoe.tapPitch ?? 1) * ratio(mods.brightness, 1.6)) / pow(lengthFactor(mods.size), 0.5),
      hardness: ratio(words.intensity, 1.5) * ratio(mods.brightness, 1.6),
      click: Math.max(own('click'), shoe.click ?? 0) * (ground.tap ?? 1),
      toe: own('toe') * (pace.toe / walk.toe) * (ground.toe ?? 1),
      toeDelay: own('toeDelay') * (pace.toeDelay / walk.toeDelay),
      scrape: own('scrape') * (ground.scrape ?? 1) * (shoe.scrape ?? 1) * ratio(mods.roughness, 3),
      scrapePitch: own('scrapePitch') * (ground.scrapePitch ?? 1),
      level: ground.level ?? 0,
      ...ground.values,
      // The faster the steps, the shorter a foot stands and grinds.
      ...(ground.values?.gritLevel !== undefined && {
        gritLevel: ground.values.gritLevel * pow(Math.min(1, FOOTSTEP_PARAMS.rate.default / rate), 5),
      }),
      wet: (ground.values?.wet ?? 0) + (mods.wetness ?? 0),
    });
  };
}
