/** A number in digits, with a point or a comma, as a pattern inside others. */
export const DECIMAL = String.raw`\d+(?:[.,]\d+)?`;

const WHOLE = new RegExp(`^${DECIMAL}$`);

/** Whether a word is a number in digits: "3", "2.5", "2,5". */
export function isDecimal(word: string): boolean {
  return WHOLE.test(word);
}

/** The value of a word that is a number in digits; undefined for any other. */
export function decimalOf(word: string): number | undefined {
  return isDecimal(word) ? Number(word.replace(',', '.')) : undefined;
}
