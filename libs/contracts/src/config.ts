import type { GeneratorChoice } from './sound-effects';

/** GET /api/config: what the browser must know of the runtime settings. */
export interface ConfigResponse {
  appEnv: 'development' | 'production';
  timelineEditor: 'live' | 'soon';
  sendFilesUrl: string | null;
  supportEmail: string;
  checkoutOrigin: string | null;
  /** Sounds have a price here: plans, credits and the pages of billing exist. */
  hasPlans: boolean;
  /** Development sign-in is offered. */
  devLogin: boolean;
  /** Federation name of each remote to the address of its manifest. */
  remotes: RemoteAddresses;
  engineVersion: string;
  /** Generators beside our own engine. */
  generators: GeneratorChoice[];
  /** What the reader of descriptions beside our own is called; absent: there is none. */
  otherReader?: string;
  /** What the provider of OpenID Connect is called that people may sign in with; absent: there is none. */
  signInProvider?: string;
  /** Uploads of every kind can be read; without ffmpeg WAV and what the browser plays. */
  hasFfmpeg: boolean;
}

export const REMOTE_NAMES = ['mfe_creator', 'mfe_timeline', 'mfe_billing', 'mfe_account'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Billing's is absent where nothing has a price. */
export type RemoteAddresses = Partial<Record<RemoteName, string>>;

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
