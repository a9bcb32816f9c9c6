import type { ScaleName } from '../../refine/scale-name';

export interface ScaleWords {
  /** Plain words, and the same compared. */
  up: string;
  upCompared: string;
  down: string;
  downCompared: string;
  /** Its name. */
  name: string;
}

/** English words for more and less of each scale; entries are parted by commas. */
export const SCALE_WORDS: Readonly<Record<ScaleName, ScaleWords>> = {
  distance: {
    up: 'far, far away, distant, remote',
    upCompared:
      'further, farther, further away, farther away, further off, farther off, further back, more distant, ' +
      'move back, push back, move away',
    down: 'close, near',
    downCompared: 'closer, nearer, closer up, closer by, more in front, bring forward',
    name: 'distance',
  },
  level: {
    up: 'loud',
    upCompared: 'louder, turn up, turned up, bring up, turn up the volume, boost',
    down: 'quiet, soft, silent, faint',
    downCompared: 'quieter, softer, fainter, turn down, turned down, bring down, pull down, turn down the volume',
    name: 'volume, level, loudness',
  },
  brightness: {
    up: 'bright, crisp, sharp, clear, tinny',
    upCompared: 'brighter, crisper, sharper, clearer',
    down: 'dark, dull, muffled, warm, mellow, bassy',
    downCompared: 'darker, duller, warmer, mellower, more muffled',
    name: 'brightness',
  },
  pitch: {
    up: 'high, high pitched, shrill, squeaky',
    upCompared: 'higher, higher pitched, shriller, higher in pitch, pitch up, pitched up, up',
    down: 'low, low pitched, deep',
    downCompared: 'lower, deeper, lower pitched, lower in pitch, pitch down, pitched down, down',
    name: 'pitch, tone',
  },
  size: {
    up: 'big, large, huge, massive, fat, thick',
    upCompared: 'bigger, larger, fatter, thicker, more massive',
    down: 'small, tiny, thin, little',
    downCompared: 'smaller, tinier, thinner',
    name: 'size',
  },
  strength: {
    up: 'strong, hard, heavy, powerful, violent, forceful, fierce, wild',
    upCompared: 'stronger, harder, heavier, fiercer, wilder, more force',
    down: 'weak, gentle, light, mild, delicate, calm',
    downCompared: 'weaker, gentler, lighter, milder, calmer, less force',
    name: 'strength, force, energy',
  },
  speed: {
    up: 'fast, quick, rapid',
    upCompared: 'faster, quicker, speed up, speeded up',
    down: 'slow',
    downCompared: 'slower, slow down, slowed down',
    name: 'speed, tempo, pace',
  },
  density: {
    up: 'dense, busy, crowded',
    upCompared: 'denser, busier, more crowded',
    down: 'sparse',
    downCompared: 'sparser, emptier',
    name: 'density',
  },
  wetness: { up: 'wet', upCompared: 'wetter', down: 'dry', downCompared: 'drier, dryer', name: 'wetness' },
  roughness: {
    up: 'rough, gritty, harsh, distorted, scratchy',
    upCompared: 'rougher, grittier, harsher',
    down: 'smooth, clean',
    downCompared: 'smoother, cleaner',
    name: 'roughness',
  },
  hollowness: {
    up: 'hollow, boomy',
    upCompared: 'hollower, boomier',
    down: 'solid',
    downCompared: 'more solid',
    name: 'hollowness',
  },
  age: {
    up: 'old, rusty, creaky, worn, squeaky',
    upCompared: 'older, rustier, creakier',
    down: 'new',
    downCompared: 'newer',
    name: 'age, rust',
  },
  regularity: {
    up: 'regular, even, steady, rhythmic',
    upCompared: 'more regular, more even, more steady, steadier, more rhythmic',
    down: 'irregular, random, uneven, erratic',
    downCompared: 'more irregular, more random, more uneven, more erratic',
    name: 'regularity',
  },
  tonality: {
    up: 'tonal, musical, metallic',
    upCompared: 'more tonal',
    down: 'noisy',
    downCompared: 'noisier',
    name: 'tonality',
  },
  reverb: {
    up: 'reverberant, echoey, roomy, spacious, echoing',
    upCompared: 'roomier, bigger room, larger room, bigger space, larger space',
    down: 'close miked',
    downCompared: 'smaller room, smaller space, tighter room',
    name: 'reverb, echo, reverberation, room, space',
  },
  width: {
    up: 'wide, spread out',
    upCompared: 'wider',
    down: 'narrow, focused',
    downCompared: 'narrower, more focused',
    name: 'width, stereo width',
  },
  duration: {
    up: 'long',
    upCompared: 'longer, lengthen, extend',
    down: 'short, brief',
    downCompared: 'shorter, briefer, shorten',
    name: 'length, duration',
  },
  start: { up: 'late', upCompared: 'later', down: 'early', downCompared: 'earlier, sooner', name: '' },
  drama: {
    up: 'intense, dramatic',
    upCompared: 'intenser',
    down: 'subtle, discreet',
    downCompared: 'subtler',
    name: 'intensity',
  },
};
