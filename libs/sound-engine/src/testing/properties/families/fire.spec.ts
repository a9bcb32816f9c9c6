import { holdProperties } from '../hold-properties';

holdProperties('fire');
