import calibrations from '../individual/calibrations/machine.json';
import figures from '../individual/figures/machine.json';
import { registerFigures } from '../individual/figures';

registerFigures('machine', figures, calibrations);
