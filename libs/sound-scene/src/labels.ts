/** How often something is heard, as the label of a chip: "once", "3 times". */
export function timesLabel(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
