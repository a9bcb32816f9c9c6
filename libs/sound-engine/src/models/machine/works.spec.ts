import { conformanceBrief } from '../../testing/conformance';
import { MICROPHONE_MODELS } from '../electronic/microphones';
import { bombWhistle } from '../impact/falling-bomb';
import { crowdChant } from '../voice/chant';
import { choke } from '../voice/choking';
import { squirrel } from '../animal/squirrel';
import { quadBike } from './quad-bike';
import { WORKS_MODELS } from './works';

describe('works, microphones and other rows of kernels that have specs of their own', () => {
  for (const model of [...WORKS_MODELS, ...MICROPHONE_MODELS, quadBike, bombWhistle, crowdChant, choke, squirrel])
    conformanceBrief(model, { seconds: 4 });
});
