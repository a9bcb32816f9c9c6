/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;

/**
 * Interval that holds the true share with 95 %. Reference: E. B. Wilson, Journal of the American Statistical
 * Association 22 (1927).
 * @param {number} hits 0..count
 * @param {number} count above 0
 * @returns {{ share: number, low: number, high: number }} 0..1
 * @throws RangeError for no answers, or more hits than answers
 */
export function wilson(hits, count) {
  if (!(count > 0) || !(hits >= 0 && hits <= count)) throw new RangeError('hits must be 0..count, and count above 0');
  const share = hits / count;
  const scale = 1 + (Z * Z) / count;
  const middle = (share + (Z * Z) / (2 * count)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** What each question counts as a hit: 50 % is chance in both. */
const HITS = {
  recorded: { means: 'the recording was told from ours', isHit: ({ chosen, ours }) => chosen !== ours },
  fits: { means: 'ours fits better', isHit: ({ chosen, ours }) => chosen === ours },
};
export const QUESTIONS = Object.keys(HITS);

/**
 * Each question over all sources, then by source.
 * @param {readonly { question: string, source: string, ours: string, chosen: string }[]} answers sides are 'a' and 'b'
 */
export function results(answers) {
  return QUESTIONS.flatMap((question) => {
    const asked = answers.filter((answer) => answer.question === question);
    const sources = [...new Set(asked.map(({ source }) => source))].sort();
    const groups = [['all', asked], ...sources.map((source) => [source, asked.filter((one) => one.source === source)])];
    return groups
      .filter(([, group]) => group.length > 0)
      .map(([source, group]) => {
        const hits = group.filter(HITS[question].isHit).length;
        return {
          question,
          means: HITS[question].means,
          source,
          answers: group.length,
          hits,
          ...wilson(hits, group.length),
        };
      });
  });
}

/**
 * Rows as comma-separated values with a line of names (RFC 4180).
 * @param {readonly Record<string, string | number>[]} rows all with the same fields
 */
export function csv(rows) {
  if (rows.length === 0) return '';
  const names = Object.keys(rows[0]);
  const cell = (value) => {
    const text = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}
