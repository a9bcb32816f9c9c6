import '../../languages';
import { interpret } from '../../index';

/** How often each source of a description is heard, one after the other. */
const heard = (text: string): string[] => interpret(text).layers.map((layer) => layer.source.model);

describe('what is told to happen again in other languages', () => {
  it.each([
    ['ein Hund bellt einmal, hält inne, bellt noch einmal', 'dog_bark'],
    ['un perro ladra una vez y vuelve a ladrar', 'dog_bark'],
    ["un chien aboie une fois, s'arrête, aboie encore une fois", 'dog_bark'],
    ['un cane abbaia una volta, si ferma, abbaia ancora', 'dog_bark'],
    ['um cachorro late uma vez, para, late de novo', 'dog_bark'],
    ['犬が吠える、静寂、もう一度吠える', 'dog_bark'],
    ['ein Schuss. Noch einmal.', 'gunshot'],
    ['la sonnette retentit, puis encore une fois', 'doorbell'],
    ['il telefono squilla, e squilla di nuovo', 'phone_bell'],
    ['Klopfen, Pause, mehr Klopfen', 'knock'],
  ])('is heard a second time: "%s"', (text, source) => {
    expect(heard(text)).toEqual([source, source]);
  });

  it.each([
    ['ein Hund bellt immer wieder', 'dog_bark'],
    ['die Tür knarrt wieder', 'door_creak'],
    ['suena otra vez el timbre', 'doorbell'],
    ['eine Hupe, die nicht mehr aufhört', 'car_horn'],
  ])('is heard once where nothing was told before: "%s"', (text, source) => {
    expect(heard(text)).toEqual([source]);
  });
});
