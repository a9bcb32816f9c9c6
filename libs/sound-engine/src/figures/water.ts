import calibrations from '../individual/calibrations/water.json';
import figures from '../individual/figures/water.json';
import { registerFigures } from '../individual/figures';

registerFigures('water', figures, calibrations);
