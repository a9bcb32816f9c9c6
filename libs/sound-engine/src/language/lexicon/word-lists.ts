/** Letters and digits of a phrase as the tokens have them: lower case, apostrophes kept, hyphens as spaces. */
export function keyWords(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .replace(/[-/]/g, ' ')
    .replace(/[’]/g, "'")
    .split(' ')
    .filter((word) => word !== '');
}

/** "a, b c, d" as ["a", "b c", "d"]. */
export function listWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
