import calibrations from '../individual/calibrations/animal.json';
import figures from '../individual/figures/animal.json';
import { registerFigures } from '../individual/figures';

registerFigures('animal', figures, calibrations);
