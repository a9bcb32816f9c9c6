import type { GeneratorChoice } from './sound-effects';

/** GET /api/config: what the browser must know of the runtime settings. */
export interface ConfigResponse {
  appEnv: 'development' | 'production';
  timelineEditor: 'live' | 'soon';
  sendFilesUrl: string | null;
  supportEmail: string;
  checkoutOrigin: string | null;
  /** Development sign-in is offered. */
  devLogin: boolean;
  /** Federation name of each remote to the address of its manifest. */
  remotes: Record<RemoteName, string>;
  engineVersion: string;
  /** Generators beside our own engine. */
  generators: GeneratorChoice[];
  /** Uploads of every kind can be read; without ffmpeg WAV and what the browser plays. */
  hasFfmpeg: boolean;
}

export const REMOTE_NAMES = ['mfe_creator', 'mfe_timeline', 'mfe_billing', 'mfe_account'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Which remote brings which page of a signed-in person; the shell's own are not among them. */
export const REMOTE_OF_PAGE = {
  '/sfx-creator': 'mfe_creator',
  '/sfx-library': 'mfe_creator',
  '/pricing': 'mfe_billing',
  '/top-up': 'mfe_billing',
  '/checkout/success': 'mfe_billing',
  '/account': 'mfe_account',
  '/support': 'mfe_account',
} as const satisfies Record<string, RemoteName>;
