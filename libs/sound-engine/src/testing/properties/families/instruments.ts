import * as m from '..';
import { property } from '../property';

/** Instruments that are played by themselves. */
export const INSTRUMENT_PROPERTIES = [
  property(
    'organ',
    'holds chords of many harmonic ranks: strongly harmonic, hardly a gap, in the tail of a church',
    [m.hnr, -3, 22],
    [m.centroid, 150, 1800],
    [m.duty, 0.58, 1],
    [m.voicedShare, 0.49, 1],
    [m.lowLine, 32, 75],
  ),
  property(
    'bass_guitar',
    'is a plucked bass: a fundamental about 55 Hz and its first harmonics, note after note',
    [m.f0, 49, 140],
    [m.centroid, 300, 3500],
    [m.hnr, 5, 32],
    [m.prominence, 6.9, 20],
  ),
  property(
    'electric_guitar',
    'holds clipped notes: harmonics of 82 Hz and up to some 5 kHz, nearly even in level',
    [m.centroid, 140, 1500],
    [m.prominence, 1.7, 32],
    [m.hnr, 0.5, 16],
    [m.contrast, 4.9, 16],
  ),
  property(
    'synth_pad',
    'holds soft chords of beating oscillators below 1 kHz that swell over half a second',
    [m.centroid, 150, 1400],
    [m.lowLine, 45, 85],
    [m.hnr, -2, 24],
    [m.contrast, 10, 22],
  ),
  property(
    'cymbal',
    'is a blow with dense modes up to 12 kHz that ring for seconds',
    [m.t60, 1.2, 3.5],
    [m.centroid, 1500, 9500],
    [m.bandDb(4000, 16000), -16, 0],
    [m.prominence, 27, 47],
  ),
  property(
    'drum_roll',
    'is twenty strokes a second on skin and wires: hardly a gap, wires above 3 kHz over a head below 300 Hz',
    [m.modulation(10, 70), 0.13, 0.4],
    [m.centroid, 300, 8000],
    [m.contrast, 0, 10],
    [m.bandDb(4000, 16000), -20, 0],
    [m.hnr, -9, 14],
  ),
];
