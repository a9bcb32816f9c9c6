import calibrations from '../individual/calibrations/body.json';
import figures from '../individual/figures/body.json';
import { registerFigures } from '../individual/figures';

registerFigures('body', figures, calibrations);
