import * as m from '..';
import { property } from '../property';

/** Weather, and air moved by hand. */
export const WEATHER_PROPERTIES = [
  property(
    'rain',
    'is a haze from 1 to 10 kHz in which drops stand out: excess kurtosis .3 to 8, and its level hardly moves',
    [m.kurtosis, 0.3, 8],
    [m.centroid, 2000, 7000],
    [m.contrast, 0, 5],
    [m.flatness, -12, 0],
  ),
  property(
    'rain_surface',
    'is rain that is heard by what it hits: crest 16 dB or more, centroid between 830 Hz and 2.4 kHz (recordings), ' +
      'give or take half an octave',
    [m.crest, 16, 45],
    [m.centroid, 600, 3600],
    [m.contrast, 0, 9],
    [m.bandDb(315, 6300), -4, 0],
  ),
  property(
    'hail',
    'is fifteen to eighty hard hits a second between 700 Hz and 8 kHz: sparse enough for a crest over 17 dB, no ' +
      'hum below',
    [m.crest, 17, 45],
    [m.centroid, 1000, 6000],
    [m.bandDb(20, 300), -60, -8],
    [m.contrast, 0, 12],
  ),
  property(
    'thunder',
    'swells for over .3 s instead of cracking, its centre lies below 700 Hz, and it rolls on for seconds',
    [m.swellSeconds, 0.3, 5],
    [m.centroid, 40, 700],
    [m.fade, 1.2, 25],
  ),
  property(
    'thunderstorm',
    'is thunder under a haze of rain: most energy below 630 Hz, while the colour moves by two thirds of an octave ' +
      'and more as peals come and go (recordings .45 to 1)',
    [m.bandDb(20, 630), -6, 0],
    [m.colourMotion, 0.55, 3],
    [m.centroid, 100, 800],
    [m.bandDb(2000, 12_000), -30, -6],
    [m.hnr, -8, 2],
  ),
  property(
    'wind',
    'is a dark blob below 800 Hz that gusts slower than twice a second, by 6 dB and more between lull and gust, gusts standing out',
    [m.centroid, 80, 800],
    [m.modulation(0.15, 2), 0.07, 2],
    [m.contrast, 6.5, 30],
    [m.hnr, -8, 6],
    [m.crest, 12, 30],
  ),
  property(
    'wind_howl',
    'whistles on bands narrower than a note between 200 Hz and 1.3 kHz that wander and come with the gusts',
    [m.lineInFrames, 13, 60],
    [m.peakIn(150, 3000), 200, 1300],
    [m.centroid, 250, 1300],
    [m.hnr, -6, 6],
    [m.modulation(0.15, 2), 0.04, 2],
  ),
  property(
    'wind_leaves',
    'is dry rustling between 2.5 and 9 kHz whose level follows the gusts by 4 dB and more',
    [m.centroid, 2500, 9000],
    [m.contrast, 3.5, 30],
    [m.kurtosis, 0.5, 60],
    [m.bandDb(1200, 12_000), -2, 0],
  ),
  property(
    'blizzard',
    'is a storm below 500 Hz in deep gusts, with a haze of driven snow above 2.5 kHz',
    [m.centroid, 90, 900],
    [m.contrast, 5, 20],
    [m.bandDb(2500, 9000), -35, -4],
    [m.hnr, -8, 3],
  ),
  property(
    'snow_avalanche',
    'rumbles with tumbling bodies in it, more below 200 Hz than any stream: centroid 360 to 490 Hz (recordings), ' +
      'give or take an octave',
    [m.centroid, 180, 1000],
    [m.bandDb(100, 630), -6.5, 0],
    [m.modulation(2, 20), 0.08, 0.6],
    [m.hnr, -8, 1.2],
    [m.contrast, 6.5, 25],
  ),
  property(
    'earthquake',
    'is felt more than heard: two thirds of the energy below 125 Hz (recordings 52 to 110 Hz), trembling and ' +
      'shaking by 8 dB and more',
    [m.centroid, 30, 160],
    [m.bandDb(20, 125), -2.5, 0],
    [m.contrast, 7.5, 25],
    [m.kurtosis, 0.3, 30],
  ),
  property(
    'whoosh',
    'is one arch of air: it swells to a peak between a fifth and four fifths of the way and never rings',
    [m.peakPlace, 0.2, 0.85],
    [m.attackMs, 25, 900],
    [m.lengthMs, 40, 900],
    [m.hnr, -8, 6],
    [m.eventRate, 0.2, 1.7],
    [m.modulation(0.3, 3), 0.6, 3],
  ),
  property(
    'swish',
    'is a short arch of air, .05 to .35 s at -10 dB, that swells and sinks: noise swept through 480 Hz to 2.6 kHz ' +
      '(the bright version) without a tone',
    [m.lengthMs, 20, 350],
    [m.attackMs, 10, 300],
    [m.hnr, -8, 2],
    [m.colourMotion, 0.3, 1.5],
    [m.contrast, 15, 200],
    [m.peakIn(150, 12_000), 350, 3300],
  ),
];
