/** Colours of the theme that a drag is drawn in, as CSS. */
export interface StageColors {
  accent: string;
  /** Behind the clips. */
  well: string;
  ink: string;
  raised: string;
  border: string;
}

export function stageColors(element: Element): StageColors {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    accent: color('--accent-base'),
    well: color('--surface-well'),
    ink: color('--text-primary'),
    raised: color('--surface-raised'),
    border: color('--border-subtle'),
  };
}
