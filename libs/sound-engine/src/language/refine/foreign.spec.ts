import { serializeScene, type Lang } from '@whoosh/sound-scene';
import { interpret, refineScene } from '../../index';
import '../../languages';

const SCENES = {
  rain: interpret('heavy rain on a tin roof, distant thunder', { duration: 8 }),
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
        return isSame
          ? []
          : [
              `${words} / ${en}: ${JSON.stringify(foreign.changes.map(({ field, after }) => [field, after]))} not understood: ${foreign.notUnderstood.map(({ text }) => text).join()}`,
            ];
      });
      expect(failed).toEqual([]);
    },
  );

  it('leaves what means nothing in any language', () => {
    expect(refineScene(SCENES.rain, 'flurgle die bloxen').scene).toBe(SCENES.rain);
  });
});
