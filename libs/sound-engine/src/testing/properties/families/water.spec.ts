import { holdProperties } from '../hold-properties';

holdProperties('water');
