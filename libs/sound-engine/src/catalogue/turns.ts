/** What makes one source another one: how it is said to move, to begin, or to fall on something. */
export interface Turn {
  from: string;
  /**
   * 'surface': on anything but water; 'pass', 'start': it passes by; it starts, and no verb of its own is said;
   * 'counted': a number says how many.
   */
  when: 'surface' | 'pass' | 'start' | 'counted';
  to: string;
}

export const TURNS: readonly Turn[] = [
  { from: 'rain', when: 'surface', to: 'rain_surface' },
  { from: 'car_engine', when: 'pass', to: 'car_pass' },
  { from: 'car_engine', when: 'start', to: 'car_start' },
  { from: 'riser', when: 'counted', to: 'beep' },
];

/** Sources that pass by without a word that says so. */
export const PASSES_BY: ReadonlySet<string> = new Set(['car_pass']);

/** What a source falls on as what it is heard on: rain falls on sheets of metal, not on blocks. */
export const SURFACE_HEARD_AS: Readonly<Record<string, Readonly<Record<string, 'tin'>>>> = {
  rain_surface: { metal: 'tin' },
};
