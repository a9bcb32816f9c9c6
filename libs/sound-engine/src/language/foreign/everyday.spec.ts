import type { Layer } from '@whoosh/sound-scene';
import '../../languages';
import { interpret } from '../../index';

const heard = (text: string): string[] => interpret(text).layers.map((layer) => layer.source.model);

const eventsOf = ({ timing }: Layer): number => (timing.kind === 'shots' ? timing.at.length : 0);

describe('everyday phrases in other languages', () => {
  it.each([
    ['Schritte im Regen', ['footsteps', 'rain']],
    ['ein Hund bellt im Sturm', ['dog_bark', 'thunderstorm']],
    ['une femme court sous la pluie', ['run', 'rain']],
    ['un perro ladra en la tormenta', ['dog_bark', 'thunderstorm']],
    ['camina bajo la lluvia', ['footsteps', 'rain']],
    ['passi nella pioggia', ['footsteps', 'rain']],
    ['雨の中を歩く足音', ['footsteps', 'rain']],
    ['passos na chuva', ['footsteps', 'rain']],
    ['une voiture démarre en trombe', ['car_start']],
    ['um homem fala sobre a chuva', ['speech_male']],
    ['suena el teléfono y pasa un tren', ['phone_bell', 'train']],
    ['ein Lied über Regen', ['sing']],
    ['une chanson à propos de la pluie', ['sing']],
    ["quelqu'un frappe et entre", ['knock', 'footsteps']],
    ['un homme entre dans la pièce', ['footsteps']],
    ['誰かがノックして入る', ['knock', 'footsteps']],
    ['una moka borbotta sul fuoco', ['boiling']],
    ['o fogão a gás se acende', ['ignite']],
    ['el fogón de gas se enciende', ['ignite']],
  ])('hear who does it and the weather that one is out in, not what is talked about: %s', (text, sources) => {
    expect(heard(text)).toEqual(sources);
  });

  it.each([
    ['ein Hund bellt links', -60],
    ['un perro ladra a la derecha', 60],
    ['un chien aboie à gauche', -60],
    ['un cane abbaia a destra', 60],
    ['um cão late à esquerda', -60],
    ['右で犬が吠える', 60],
  ])('hear the side that is said: %s', (text, azimuth) => {
    expect(interpret(text).layers[0]?.place.azimuth).toBe(azimuth);
  });

  it('hear what a deed is done to, whatever stands between them', () => {
    const [knock, ...others] = interpret('llaman tres veces a la puerta').layers;
    expect(knock.source.model).toBe('knock');
    expect(eventsOf(knock)).toBe(3);
    expect(others).toEqual([]);
  });

  it.each([
    ['Murmeln rollen über den Boden', 'marbles'],
    ['die Kugel prallt ab', 'ricochet'],
    ['ein Lied läuft', 'music_generic'],
    ['der Welpe jault', 'dog_whine'],
    ['ein Stein fällt', 'impact_stone'],
    ['Autos rauschen vorbei', 'car_pass'],
    ['das Rauschen des Windes', 'wind'],
    ['der Welpe fiept', 'dog_whine'],
    ['das Publikum tobt', 'cheer'],
    ['eine Tomate zerplatzt', 'splat'],
    ['une pierre tombe', 'impact_stone'],
    ['on sonne à la porte', 'doorbell'],
    ['se sécher les cheveux', 'hair_dryer'],
    ["un oiseau s'envole", 'wings'],
    ['alguien susurra', 'whisper'],
    ['el perro gime', 'dog_whine'],
    ['tuercas y tornillos', 'nuts_bolts'],
    ['fechar a mala', 'suitcase'],
    ['bolinhas de gude', 'marbles'],
    ['um homem faz a barba', 'shaver'],
    ['parafusos numa lata', 'nuts_bolts'],
    ["qualcuno taglia l'erba", 'lawnmower'],
    ['i tifosi cantano', 'crowd_chant'],
    ['fruscio di carta', 'paper'],
    ['caricare la pistola', 'gun_handling'],
    ['une péniche', 'ship'],
    ['rugido de tripas', 'bubbles'],
    ['虎が吠える', 'lion_roar'],
    ['火災報知機', 'fire_alarm'],
    ['スプーンでかき混ぜる', 'cutlery'],
    ['Schneetreiben', 'blizzard'],
    ['lanzamiento de moneda', 'coin'],
    ['tir à l’arc', 'arrow'],
    ['sbuffo della vaporiera', 'steam'],
    ['cara ou coroa', 'coin'],
    ['潜望鏡', 'submarine'],
    ['シャッターが閉まる', 'sliding_door'],
    ['テレビの砂嵐', 'radio_static'],
    ['caballo trotando', 'hooves'],
    ['un cheval au trot', 'hooves'],
    ['un cavallo al trotto', 'hooves'],
    ['ein Pferd trabt', 'hooves'],
    ['um cavalo trotando', 'hooves'],
    ['馬が駆ける', 'hooves'],
    ['el coche entra en el garaje', 'car_engine'],
    ['ein Mann spricht über den Regen', 'speech_male'],
    ['un hombre habla de la lluvia', 'speech_male'],
    ['男の人が雨について話す', 'speech_male'],
    ['eine Bücherei', 'book_pages'],
    ['ein Zug bremst', 'train_brake'],
    ['le chant des oiseaux', 'songbird'],
    ['ein Bus bremst', 'air_brake'],
    ['o ônibus freia', 'air_brake'],
    ['草原の風', 'forest'],
    ['der Rollladen geht hoch', 'window'],
    ['die Bombe geht hoch', 'explosion'],
    ['el cartero llama al timbre', 'doorbell'],
    ['las aguas espuman', 'bubbles'],
    ['la pluie tambourine sur le toit', 'rain_surface'],
    ['une fraise dentaire', 'drill'],
    ['il postino suona alla porta', 'doorbell'],
    ['os copos tinem', 'impact_glass'],
    ['壺が揺れる', 'rattle'],
  ])('hears "%s" as %s', (text, source) => {
    expect(heard(text)).toEqual([source]);
  });

  it.each([
    ['fünf Glockenschläge', 'church_bell', 5],
    ['trois miaulements', 'cat_meow', 3],
    ['deux quintes de toux', 'cough', 2],
    ['tres ladridos', 'dog_bark', 3],
    ['seis campanadas', 'church_bell', 6],
    ['dois uivos', 'wolf_howl', 2],
    ['quattro colpi di tosse', 'cough', 4],
    ['due nitriti', 'horse_neigh', 2],
    ['drei Hammerschläge', 'hammer', 3],
    ['zwei Trommelschläge', 'drum', 2],
    ['trois coups de marteau', 'hammer', 3],
    ['quattro martellate', 'hammer', 4],
    ['tre colpi di martello', 'hammer', 3],
    ['dos martillazos', 'hammer', 2],
    ['cinco marteladas', 'hammer', 5],
  ])('counts what a being or a thing does: "%s"', (text, source, count) => {
    expect(interpret(text).layers.map((layer) => [layer.source.model, eventsOf(layer)])).toEqual([[source, count]]);
  });

  it('goes on where nothing tells one step from several: "足音"', () => {
    expect(interpret('足音').layers.map(({ timing }) => timing.kind)).toEqual(['continuous']);
    expect(interpret('三つの足音').layers.map(eventsOf)).toEqual([3]);
  });

  it('leave a particle to the noun that follows it', () => {
    const [ball, ...others] = interpret('ein Ball springt auf Gras').layers;
    expect([ball.source.model, ball.source.surface, others]).toEqual(['ball_bounce', 'grass', []]);
    expect(heard('die Tür geht auf')).toEqual(['door_open_close']);
  });

  it.each([
    'Alguém bate na porta e entra',
    'alguien llama a la puerta y entra',
    'qualcuno bussa ed entra',
    'jemand klopft an und tritt ein',
  ])('hear who comes in after the knock: "%s"', (text) => {
    expect(heard(text)).toEqual(['knock', 'footsteps']);
  });

  it.each([
    ['encender la luz', 'switch'],
    ['despegar la cinta', 'tape'],
  ])('let a word without a sound choose the source of its verb: "%s"', (text, source) => {
    expect(heard(text)).toEqual([source]);
  });

  it.each([
    ['ein Hund, hundert Meter weg', 100],
    ['un perro a diez metros', 10],
    ['a veinte metros de distancia ladra un perro', 20],
    ['un chien à cent mètres', 100],
    ['un cane a dieci metri', 10],
    ['um cão a cem metros', 100],
  ])('puts a source as far off as "%s" says, in metres', (text, distance) => {
    expect(interpret(text).layers.map((layer) => [layer.source.model, layer.place.distance])).toEqual([
      ['dog_bark', distance],
    ]);
  });

  it.each([
    ['爆発の後、悲鳴', ['explosion', 'scream']],
    ['窓ガラスが割れた後、悲鳴', ['glass_break', 'scream']],
    ['爆発の前に悲鳴', ['scream', 'explosion']],
  ])('say in Japanese after and before what comes first: "%s"', (text, sources) => {
    const inOrder = interpret(text)
      .layers.map((layer) => ({
        source: layer.source.model,
        at: layer.timing.kind === 'shots' ? layer.timing.at[0] : layer.timing.start,
      }))
      .sort((a, b) => a.at - b.at);
    expect(inOrder.map(({ source }) => source)).toEqual(sources);
  });

  it.each([
    ['eine Frau geht in Stöckelschuhen', 'heel'],
    ['Schritte in Stiefeln auf Schnee', 'boot'],
    ['pasos con tacones', 'heel'],
    ['una mujer pasea descalza', 'barefoot'],
    ['elle marche pieds nus', 'barefoot'],
    ['une femme marche en talons aiguilles', 'heel'],
    ['passi con gli stivali', 'boot'],
    ['passi in scarpe da ginnastica', 'sneaker'],
    ['passos de salto alto', 'heel'],
    ['裸足で歩く', 'barefoot'],
    ['ハイヒールの足音', 'heel'],
  ])('know what is on the feet: %s', (text, variant) => {
    expect(interpret(text).layers.map(({ source }) => source.variant)).toEqual([variant]);
  });

  it.each([
    ['スニーカーで走る', 'sneaker'],
    ['corre con le scarpe da ginnastica', 'sneaker'],
    ['corre de botas', 'boot'],
    ['corre con zapatillas de deporte', 'sneaker'],
  ])('hear who runs in shoes run, and no steps beside: %s', (text, variant) => {
    expect(interpret(text).layers.map(({ source }) => [source.model, source.variant])).toEqual([['run', variant]]);
  });

  it.each([
    'he leaves the room',
    'el doctor sale de la habitación',
    'a mulher sai da sala',
    'la donna esce di casa',
    'elle quitte la pièce',
    'die Frau verlässt das Zimmer',
    '彼は部屋を出る',
  ])('hear the steps of who leaves a room, and no leaves, coins or bare room: %s', (text) => {
    expect(interpret(text).layers.map(({ source }) => source.model)).toEqual(['footsteps']);
  });

  it.each(['der Hund rennt', 'le chien court', 'un perro corre'])('hear the run of an animal: %s', (text) => {
    expect(interpret(text).layers.map(({ source }) => source.model)).toEqual(['run']);
  });

  it.each([
    ['soldados gritando', ['shout']],
    ['o ladrão foge', ['run']],
    ['le pompier crie', ['shout']],
    ['la strega ride', ['laugh']],
    ['騎士が剣を抜く', ['sword_swing']],
    ['der Koch schneidet Gemüse', ['chopping']],
  ])('hear what people do, not the tools of their trade: %s', (text, sources) => {
    expect(interpret(text).layers.map(({ source }) => source.model)).toEqual(sources);
  });
});
