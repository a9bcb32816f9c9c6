import { holdProperties } from '../hold-properties';

holdProperties('scifi');
