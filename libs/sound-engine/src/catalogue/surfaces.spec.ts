import { readSurfaces } from '../testing/read-surfaces';
import recorded from './read-surfaces.json';

describe('the grounds of sources', () => {
  it('are those that their models read: node tools/calibrate/read-surfaces.mjs', () => {
    expect(recorded).toEqual(readSurfaces());
  });
});
