import type { AssetNameWords } from '../tokenise/asset-name-words';

export const ASSET_NAME_WORDS: AssetNameWords = {
  folders: new Set(
    (
      'sfx fx snd sound foley fol ui hud amb env wpn weapon veh vehicle npc enm enemy prop ' +
      'obj player char creature exp mag mus vo var ver alt take final mix mono stereo trap boss'
    ).split(' '),
  ),
  shortNames: {
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
  },
  controlFolders: new Set(['ui', 'hud', 'menu']),
  controls: new Set(
    (
      'tick click tap toggle slider scroll swipe hover select tab button menu open close popup checkbox dropdown ' +
      'back next switch'
    ).split(' '),
  ),
  blows: new Set(['impact', 'hit']),
  controlSound: ['ui', 'click'],
  loop: 'loop',
  on: 'on',
  in: 'in',
};
