/** Ways to say the same, each with what it does; a rule leaves texts alone that it does not fit. */
export const REWRITINGS: readonly (readonly [does: string, rewrite: (text: string) => string])[] = [
  ['asks for it politely', (text) => `Please make the sound of ${text}`],
  ['begins with a capital and ends with a full stop', (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`],
  ['says "followed by" for "then"', (text) => text.replace(/,? (?:and )?then /g, ', followed by ')],
  ['says "as" for "while"', (text) => text.replace(/(?<!\ba) while /g, ' as ')],
  ['shouts in capitals', (text) => text.toUpperCase()],
  ['puts "I can hear" before it', (text) => `I can hear ${text}`],
  ['says "and" for a comma before "then"', (text) => text.replace(/, then /g, ' and then ')],
];
