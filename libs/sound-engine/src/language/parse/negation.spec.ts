import '../../languages';
import { describeScene } from '../report/describe';
import { interpret } from '../interpret';

const heard = (text: string) => interpret(text).layers.map(({ source }) => source.model);

describe('what shall not be heard', () => {
  it.each(['no music', 'no birds', 'keine Musik', 'pas de musique'])(
    'is no guess where nothing else is named: %s',
    (text) => {
      const scene = interpret(text);
      expect(describeScene(scene)).toMatchObject({
        meaningless: true,
        warnings: ['The description only says what to leave out; the sound is arbitrary.'],
      });
    },
  );

  it.each([
    ['no music rain', 'rain'],
    ['no background music dog barking', 'dog_bark'],
    ['without wind noise footsteps on gravel', 'footsteps'],
  ])('ends where what is often unwanted has been named: %s', (text, source) => {
    expect(heard(text)).toEqual([source]);
  });
});

describe('a place before a head that sounds', () => {
  it.each([
    ['forest stream', 'stream'],
    ['farm rooster', 'rooster'],
  ])('says where it is and adds no layer: %s', (text, source) => {
    expect(heard(text)).toEqual([source]);
  });
});
