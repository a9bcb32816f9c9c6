import calibrations from '../individual/calibrations/weather.json';
import figures from '../individual/figures/weather.json';
import { registerFigures } from '../individual/figures';

registerFigures('weather', figures, calibrations);
