import type { EffectSource } from './sound-effects';

/** A link by which everybody who has it hears an effect, until its owner revokes it. */
export interface ShareLink {
  token: string;
  /** Path of its page. */
  path: string;
  createdAt: string;
}

/** Answer of GET /api/sound-effects/{id}/share; null: it is not shared. */
export interface ShareResponse {
  share: ShareLink | null;
}

/** Answer of GET /api/shares/{token}: what everybody with the link sees. Neither the prompt nor whose it is. */
export interface SharedSound {
  name: string;
  /** Seconds. */
  duration: number;
  /** 100 bars, see decodeBars. */
  bars: string;
  sources: EffectSource[];
  /** MP3, for as long as the link holds. */
  audioUrl: string;
}

/** The page of a shared effect; the token is 128 random bits in base64url. */
export const sharePath = (token: string): string => `/s/${token}`;
