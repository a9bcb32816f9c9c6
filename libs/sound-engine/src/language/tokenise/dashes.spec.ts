import '../../languages';
import { interpret } from '../interpret';

it.each([
  ['footsteps on gravel — a dog barks', ['footsteps', 'dog_bark']],
  ['rain – thunder', ['rain', 'thunder']],
  ['footsteps on gravel | a dog barks', ['footsteps', 'dog_bark']],
  ['• rain • thunder', ['rain', 'thunder']],
  ['door - wood - slam', ['door_slam']],
  ['Dog Bark - Small - Angry', ['dog_bark']],
  ['a scream morphing into a siren', ['scream', 'siren_police']],
  ['rain—thunder', ['rain', 'thunder']],
  ['door → footsteps → slam', ['door_open_close', 'footsteps', 'door_slam']],
  ['rain · thunder', ['rain', 'thunder']],
  ['rain； church bell', ['rain', 'church_bell']],
  ['カモメ／ハンマー', ['seagull', 'hammer']],
  ['拍手・電車', ['applause', 'train']],
  ['銃声！！悲鳴', ['gunshot', 'scream']],
])('parts by dashes, bars, arrows and wide marks what are two things: %s', (text, sources) => {
  expect(interpret(text).layers.map(({ source }) => source.model)).toEqual(sources);
});

it.each([
  ['雨 雷 風', ['rain', 'thunder', 'wind']],
  ['雨　雷', ['rain', 'thunder']],
  ['車 エンジン 始動', ['car_start']],
  ['ドア ノック', ['knock']],
])('parts by a blank of Japanese what are two things: %s', (text, sources) => {
  expect(interpret(text).layers.map(({ source }) => source.model)).toEqual(sources);
});
