/** What an account means by a word: "for me 'tap' is a water tap". */
export interface PersonalSense {
  /** In small letters, as they stood in the description. */
  words: string;
  /** Id of the source that they mean. */
  model: string;
}

/** As it is listed: with the name of the source, in English. */
export interface NamedSense extends PersonalSense {
  label: string;
}

/** As it is looked for: small letters, one blank between words. */
export function senseWords(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
