import '../../languages';
import { interpret } from '../../index';
import type { ForeignLang } from './vocabulary';

const heard = (text: string, lang: ForeignLang): string[] =>
  interpret(text, { lang }).layers.map((layer) => layer.source.model);

describe('what is told of in other languages', () => {
  it.each([
    ['pasos bajo el agua', 'es', ['footsteps']],
    ["passos debaixo d'água", 'pt', ['footsteps']],
    ["voix sous l'eau", 'fr', ['speech_male']],
    ['macchina da scrivere, campanella', 'it', ['typewriter', 'hand_bell']],
    ['sopa hirviendo en el fogón', 'es', ['boiling']],
    ['Auto bei Morgengrauen', 'de', ['car_engine']],
    ['fogos na virada do ano', 'pt', ['fireworks']],
    ['tira lo sciacquone e apre il rubinetto', 'it', ['toilet_flush', 'tap']],
    ["le chien jappe dès qu'on sonne à la porte", 'fr', ['dog_bark', 'doorbell']],
    ['le cruje la espalda', 'es', ['bone_crack']],
    ['sein Rücken knackt', 'de', ['bone_crack']],
    ['le rondini garriscono', 'it', ['songbird']],
  ] as const)('is heard, and no place, hour or owner beside it: %s', (text, lang, sources) => {
    expect(heard(text, lang)).toEqual(sources);
  });
});
