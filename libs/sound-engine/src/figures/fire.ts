import calibrations from '../individual/calibrations/fire.json';
import figures from '../individual/figures/fire.json';
import { registerFigures } from '../individual/figures';

registerFigures('fire', figures, calibrations);
