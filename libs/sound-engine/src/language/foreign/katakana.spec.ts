import '../../languages';
import { interpret } from '../../index';
import { languageOf } from '../lexicon/registry';
import { tokenize } from '../tokenise/tokens';

const heard = (text: string): string[] => interpret(text).layers.map((layer) => layer.source.model);

const cut = (text: string): string[] =>
  tokenize(text).flatMap(
    (token) =>
      languageOf(text, 'ja')
        .language.split?.(token)
        .map((piece) => piece.text) ?? [],
  );

describe('a run of katakana', () => {
  it('stays whole where it is no chain of known words', () => {
    expect(cut('メカニカルクラフターの音')).toEqual(['メカニカルクラフター', 'の', '音']);
    expect(cut('ドアノック')).toEqual([...'ドアノック']);
  });

  it.each([
    ['ﾄﾞｱ', 'ドア'],
    ['犬が吠えてﾄﾞｱが閉まる', '犬が吠えてドアが閉まる'],
    ['ｶﾞﾗｽが割れる', 'ガラスが割れる'],
  ])('half as wide says the same: "%s"', (text, full) => {
    expect(heard(text)).toEqual(heard(full));
  });

  it.each([
    ['ハチミツブロックを滑る', 'bee_fly'],
    ['ドラウンドがゴボゴボいう', 'gong'],
  ])('says nothing by a short word inside of it: "%s"', (text, source) => {
    expect(heard(text)).not.toContain(source);
  });

  it('is a word with what follows it', () => {
    expect(heard('プレス機の音')).toEqual(['stamping_press']);
  });
});
