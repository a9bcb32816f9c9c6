import { holdProperties } from '../hold-properties';

holdProperties('electronic');
