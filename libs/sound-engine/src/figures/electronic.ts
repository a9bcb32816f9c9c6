import calibrations from '../individual/calibrations/electronic.json';
import figures from '../individual/figures/electronic.json';
import { registerFigures } from '../individual/figures';

registerFigures('electronic', figures, calibrations);
