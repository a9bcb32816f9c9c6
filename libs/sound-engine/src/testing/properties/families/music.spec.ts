import { holdProperties } from '../hold-properties';

holdProperties('music');
