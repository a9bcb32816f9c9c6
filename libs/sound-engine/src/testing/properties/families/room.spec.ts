import { holdProperties } from '../hold-properties';

holdProperties('room');
