import { holdProperties } from '../hold-properties';

holdProperties('machine');
