import * as m from '..';
import { property } from '../property';

/** Microphones, and what is said through devices. */
export const MICROPHONE_PROPERTIES = [
  property(
    'radio_voice',
    'is speech between 300 Hz and 3 kHz: syllables, nothing below or above',
    [m.centroid, 250, 1400],
    [m.contrast, 15, 27],
    [m.bandDb(20, 250), -19, -6.4],
    [m.bandDb(4000, 16000), -65, -25],
    [m.modulation(2, 10), 0.16, 0.6],
  ),
  property(
    'pa_voice',
    'is speech through horns in a hall: syllables of 400 Hz to 4 kHz that run into one another',
    [m.centroid, 300, 1800],
    [m.bandDb(1000, 4000), -22, -5],
    [m.bandDb(20, 250), -40, -12],
    [m.contrast, 14, 28],
    [m.hnr, -1.8, 8.8],
  ),
  property(
    'mic_feedback',
    'swells to one nearly pure tone that holds for a second',
    [m.prominence, 46, 58],
    [m.hnr, 15, 26],
    [m.strongest, 830, 4100],
    [m.lengthMs, 1000, 3200],
  ),
  property(
    'mic_handling',
    'is thumps below 250 Hz and rubbing, unevenly, as the case hears them',
    [m.centroid, 250, 2200],
    [m.contrast, 110, 130],
    [m.bandDb(20, 250), -10, 0],
    [m.hnr, -7.1, 1.7],
    [m.lengthMs, 55, 300],
  ),
  property(
    'phone_vibrate',
    'buzzes 175 times a second for a second, then rests',
    [m.interval, 1.3, 4.3],
    [m.lengthMs, 610, 1800],
    [m.hnr, 3, 22],
    [m.centroid, 200, 1500],
    [m.contrast, 110, 130],
  ),
];
