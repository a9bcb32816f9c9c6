import * as m from '..';
import { property } from '../property';

/** A tram, working vehicles and works. */
export const WORKS_PROPERTIES = [
  property(
    'tram',
    'runs over joints with a motor that climbs between 170 and 430 Hz and rings its gong',
    [m.centroid, 150, 2500],
    [m.bandDb(250, 1000), -7.5, 0],
    [m.modulation(0.2, 2), 0.041, 0.15],
    [m.prominence, -1.9, 6.3],
    [m.contrast, 0.13, 11],
  ),
  property(
    'submarine',
    'throbs with its screw twice a second, nearly all of it below 250 Hz',
    [m.bandDb(20, 250), -4.8, 0],
    [m.centroid, 60, 400],
    [m.modulation(2, 10), 0.074, 0.25],
    [m.contrast, 2.8, 14],
    [m.kurtosis, 0.029, 1.3],
  ),
  property(
    'excavator',
    'is a diesel of some 75 firings a second with the whine of pumps over it',
    [m.centroid, 400, 3500],
    [m.hnr, -7, 5.2],
    [m.prominence, 17, 27],
    [m.contrast, 0, 11],
    [m.modulation(10, 70), 0.04, 0.4],
  ),
  property(
    'quad_bike',
    'is one cylinder: separate pulses of ten to forty firings a second below 2 kHz',
    [m.modulation(10, 70), 0.24, 1.2],
    [m.centroid, 150, 3000],
    [m.hnr, -3, 8],
    [m.contrast, 14, 27],
  ),
  property(
    'drop_forge',
    'falls two blows in three seconds, heavy and ringing for a second and more',
    [m.interval, 0.88, 2.6],
    [m.t60, 1.2, 3.9],
    [m.centroid, 500, 6500],
    [m.contrast, 24, 36],
  ),
  property(
    'stamping_press',
    'comes down fifty times a minute over a motor that goes on',
    [m.centroid, 180, 1800],
    [m.contrast, 0, 9.4],
    [m.modulation(0.2, 2), 0.07, 0.3],
    [m.hnr, -2.9, 5.5],
    [m.kurtosis, -0.7, 1.5],
  ),
  property(
    'mill',
    'beats in several rhythms over broad noise, no tone and no gap',
    [m.centroid, 600, 4500],
    [m.contrast, 0, 9.4],
    [m.hnr, -7.4, 1.3],
    [m.kurtosis, 0.019, 0.9],
    [m.modulation(2, 10), 0.072, 0.23],
    [m.flatness, -20, -6.2],
  ),
];
