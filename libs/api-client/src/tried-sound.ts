import { TabStorage } from './tab-storage';

/** A sound that a visitor made without an account and wants to keep: the same words and seed give it again. */
export interface TriedSound {
  text: string;
  seed: number;
}

/** The sound that waits for its visitor's account, until its words stand in the creator. */
export const triedSound = new TabStorage<TriedSound>('whoosh.tried-sound');
