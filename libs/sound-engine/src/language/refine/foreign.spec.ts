import { serializeScene, type Lang } from '@whoosh/sound-scene';
import { interpret, refineScene } from '../../index';
import '../../languages';

const SCENES = {
  rain: interpret('heavy rain on a tin roof, distant thunder', { duration: 8 }),
  slam: interpret('heavy rain on a tin roof, distant thunder, then a door slams', { duration: 10 }),
  knocks: interpret('three knocks on a wooden door', { duration: 4 }),
};

/** The same edit in English and in other languages; all must give the same scene. */
const EDITS: readonly { scene: keyof typeof SCENES; en: string; said: Readonly<Record<string, string>> }[] = [
  {
    scene: 'rain',
    en: 'further away',
    said: { de: 'weiter weg', es: 'más lejos', fr: 'plus loin', it: 'più lontano', pt: 'mais longe', ja: 'もっと遠く' },
  },
  {
    scene: 'knocks',
    en: 'closer',
    said: { de: 'näher', es: 'más cerca', fr: 'plus près', it: 'più vicino', pt: 'mais perto', ja: 'もっと近く' },
  },
  {
    scene: 'rain',
    en: 'darker',
    said: { de: 'dunkler', es: 'más oscuro', fr: 'plus sombre', it: 'più scuro', pt: 'mais escuro', ja: 'もっと暗く' },
  },
  {
    scene: 'rain',
    en: 'a bit brighter',
    said: {
      de: 'ein bisschen heller',
      es: 'un poco más brillante',
      fr: 'un peu plus clair',
      it: "un po' più brillante",
      pt: 'um pouco mais brilhante',
      ja: '少し明るく',
    },
  },
  {
    scene: 'knocks',
    en: 'much slower',
    said: {
      de: 'viel langsamer',
      es: 'mucho más lento',
      fr: 'beaucoup plus lent',
      it: 'molto più lento',
      pt: 'bastante mais lento',
      ja: 'かなり遅く',
    },
  },
  {
    scene: 'rain',
    en: 'the rain quieter',
    said: {
      de: 'den Regen leiser',
      es: 'la lluvia más suave',
      fr: 'la pluie moins forte',
      it: 'la pioggia più piano',
      pt: 'a chuva mais suave',
      ja: '雨を静かに',
    },
  },
  {
    scene: 'rain',
    en: 'no thunder',
    said: {
      de: 'kein Donner',
      es: 'sin truenos',
      fr: 'sans tonnerre',
      it: 'senza tuoni',
      pt: 'sem trovão',
      ja: '雷なし',
    },
  },
  {
    scene: 'knocks',
    en: 'one more knock',
    said: {
      de: 'noch ein Klopfen',
      es: 'otro golpe en la puerta',
      fr: 'encore un coup à la porte',
      it: "un'altra bussata",
      pt: 'mais uma batida na porta',
      ja: 'もう一回ノック',
    },
  },
  {
    scene: 'rain',
    en: 'twice as long',
    said: {
      de: 'doppelt so lang',
      es: 'el doble de largo',
      fr: 'deux fois plus long',
      it: 'il doppio più lungo',
      pt: 'o dobro mais longo',
      ja: '2倍長く',
    },
  },
  {
    scene: 'knocks',
    en: 'in a cathedral',
    said: {
      de: 'in einer Kathedrale',
      es: 'en una catedral',
      fr: 'dans une cathédrale',
      it: 'in una cattedrale',
      pt: 'numa catedral',
      ja: '大聖堂で',
    },
  },
  {
    scene: 'knocks',
    en: 'to the left',
    said: { de: 'nach links', es: 'a la izquierda', fr: 'à gauche', it: 'a sinistra', pt: 'à esquerda', ja: '左に' },
  },
  {
    scene: 'rain',
    en: 'darker and further away',
    said: {
      de: 'dunkler und weiter weg',
      es: 'más oscuro y más lejos',
      fr: 'plus sombre et plus loin',
      it: 'più scuro e più lontano',
      pt: 'mais escuro e mais longe',
      ja: '暗く、遠く',
    },
  },
  {
    scene: 'slam',
    en: 'start the thunder two seconds later',
    said: {
      de: 'den Donner zwei Sekunden später',
      es: 'retrasa el trueno dos segundos',
      fr: 'le tonnerre deux secondes plus tard',
      it: 'ritarda il tuono di due secondi',
      pt: 'o trovão dois segundos depois',
      ja: '雷を2秒遅らせて',
    },
  },
  {
    scene: 'slam',
    en: 'the door one second earlier',
    said: {
      de: 'die Tür eine Sekunde früher',
      es: 'la puerta un segundo antes',
      fr: 'la porte une seconde plus tôt',
      it: 'la porta un secondo prima',
      pt: 'a porta um segundo mais cedo',
      ja: 'ドアを1秒早めて',
    },
  },
  {
    scene: 'slam',
    en: 'move the door to the start',
    said: {
      de: 'verschiebe die Tür an den Anfang',
      es: 'pon la puerta al principio',
      fr: 'mets la porte au début',
      it: "sposta la porta all'inizio",
      pt: 'coloque a porta no começo',
      ja: 'ドアを最初に移動',
    },
  },
  {
    scene: 'slam',
    en: 'wait two seconds before the door',
    said: {
      de: 'warte zwei Sekunden vor der Tür',
      es: 'espera dos segundos antes de la puerta',
      fr: 'attends deux secondes avant la porte',
      it: 'aspetta due secondi prima della porta',
      pt: 'uma pausa de dois segundos antes da porta',
      ja: 'ドアの前に2秒待って',
    },
  },
  {
    scene: 'slam',
    en: 'start with silence',
    said: {
      de: 'beginne mit Stille',
      es: 'empieza con silencio',
      fr: 'commence par un silence',
      it: 'inizia con silenzio',
      pt: 'comece com silêncio',
      ja: '無音から始めて',
    },
  },
  {
    scene: 'slam',
    en: 'stop the rain after 3 seconds',
    said: {
      de: 'stoppe den Regen nach 3 Sekunden',
      es: 'para la lluvia después de 3 segundos',
      fr: 'coupe la pluie après 3 secondes',
      it: 'ferma la pioggia dopo 3 secondi',
      pt: 'pare a chuva depois de 3 segundos',
      ja: '3秒後に雨を止めて',
    },
  },
  {
    scene: 'slam',
    en: '20 % louder',
    said: {
      de: '20 % lauter',
      es: '20 % más fuerte',
      fr: '20 % plus fort',
      it: '20 % più forte',
      pt: '20 % mais alto',
      ja: '20 % 大きく',
    },
  },
];

describe('refining in another language', () => {
  it.each<Lang>(['de', 'es', 'fr', 'it', 'pt', 'ja'])(
    'gives the scene that the same edit gives in English: %s',
    (code) => {
      const failed = EDITS.flatMap(({ scene, en, said }) => {
        const words = said[code] ?? '';
        const base = { ...SCENES[scene], lang: code };
        const [foreign, english] = [refineScene(base, words), refineScene(base, en)];
        const isSame =
          serializeScene(foreign.scene) === serializeScene(english.scene) && foreign.notUnderstood.length === 0;
        if (isSame) return [];
        const changes = JSON.stringify(foreign.changes.map(({ field, after }) => [field, after]));
        const missed = foreign.notUnderstood.map(({ text }) => text).join();
        return [`${words} / ${en}: ${changes} not understood: ${missed}`];
      });
      expect(failed).toEqual([]);
    },
  );

  it.each([
    ['de', 'ersetze den Donner durch einen Schuss'],
    ['de', 'einen Schuss statt des Donners'],
    ['es', 'un disparo en lugar del trueno'],
    ['fr', 'remplace le tonnerre par un coup de feu'],
    ['it', 'uno sparo al posto del tuono'],
    ['pt', 'troque o trovão por um tiro'],
  ] as const)('puts another sound in the place of one (%s): "%s"', (lang, words) => {
    const sources = refineScene({ ...SCENES.rain, lang }, words).scene.layers.map(({ source }) => source.model);
    expect(sources).toEqual(['rain_surface', 'gunshot']);
  });

  it.each([
    ['de', 'füge nach fünf Sekunden eine Glocke hinzu'],
    ['es', 'agrega una campana a los cinco segundos'],
    ['fr', 'ajoute une cloche après cinq secondes'],
    ['it', 'una campana dopo cinque secondi'],
    ['pt', 'adicione um sino depois de cinco segundos'],
    ['ja', '5秒後に鐘を追加'],
  ] as const)('adds a sound at its moment (%s): "%s"', (lang, words) => {
    const { layers } = refineScene({ ...SCENES.rain, lang }, words).scene;
    expect(layers).toHaveLength(3);
    expect(layers.at(-1)?.timing).toMatchObject({ start: 5 });
  });

  it.each([
    ['rain', '遠ざけて', 'もっと遠く'],
    ['knocks', 'あと一回', 'もう一回'],
    ['knocks', 'もう一度鳴らして', 'もう一回'],
    ['rain', '音を大きくして', 'もっと大きく'],
    ['knocks', '右側から', '右に'],
  ] as const)('takes Japanese as people say it (%s): %s', (scene, words, plain) => {
    const base = { ...SCENES[scene], lang: 'ja' as const };
    const [said, expected] = [refineScene(base, words), refineScene(base, plain)];
    expect(said.notUnderstood).toEqual([]);
    expect(serializeScene(said.scene)).toBe(serializeScene(expected.scene));
  });

  it('leaves what means nothing in any language', () => {
    expect(refineScene(SCENES.rain, 'flurgle die bloxen').scene).toBe(SCENES.rain);
  });
});
