import type { RemoteModuleId } from './remotes';

interface RemotePageRow {
  path: string;
  /** Key of the page's name. */
  title:
    | 'page.sfxCreator'
    | 'page.sfxLibrary'
    | 'page.pricing'
    | 'page.topUp'
    | 'page.checkout'
    | 'page.settings'
    | 'page.support'
    | 'page.shared'
    | 'page.review'
    | 'page.verify';
  id: RemoteModuleId;
}

/** Which remote brings which page. */
export const REMOTE_PAGES: readonly RemotePageRow[] = [
  { path: '/sfx-creator', title: 'page.sfxCreator', id: 'mfe_creator/routes' },
  { path: '/sfx-library', title: 'page.sfxLibrary', id: 'mfe_creator/routes' },
  { path: '/sfx-library/sounds/:id', title: 'page.sfxLibrary', id: 'mfe_creator/routes' },
  { path: '/pricing', title: 'page.pricing', id: 'mfe_billing/routes' },
  { path: '/top-up', title: 'page.topUp', id: 'mfe_billing/routes' },
  { path: '/checkout/success', title: 'page.checkout', id: 'mfe_billing/routes' },
  { path: '/account', title: 'page.settings', id: 'mfe_account/routes' },
  { path: '/support', title: 'page.support', id: 'mfe_account/routes' },
];

/** Pages of remotes for everybody, signed in or not. */
export const PUBLIC_PAGES: readonly RemotePageRow[] = [
  { path: '/share', title: 'page.shared', id: 'mfe_creator/routes' },
  { path: '/s/:token', title: 'page.shared', id: 'mfe_creator/routes' },
  { path: '/r/:token', title: 'page.review', id: 'mfe_timeline/routes' },
  { path: '/verify', title: 'page.verify', id: 'mfe_creator/routes' },
];
