import { holdProperties } from '../hold-properties';

holdProperties('impact');
