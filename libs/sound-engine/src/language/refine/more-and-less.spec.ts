import { interpret, refineScene } from '../../index';
import '../../languages';

const SCENES = {
  rain: interpret('heavy rain on a tin roof, distant thunder', { duration: 8 }),
  knocks: interpret('three knocks on a wooden door', { duration: 4 }),
};

/** A scene, an edit in English, and what says the same in other languages: more and less of what is there. */
const HOW_MANY: readonly [keyof typeof SCENES, string, string][] = [
  ['knocks', 'two more knocks', 'noch zweimal'],
  ['knocks', 'two more knocks', 'otros dos golpes'],
  ['knocks', 'two more knocks', 'encore deux fois'],
  ['knocks', 'two more knocks', 'altri due colpi'],
  ['knocks', 'two more knocks', 'mais duas batidas'],
  ['knocks', 'two more knocks', 'もう二回'],
  ['knocks', 'one more knock', 'nochmal'],
  ['knocks', 'one more knock', 'otra vez'],
  ['knocks', 'one more knock', 'un golpe más'],
  ['knocks', 'one more knock', 'encore un coup'],
  ['knocks', 'one more knock', 'ancora una volta'],
  ['knocks', 'one more knock', 'uma batida a mais'],
  ['knocks', 'one more knock', 'あと1回'],
  ['knocks', 'one fewer knock', 'ein Klopfen weniger'],
  ['knocks', 'one fewer knock', 'una vez menos'],
  ['knocks', 'one fewer knock', 'un coup de moins'],
  ['knocks', 'one fewer knock', 'una volta in meno'],
  ['knocks', 'one fewer knock', 'uma batida a menos'],
  ['rain', 'the rain quieter', 'baja la lluvia'],
  ['rain', 'the rain quieter', 'baisse la pluie'],
  ['rain', 'the rain quieter', 'abbassa la pioggia'],
  ['rain', 'the rain quieter', 'abaixa a chuva'],
  ['rain', 'no thunder', 'Donner raus'],
  ['knocks', 'one more knock', 'another knock'],
  ['knocks', '15 knocks', 'fünfzehn Mal'],
  ['knocks', '21 knocks', 'twenty-one knocks'],
  ['rain', 'the rain twice as loud', 'la pluie deux fois plus forte'],
  ['rain', 'the rain three times louder', 'la pioggia tre volte più forte'],
  ['rain', 'the rain twice as loud', 'a chuva duas vezes mais forte'],
  ['rain', 'twice as long', 'lungo il doppio'],
  ['rain', 'twice as long', 'o dobro do tempo'],
  ['rain', 'everything quieter except the rain', 'everything but the rain quieter'],
  ['rain', 'everything 3 dB quieter except the rain', 'alles außer dem Regen 3 dB leiser'],
  ['rain', 'everything quieter except the rain', 'tout sauf la pluie plus doux'],
  ['rain', 'everything quieter except the rain', 'todo menos la lluvia más suave'],
  ['rain', 'everything quieter except the rain', 'tutto tranne la pioggia più piano'],
  ['rain', 'everything quieter except the rain', 'tudo menos a chuva mais suave'],
];

describe('more and less in other languages', () => {
  it.each(HOW_MANY)('does to "%s" what "%s" does: "%s"', (scene, english, said) => {
    const { changes } = refineScene(SCENES[scene], said);
    const told = ({ layer, field, after }: (typeof changes)[number]): unknown => [layer, field, after];
    expect(changes.map(told)).toEqual(refineScene(SCENES[scene], english).changes.map(told));
    expect(changes).not.toEqual([]);
  });
});

describe('changes of some sounds among others', () => {
  it.each([
    ['de', 'alles leiser außer dem Regen'],
    ['es', 'todo más bajo menos la lluvia'],
    ['fr', 'tout moins fort sauf la pluie'],
    ['it', 'tutto più basso tranne la pioggia'],
    ['pt', 'tudo mais baixo exceto a chuva'],
    ['en', 'everything quieter but the rain'],
    ['en', 'everything quieter, but not the rain'],
    ['de', 'alles leiser, aber nicht den Regen'],
    ['es', 'todo más bajo, pero no la lluvia'],
    ['fr', 'tout moins fort, mais pas la pluie'],
    ['it', 'tutto più basso, ma non la pioggia'],
    ['pt', 'tudo mais baixo, mas não a chuva'],
    ['ja', '雨以外を静かに'],
    ['ja', '雨を除いて全部静かに'],
  ] as const)('spares what is excepted (%s): "%s"', (lang, words) => {
    const [rain, thunder] = refineScene({ ...SCENES.rain, lang }, words).scene.layers;
    expect(rain).toEqual(SCENES.rain.layers[0]);
    expect(thunder.gainDb).toBeLessThan(SCENES.rain.layers[1].gainDb);
  });

  it.each([
    ['en', 'the background quieter'],
    ['de', 'den Hintergrund leiser'],
    ['es', 'el fondo más bajo'],
    ['fr', 'le fond moins fort'],
    ['it', 'lo sfondo più basso'],
    ['pt', 'o fundo mais baixo'],
    ['ja', '背景を静かに'],
  ] as const)(
    'changes of the background what goes on there, and says where there is none (%s): "%s"',
    (lang, words) => {
      const { scene, changes } = refineScene({ ...SCENES.rain, lang }, words);
      expect(changes.map(({ layer, field }) => [layer, field])).toEqual([['rain_surface-1', 'gainDb']]);
      expect(scene.layers[1]).toEqual(SCENES.rain.layers[1]);
      const knocks = { ...SCENES.knocks, lang };
      const none = refineScene(knocks, words);
      expect(none.scene).toBe(knocks);
      expect(none.notUnderstood).not.toEqual([]);
    },
  );
});
