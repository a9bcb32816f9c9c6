import { holdProperties } from '../hold-properties';

holdProperties('body');
