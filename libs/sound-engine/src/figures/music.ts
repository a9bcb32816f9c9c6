import calibrations from '../individual/calibrations/music.json';
import figures from '../individual/figures/music.json';
import { registerFigures } from '../individual/figures';

registerFigures('music', figures, calibrations);
