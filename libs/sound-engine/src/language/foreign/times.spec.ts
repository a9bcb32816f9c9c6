import '../../languages';
import { interpret } from '../../index';

/** When each source of a description begins. */
function starts(text: string): Record<string, number> {
  return Object.fromEntries(
    interpret(text).layers.map((layer) => [
      layer.source.model,
      layer.timing.kind === 'shots' ? layer.timing.at[0] : layer.timing.start,
    ]),
  );
}

describe('times in other languages', () => {
  it.each([
    ['Schritte auf Kies, nach drei Sekunden Donner', { footsteps: 0, thunder: 3 }],
    ['Regen, 4 Sekunden später ein Schuss', { rain: 0, gunshot: 4 }],
    ['Regen, bei Sekunde 4 ein Schuss', { rain: 0, gunshot: 4 }],
    ['pas sur le gravier, après trois secondes tonnerre', { footsteps: 0, thunder: 3 }],
    ['vent, deux secondes plus tard un chien aboie', { wind: 0, dog_bark: 2 }],
    ['pasos sobre grava, tras tres segundos un trueno', { footsteps: 0, thunder: 3 }],
    ['lluvia, medio segundo después un disparo', { rain: 0, gunshot: 0.5 }],
    ['passos no cascalho, depois de três segundos trovão', { footsteps: 0, thunder: 3 }],
    ['chuva, aos 4 segundos um tiro', { rain: 0, gunshot: 4 }],
    ['vento, due secondi dopo abbaia un cane', { wind: 0, dog_bark: 2 }],
    ['vento, due secondi più tardi abbaia un cane', { wind: 0, dog_bark: 2 }],
    ['砂利の足音、三秒後に雷', { footsteps: 0, thunder: 3 }],
  ])('put what is named where the seconds of "%s" say', (text, wanted) => {
    expect(starts(text)).toEqual(wanted);
  });

  it.each([
    ['alle zwei Sekunden bellt ein Hund', 0.5],
    ['toutes les deux secondes un chien aboie', 0.5],
    ['cada dos segundos ladra un perro', 0.5],
    ['a cada dois segundos um cachorro late', 0.5],
    ['ogni due secondi un cane abbaia', 0.5],
    ['二秒ごとに犬が吠える', 0.5],
    ['zwei Schüsse pro Sekunde', 2],
    ['deux coups de feu par seconde', 2],
    ['dos disparos por segundo', 2],
    ['dois tiros por segundo', 2],
    ['due spari al secondo', 2],
  ])('repeat what is named as often as "%s" says', (text, rate) => {
    expect(interpret(text).layers.map(({ timing }) => timing)).toEqual([
      expect.objectContaining({ kind: 'train', rate }),
    ]);
  });

  it.each([
    'starker Regen, ein Schuss am Anfang',
    'forte pluie, un coup de feu au début',
    'lluvia fuerte, un disparo al principio',
    'chuva forte, um tiro no início',
    "pioggia forte, uno sparo all'inizio",
  ])('begin with what "%s" puts there', (text) => {
    expect(starts(text)['gunshot']).toBe(0);
  });

  it.each([
    'drei Schüsse im Abstand von einer Sekunde',
    "trois coups de feu à une seconde d'intervalle",
    'tres disparos con un segundo de separación',
    'três tiros com um segundo de intervalo',
    'tre spari a un secondo di distanza',
    '一秒間隔で銃声が三発',
  ])('keep the number of events that stand so far apart: "%s"', (text) => {
    expect(interpret(text).layers.map(({ timing }) => timing)).toEqual([
      expect.objectContaining({ kind: 'shots', at: [0, 1, 2] }),
    ]);
  });

  it('are no moment where they say after what: that is an order', () => {
    expect(Math.max(...Object.values(starts('dos segundos después del trueno ladra un perro')))).toBeLessThan(1);
  });
});
