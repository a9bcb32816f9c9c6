import { useConfig } from '@whoosh/api-client';
import type { User } from '@whoosh/contracts';
import { Loading, Outlet, useLocation } from '@whoosh/ui';
import { Suspense, useEffect, useRef } from 'react';
import { PaymentProblem } from './PaymentProblem';
import { PhoneTabBar, PhoneTopBar } from './PhoneBars';
import { SideNavigation } from './SideNavigation';
import styles from './SignedInFrame.module.css';
import type { NavigationSettings } from './navigation-items';

/** Until the settings are known nothing is offered that they could forbid. */
const UNKNOWN_SETTINGS: NavigationSettings = { timelineEditor: 'soon', sendFilesUrl: null };

/** Navigation and page of a signed-in person. */
export default function SignedInFrame({ user }: { user: User }) {
  const { data: settings = UNKNOWN_SETTINGS } = useConfig();
  const main = useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SideNavigation user={user} settings={settings} />
      <PhoneTopBar user={user} />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.page}>
          <PaymentProblem />
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <PhoneTabBar user={user} settings={settings} />
    </div>
  );
}

/** After a change of page the keyboard and the screen reader go on in the page, not in the navigation. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [pathname]);
  return main;
}
