import { holdProperties } from '../hold-properties';

holdProperties('house');
