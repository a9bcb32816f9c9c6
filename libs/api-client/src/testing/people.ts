import { UNPRICED_PLAN_ID, type ConfigResponse, type User } from '@whoosh/contracts';

/** A Free account as it begins. */
export const FREE_USER: User = {
  id: 1,
  email: 'noor@example.com',
  name: 'Noor Haddad',
  planId: 1,
  credits: 0,
  existingEffects: 0,
};

/** A Premium account. */
export const PREMIUM_USER: User = {
  id: 2,
  email: 'mara@northfield.fm',
  name: 'Mara Lindqvist',
  planId: 2,
  credits: 412,
  existingEffects: 7,
};

/** An account of an installation where sounds have no price. */
export const UNPRICED_USER: User = { ...PREMIUM_USER, planId: UNPRICED_PLAN_ID, credits: null };

/** Runtime settings of a production instance with the timeline not yet open. */
export const CONFIG: ConfigResponse = {
  appEnv: 'production',
  timelineEditor: 'soon',
  sendFilesUrl: null,
  supportEmail: 'support@example.com',
  checkoutOrigin: null,
  hasPlans: true,
  devLogin: false,
  remotes: {
    mfe_creator: '/remotes/creator/mf-manifest.json',
    mfe_timeline: '/remotes/timeline/mf-manifest.json',
    mfe_billing: '/remotes/billing/mf-manifest.json',
    mfe_account: '/remotes/account/mf-manifest.json',
  },
  engineVersion: '1.0.0',
  generators: [],
  hasFfmpeg: true,
};
