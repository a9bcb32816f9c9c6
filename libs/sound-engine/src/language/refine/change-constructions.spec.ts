import '../../languages';
import { interpret } from '../interpret';
import { CHANGE_CONSTRUCTIONS } from '../parse/change-constructions';
import { refineScene } from './refine';

const SCENE = interpret('a dog barks, rain, thunder', { duration: 8 });

/** What words change of the scene: the fields of each source, those that go and come. */
function changed(words: string): string[] {
  return refineScene(SCENE, words).changes.map(({ layer, field, before }) => {
    const source = (layer ?? 'scene').replace(/-\d+$/, '');
    return field === 'layer' ? `${before === null ? '+' : '-'}${source}` : `${source} ${field.replace(/^\w+\./, '')}`;
  });
}

const all = CHANGE_CONSTRUCTIONS.flatMap(({ name, examples }) =>
  Object.entries(examples).map(([text, changes]) => ({ name, text, changes })),
);

describe('constructions of changes', () => {
  it.each(all)('$name: "$text"', ({ text, changes }) => expect(changed(text)).toEqual(changes));

  it('do to some only what "but" says of them: who says "tea for all but coffee for John" gives him no tea', () => {
    expect(changed('everything closer but the rain louder')).not.toContain('rain distance');
    // "and" only adds
    expect(changed('everything closer and the rain louder')).toContain('rain distance');
  });

  it.each(CHANGE_CONSTRUCTIONS.map(({ name }) => name))(
    '%s alone reads its examples, and only they need it',
    (name) => {
      const construction = CHANGE_CONSTRUCTIONS.find((one) => one.name === name);
      const spy = construction && jest.spyOn(construction, 'read').mockReturnValue(undefined);
      const failed = all.filter(({ text, changes }) => changed(text).join() !== changes.join());
      spy?.mockRestore();
      expect(failed).toEqual(all.filter((one) => one.name === name));
    },
  );
});
