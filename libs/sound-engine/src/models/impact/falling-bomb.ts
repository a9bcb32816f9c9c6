import type { SoundModel } from '../../model';
import { layeredModel } from '../kernels/layered';
import { glide, line } from '../kernels/layers';

/**
 * Fins that whistle as it falls: the pitch goes down as the bomb recedes from the one above and nears the one below,
 * over three seconds.
 */
export const bombWhistle: SoundModel = layeredModel({
  id: 'bomb_whistle',
  kind: 'one-shot',
  kernel: 'falling fins',
  level: 0.103,
  pitch: 1700,
  seconds: 3.2,
  attack: 0.04,
  release: 0.05,
  drive: 0.6,
  repeatable: true,
  tail: [1.6, 0.35, 4000],
  gesture: [
    {
      kind: 'tones',
      level: line([0, 0.15], [0.6, 0.6], [1, 1]),
      pitch: glide([0, 2500], [0.3, 2050], [1, 640]),
      harmonics: [1, 0.18, 0.08, 0.03],
      wander: [10, 0.006],
      flutter: [13, 0.3],
    },
    {
      kind: 'tones',
      level: line([0, 0.04], [1, 0.22]),
      pitch: glide([0, 2560], [0.3, 2100], [1, 655]),
      harmonics: [1, 0.1],
      wander: [14, 0.01],
      flutter: [17, 0.5],
    },
    { kind: 'noise', level: line([0, 0.05], [1, 0.3]), color: 'pink', pass: 'band', frequency: 1400, q: 0.5 },
  ],
});
