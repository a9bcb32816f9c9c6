import calibrations from '../individual/calibrations/room.json';
import figures from '../individual/figures/room.json';
import { registerFigures } from '../individual/figures';

registerFigures('room', figures, calibrations);
