import calibrations from '../individual/calibrations/impact.json';
import figures from '../individual/figures/impact.json';
import { registerFigures } from '../individual/figures';

registerFigures('impact', figures, calibrations);
