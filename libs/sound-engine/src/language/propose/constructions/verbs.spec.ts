import '../../../reader';
import { interpret } from '../../../index';

const heard = (text: string): string[] => interpret(text).layers.map(({ source }) => source.model);

describe('what is worn on feet', () => {
  it('makes no steps where somebody strikes a thing with it', () => {
    expect(heard('a boy taps the ice with his boot')).toEqual(['ice']);
  });

  it('makes steps where it does so by itself', () => {
    expect(heard('boots tap on the floor')).toEqual(['footsteps']);
  });
});
