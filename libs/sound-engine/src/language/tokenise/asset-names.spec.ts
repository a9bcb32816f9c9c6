import { interpret } from '../interpret';

describe('the name of an asset', () => {
  it.each([
    ['Door_Wood_Close_03', 'door_open_close'],
    ['Drawer_Wood_Close', 'drawer'],
    ['Gate_Metal_Open', 'gate'],
    ['Laugh_Female_01', 'laugh'],
    ['Scream_Male_03', 'scream'],
    ['Cough_Woman', 'cough'],
    ['Transformer_Hum_Loop', 'hum_mains'],
    ['Voice_Man_Talking', 'speech_male'],
  ])('says after a thing what it is made of, after a voice whose it is: %s', (text, source) => {
    expect(interpret(text).layers.map((layer) => layer.source.model)).toEqual([source]);
  });
});
