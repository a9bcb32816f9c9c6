import { holdProperties } from '../hold-properties';

holdProperties('animal');
