import { conformance, conformanceBrief } from '../../testing/conformance';
import { SPOKEN_THROUGH_MODELS } from './spoken-through';

const [radio, publicAddress] = SPOKEN_THROUGH_MODELS;

conformance(radio, { seconds: 4, trial: { rate: 1.5 } });
describe('a voice through a public address', () => {
  conformanceBrief(publicAddress);
});
