import * as m from '..';
import { property } from '../property';

/** Small things in number and what is handled, bursts and falls. */
export const SMALL_THING_PROPERTIES = [
  property(
    'marbles',
    'is short hard clicks about 5 kHz in clusters, with hops below them',
    [m.lengthMs, 12, 38],
    [m.centroid, 2000, 11000],
    [m.kurtosis, 8.1, 89],
    [m.eventRate, 3.4, 11],
  ),
  property(
    'nuts_bolts',
    'is many short clinks of 3 to 10 kHz in handfuls',
    [m.lengthMs, 15, 52],
    [m.centroid, 2000, 11000],
    [m.interval, 0.04, 0.16],
    [m.kurtosis, 8.5, 120],
  ),
  property(
    'suitcase',
    'is two latches about 2 kHz and then the thud of the lid',
    [m.lengthMs, 16, 48],
    [m.centroid, 1000, 8000],
    [m.kurtosis, 24, 460],
    [m.bandDb(20, 250), -15, -2.8],
  ),
  property(
    'book_pages',
    'is a sweep of 2 to 4 kHz for a third of a second, about once a second',
    [m.lengthMs, 33, 140],
    [m.centroid, 2000, 11000],
    [m.eventRate, 1.5, 5],
    [m.hnr, -12, -3.2],
    [m.contrast, 48, 60],
  ),
  property(
    'balloon_pop',
    'is one burst of a few hundredths of a second over the whole spectrum',
    [m.lengthMs, 15, 45],
    [m.centroid, 500, 5300],
    [m.crest, 19, 34],
    [m.attackMs, 1.8, 5],
  ),
  property(
    'bomb_whistle',
    'falls as a tone by two octaves in three seconds, ever louder',
    [m.f0Glide, -0.21, 0.076],
    [m.f0Span, 1, 8.4],
    [m.hnr, 7.8, 16],
    [m.attackMs, 19, 2900],
    [m.lengthMs, 80, 900],
  ),
];
