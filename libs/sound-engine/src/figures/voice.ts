import calibrations from '../individual/calibrations/voice.json';
import figures from '../individual/figures/voice.json';
import { registerFigures } from '../individual/figures';

registerFigures('voice', figures, calibrations);
