import calibrations from '../individual/calibrations/house.json';
import figures from '../individual/figures/house.json';
import { registerFigures } from '../individual/figures';

registerFigures('house', figures, calibrations);
