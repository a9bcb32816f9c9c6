/** Development servers: one fixed port for each front end, on the loopback interface only. */
export const DEV_HOST = '127.0.0.1';

export const SHELL_PORT = 4200;

/** Federation name of each remote, the folder it is served under and its development port. */
export const REMOTES = {
  mfe_creator: { path: 'creator', port: 4201 },
  mfe_timeline: { path: 'timeline', port: 4202 },
  mfe_billing: { path: 'billing', port: 4203 },
  mfe_account: { path: 'account', port: 4204 },
};
