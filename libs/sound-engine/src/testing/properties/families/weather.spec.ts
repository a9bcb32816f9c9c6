import { holdProperties } from '../hold-properties';

holdProperties('weather');
