/**
 * Prints rows as one table: what, measured, limit, ratio measured/limit, verdict.
 * `better: 'less'` rows hold when measured <= limit, `'more'` rows when measured >= limit.
 */
export function printTable(rows) {
  const lines = rows.map(({ what, value, limit, unit, better = 'less', digits = 0 }) => {
    if (limit === undefined) return [what, `${value.toFixed(digits)} ${unit}`, '', '', ''];
    const ratio = value / limit;
    const holds = better === 'less' ? ratio <= 1 : ratio >= 1;
    return [
      what,
      `${value.toFixed(digits)} ${unit}`,
      `${better === 'less' ? '<=' : '>='} ${limit} ${unit}`,
      ratio.toFixed(2),
      holds ? 'ok' : 'MISSED',
    ];
  });
  const table = [['', 'measured', 'limit', 'ratio', ''], ...lines];
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const line of table)
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    );
  return lines.every((line) => line[4] !== 'MISSED');
}
