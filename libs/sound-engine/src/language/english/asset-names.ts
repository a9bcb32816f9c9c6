/** Words of an asset's name that say where it is kept, not what is heard. */
export const FOLDERS = new Set(
  'sfx fx snd sound foley fol ui hud amb env wpn weapon veh vehicle npc enm enemy prop obj player char creature exp mag mus vo var ver alt take final mix mono stereo trap boss'.split(
    ' ',
  ),
);
/** What a folder's short name stands for where the name itself says no more. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  fs: 'footsteps',
  exp: 'explosion',
  amb: 'ambience',
  lp: 'loop',
  imp: 'impact',
  dist: 'distant',
  sm: 'small',
  lg: 'large',
  hvy: 'heavy',
  ext: 'outdoors',
};
/** Of the names that these begin, such words say what is touched on a screen. */
export const CONTROL_FOLDERS = new Set(['ui', 'hud', 'menu']);
export const CONTROL_WORDS = new Set(
  'tick click tap toggle slider scroll swipe hover select tab button menu open close popup checkbox dropdown back next switch'.split(
    ' ',
  ),
);
/** A word for a blow: what is struck is said beside it. */
export const BLOWS = new Set(['impact', 'hit']);

/** How a control without a sound of its own is heard. */
export const CONTROL_SOUND = ['ui', 'click'];
/** Said of the whole, wherever it stands. */
export const LOOP = 'loop';
/** Before the ground and the place that a name ends with. */
export const ON = 'on';
export const IN = 'in';
