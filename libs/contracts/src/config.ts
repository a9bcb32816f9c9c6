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
  /** Uploads of every kind can be read; without ffmpeg WAV and what the browser plays. */
  hasFfmpeg: boolean;
}

export const REMOTE_NAMES = ['mfe_creator', 'mfe_timeline', 'mfe_billing', 'mfe_account'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];
