import { useConfig } from '@whoosh/api-client';
import type { User } from '@whoosh/contracts';
import { Loading, Outlet, useLocation } from '@whoosh/ui';
import { KeptStyles } from '@whoosh/ui/more';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Opened } from '../app/Opened';
import { usePrefetch } from '../app/usePrefetch';
import { rememberSounds } from '../app/remembered-sounds';
import { t } from '../messages';
import { FrameContext, PLAIN_FRAME, WHOLE_FRAME, type FrameWish } from './frame';
import { PaymentProblem } from './PaymentProblem';
import { PhoneTabBar, PhoneTopBar } from './PhoneBars';
import { SideNavigation } from './SideNavigation';
import styles from './SignedInFrame.module.css';
import type { NavigationSettings } from './navigation-items';
import { mayBeTimeline } from './remembered-projects';
import { useIsRail } from './useIsRail';

/** Pages whose place index.html holds until their remote is there, which takes it away itself. */
const OPENS_LATER: ReadonlySet<string> = new Set(['/sfx-creator']);

/** Until the settings are known nothing is offered that they could forbid. */
const UNKNOWN_SETTINGS: NavigationSettings = { timelineEditor: 'soon', sendFilesUrl: null };

/** Navigation and page of a signed-in person. */
export default function SignedInFrame({ user }: { user: User }) {
  const { data: settings = UNKNOWN_SETTINGS } = useConfig();
  const isRested = usePrefetch();
  const main = useFocusOnNavigation();
  const isNarrow = useIsRail();
  const address = useLocation();
  const { pathname } = address;
  // until a page has wished anything, what its address lets expect
  const [wish, setWish] = useState<FrameWish | null>(null);
  const { isWhole, section } = wish ?? (mayBeTimeline(address) ? WHOLE_FRAME : PLAIN_FRAME);
  // what has begun as a rail stays one until another page is opened: nothing moves under a hand that reaches for it
  const { key } = address;
  const [begun] = useState(() => (mayBeTimeline(address) ? key : null));
  const isRail = isNarrow || isWhole || begun === key;
  const current = section ?? pathname;
  const hasSounds = user.existingEffects > 0;
  useEffect(() => rememberSounds(hasSounds), [hasSounds]);
  return (
    <div
      className={`${styles.frame} ${isRail ? styles.rail : ''} ${isWhole ? styles.whole : ''}`}
      data-whole-window={isWhole || undefined}
    >
      <Opened part="frame" />
      <a className={styles.skip} href="#content">
        {t('signedInFrame.skipToContent')}
      </a>
      <SideNavigation user={user} settings={settings} current={current} isRail={isRail} />
      <PhoneTopBar user={user} />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.page}>
          <PaymentProblem />
          <Suspense fallback={<Loading />}>
            <FrameContext value={setWish}>
              <Outlet />
              {!OPENS_LATER.has(pathname) && <Opened part="page" />}
            </FrameContext>
          </Suspense>
        </div>
      </main>
      <PhoneTabBar user={user} settings={settings} current={current} />
      {isRested && <KeptStyles />}
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
