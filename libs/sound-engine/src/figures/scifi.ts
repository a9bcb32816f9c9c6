import calibrations from '../individual/calibrations/scifi.json';
import figures from '../individual/figures/scifi.json';
import { registerFigures } from '../individual/figures';

registerFigures('scifi', figures, calibrations);
