import { speechModel } from './speech';

export const speechMale = speechModel({
  id: 'speech_male',
  level: 0.131,
  speaker: 'man',
  pitch: 115,
  throat: 1,
  voiced: 1,
  breath: 0.03,
});
export const speechFemale = speechModel({
  id: 'speech_female',
  level: 0.0816,
  speaker: 'woman',
  pitch: 205,
  throat: 1 / 1.17,
  voiced: 1,
  breath: 0.04,
});
export const speechChild = speechModel({
  id: 'speech_child',
  level: 0.067,
  speaker: 'child',
  pitch: 290,
  throat: 1 / 1.35,
  voiced: 1,
  breath: 0.05,
});
export const whisper = speechModel({
  id: 'whisper',
  level: 0.234,
  speaker: 'woman',
  pitch: 180,
  throat: 1 / 1.12,
  voiced: 0,
  breath: 1,
});
