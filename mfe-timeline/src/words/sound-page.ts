/** Where a sound has its own page, with its layers and versions. */
export const soundPage = (soundEffectId: number): string => `/sfx-library/sounds/${soundEffectId}`;
