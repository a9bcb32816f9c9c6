import type { SoundModel } from '../model';
import { churchBell, handBell } from './bell';
import { beep, OTHER_BEEPS } from './beep';
import { campfire } from './campfire';
import { carEngine, OTHER_ENGINES } from './car-engine';
import { clockTick } from './clock-tick';
import { cricket } from './cricket';
import { dogBark } from './dog-bark';
import { doorCreak } from './door-creak';
import { doorOpenClose, doorSlam } from './door';
import { explosion } from './explosion';
import { footsteps } from './footsteps';
import { glassBreak } from './glass-break';
import { gunshot, OTHER_GUNS } from './gunshot';
import { heartbeat } from './heartbeat';
import { impactMetal, impactWood, OTHER_IMPACTS } from './impact';
import { keyboard } from './keyboard';
import { knock } from './knock';
import { laser } from './laser';
import { oceanWaves } from './ocean-waves';
import { rain } from './rain';
import { songbird } from './songbird';
import { OTHER_SIRENS, sirenPolice } from './siren';
import { stream } from './stream';
import { thunder } from './thunder';
import { whoosh } from './whoosh';
import { wind } from './wind';

/** Every sound source by its id. A new source is one file beside this one and one row here. */
export const MODELS: Readonly<Record<string, SoundModel>> = {
  ...Object.fromEntries([...OTHER_IMPACTS, ...OTHER_GUNS, ...OTHER_SIRENS, ...OTHER_BEEPS, ...OTHER_ENGINES].map((model) => [model.id, model])),
  beep,
  campfire,
  car_engine: carEngine,
  church_bell: churchBell,
  clock_tick: clockTick,
  cricket,
  dog_bark: dogBark,
  door_creak: doorCreak,
  door_open_close: doorOpenClose,
  door_slam: doorSlam,
  explosion,
  footsteps,
  glass_break: glassBreak,
  gunshot,
  hand_bell: handBell,
  heartbeat,
  impact_metal: impactMetal,
  impact_wood: impactWood,
  keyboard,
  knock,
  laser,
  ocean_waves: oceanWaves,
  rain,
  songbird,
  siren_police: sirenPolice,
  stream,
  thunder,
  whoosh,
  wind,
};
