import * as m from '..';
import { property } from '../property';

/** Machines that do not exist, and games. */
export const SCIFI_PROPERTIES = [
  property('laser', 'falls from above 2 kHz to below 300 Hz within a quarter of a second: high frequencies first, as on a struck wire',
    [m.brightening, -7, -0.5], [m.attackMs, 0, 60], [m.lengthMs, 20, 400], [m.colourMotion, 0.4, 3]),
  property('teleport', 'rises for over a second by three octaves in ever faster shimmering, then is cut off',
    [m.brightening, 0.3, 5], [m.attackMs, 50, 2000], [m.lengthMs, 150, 2500], [m.centroid, 500, 6000]),
  property('spaceship', 'hums on 55 Hz and simple multiples for ever, beating slowly, with little above 700 Hz',
    [m.bandDb(30, 400), -1.2, 0], [m.centroid, 50, 300], [m.contrast, 0.5, 8], [m.lowLine, 4.5, 90], [m.bandDb(80, 130), -9, -1]),
  property('force_field', 'hums at 70 Hz, swaying some 6 times a second, with sparks in it',
    [m.modulation(4, 9), 0.07, 2], [m.modulationRate(1, 40), 4, 9], [m.bandDb(40, 500), -4, 0], [m.kurtosis, -1.5, 40]),
  property('robot', 'moves its servos: tones of 300 to 800 Hz that ramp up and down within half a second and stop',
    [m.contrast, 8, 200], [m.centroid, 560, 5600], [m.lengthMs, 60, 700], [m.voicedShare, 0.4, 1], [m.f0Span, 0.15, 3]),
  property('robot_voice', 'speaks on one note: a carrier that does not move (105 Hz) under formants of speech',
    [m.f0Jitter, 0, 6], [m.voicedShare, 0.4, 1], [m.modulation(1.5, 8), 0.12, 3], [m.contrast, 8, 200], [m.centroid, 300, 2200]),
  property('coin_pickup', 'is two square-wave notes, B5 and E6 (988 and 1319 Hz), the second ringing on: ratio 1.335',
    [m.ladder([1, 1.335], 960, 1010), 1, 1], [m.hnr, 8, 50], [m.attackMs, 0, 40], [m.lengthMs, 60, 500]),
  property('jump_game', 'chirps upwards from 260 to 830 Hz within a quarter of a second',
    [m.f0Glide, 0.25, 3], [m.lengthMs, 80, 350], [m.f0, 250, 850], [m.hnr, 3, 50]),
  property('powerup_game', 'climbs an arpeggio over two octaves from G4 in steps of 70 ms and holds the top',
    [m.f0Span, 0.5, 2.5], [m.f0High, 1000, 1700], [m.lengthMs, 200, 1300], [m.hnr, 6, 50], [m.voicedShare, 0.8, 1]),
  property('game_over', 'steps down by thirds, from C to B flat an octave below in fifths of a second, and sags on the last: half an octave and more in one go',
    [m.f0High, 200, 540], [m.f0Reach, 0.5, 3], [m.hnr, 5, 50], [m.trend, -40, 12], [m.f0Span, 0.6, 2.5], [m.strongest, 90, 560]),
  property('retro', 'plays sixteenths at 150 to the minute, ten a second, on square waves over a noise drum',
    [m.modulationRate(3, 30), 4.5, 21], [m.modulation(4.5, 21), 0.2, 2], [m.voicedShare, 0.35, 1], [m.f0Span, 1, 7], [m.centroid, 350, 3500]),
];
