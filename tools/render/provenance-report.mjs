import { existsSync } from 'node:fs';

const ENDING = '.provenance.json';
const SOUNDS = ['.wav', '.mp3'];

/**
 * The two files that belong together, whichever of them was named.
 * @param {string} file
 * @param {(file: string) => boolean} exists
 */
export function pairOf(file, exists = existsSync) {
  const isProvenance = file.endsWith(ENDING);
  const base = isProvenance ? file.slice(0, -ENDING.length) : file.replace(/\.\w+$/, '');
  const sound = isProvenance ? SOUNDS.map((ending) => base + ending).find(exists) : file;
  return { provenance: base + ENDING, sound: sound ?? null };
}

/** What a person reads of a report; `good` where nothing speaks against it. */
export function sentenceOf({ scene, file, difference, engineVersion, ownVersion, madeBy }) {
  const good =
    (scene === 'same' || (scene === 'none' && file === 'unchanged')) && file !== 'different' && file !== 'foreign';
  const scenes = {
    same: 'the engine makes the same samples',
    different: 'the engine makes other samples than the provenance says',
    unknown: 'this engine can no longer play the scene',
    none: `made by ${madeBy?.name} (${madeBy?.model}), it cannot be rendered again, only its hash compared`,
  };
  const files = {
    none: 'no sound stands beside it',
    same: 'the file holds exactly these',
    unchanged: 'the file is unchanged since it was downloaded',
    different: 'the file holds others',
    foreign: 'the file is no WAV or MP3 that can be read',
  };
  const where = difference === null ? '' : ` (${difference.frames} frames, the first at ${difference.first})`;
  const engine =
    engineVersion === ownVersion || scene === 'none'
      ? ''
      : ` Made by engine ${engineVersion}; this one is ${ownVersion}.`;
  return { good, text: `${scenes[scene]}; ${files[file]}${where}.${engine}` };
}
