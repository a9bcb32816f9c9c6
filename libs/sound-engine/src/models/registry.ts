import type { SoundModel } from '../model';
import { churchBell, handBell } from './bell';
import { campfire } from './campfire';
import { cricket } from './cricket';
import { doorOpenClose, doorSlam } from './door';
import { explosion } from './explosion';
import { footsteps } from './footsteps';
import { gunshot } from './gunshot';
import { heartbeat } from './heartbeat';
import { impactMetal, impactWood, OTHER_IMPACTS } from './impact';
import { knock } from './knock';
import { laser } from './laser';
import { oceanWaves } from './ocean-waves';
import { rain } from './rain';
import { stream } from './stream';
import { thunder } from './thunder';
import { whoosh } from './whoosh';
import { wind } from './wind';

/** Every sound source by its id. A new source is one file beside this one and one row here. */
export const MODELS: Readonly<Record<string, SoundModel>> = {
  campfire,
  church_bell: churchBell,
  cricket,
  door_open_close: doorOpenClose,
  door_slam: doorSlam,
  explosion,
  footsteps,
  gunshot,
  hand_bell: handBell,
  heartbeat,
  impact_metal: impactMetal,
  impact_wood: impactWood,
  knock,
  laser,
  ocean_waves: oceanWaves,
  rain,
  stream,
  thunder,
  whoosh,
  wind,
  ...Object.fromEntries(OTHER_IMPACTS.map((model) => [model.id, model])),
};
