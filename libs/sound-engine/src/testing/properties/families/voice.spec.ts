import { holdProperties } from '../hold-properties';

holdProperties('voice');
