/** Descriptions to start from. Six are shown; 'Other ideas' shows the next six. */
const IDEAS: readonly string[] = [
  'Heavy rain on a tin roof, distant thunder',
  'Three knocks on a wooden door',
  'Footsteps on wet gravel, then a stop',
  'A church bell strikes far away',
  'Deep whoosh into a sub hit',
  'A match strikes and the fire catches',
  'Glass breaks on a tiled floor',
  'Old car engine starts and idles',
  'Waves roll onto a pebble beach',
  'A small dog barks twice behind a door',
  'Typing on a mechanical keyboard',
  'Police siren passes by',
  'Wind howls around a house at night',
  'A metal gate creaks open slowly',
  'A heartbeat that gets faster',
  'Crickets on a warm evening',
  'Laser shot, then an explosion',
  'An alarm clock beeps four times',
];

const SHOWN = 6;

/** The ideas of one page; pages repeat from the first. @param page 0, 1, 2 … */
export function ideasOnPage(page: number): readonly string[] {
  const pages = Math.ceil(IDEAS.length / SHOWN);
  const start = (page % pages) * SHOWN;
  return IDEAS.slice(start, start + SHOWN);
}
