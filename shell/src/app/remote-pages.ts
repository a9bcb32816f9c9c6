import type { RemoteModuleId } from './remotes';

interface RemotePageRow {
  path: string;
  title: string;
  id: RemoteModuleId;
}

/** Which remote brings which page. */
export const REMOTE_PAGES: readonly RemotePageRow[] = [
  { path: '/sfx-creator', title: 'SFX Creator', id: 'mfe_creator/routes' },
  { path: '/sfx-library', title: 'SFX Library', id: 'mfe_creator/routes' },
  { path: '/pricing', title: 'Billing & Pricing', id: 'mfe_billing/routes' },
  { path: '/top-up', title: 'Top Up Credits', id: 'mfe_billing/routes' },
  { path: '/checkout/success', title: 'Checkout', id: 'mfe_billing/routes' },
  { path: '/account', title: 'Settings', id: 'mfe_account/routes' },
  { path: '/support', title: 'Support', id: 'mfe_account/routes' },
];
