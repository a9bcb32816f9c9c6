import { useSession } from '@whoosh/api-client';
import type { User } from '@whoosh/contracts';
import { Link, PageHeader, useSearchParams } from '@whoosh/ui';
import { t } from '../messages';
import styles from './AccountPage.module.css';
import { AccountSettings } from './AccountSettings';
import { ApiKeysSection } from './keys/ApiKeysSection';
import { sectionFromAddress, sectionsOf, type SectionKey } from './sections';
import { SecuritySection } from './security/SecuritySection';
import { SoundEffectsSection } from './SoundEffectsSection';
import { TimelineProjectsSection } from './TimelineProjectsSection';
import { TopUpSection } from './TopUpSection';
import { WebhooksSection } from './webhooks/WebhooksSection';

/** The account: its sections by the query parameter `section`. */
export function AccountPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (user === null) return null;
  const current = sectionFromAddress(search.get('section'), user);
  return (
    <>
      <PageHeader title={t('accountPage.settings')} />
      <div className={styles.account}>
        <nav aria-label={t('accountPage.settings')} className={styles.sections}>
          {sectionsOf(user).map(({ key, label }) => (
            <Link
              key={key}
              ref={key === current ? intoSight : undefined}
              to={`/account?section=${key}`}
              aria-current={key === current ? 'page' : undefined}
              className={`${styles.section} ${key === current ? styles.current : ''}`}
            >
              {label}
            </Link>
          ))}
        </nav>
        <SectionContent section={current} user={user} />
      </div>
    </>
  );
}

/** On phones the sections are a strip that scrolls sideways. */
function intoSight(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}

function SectionContent({ section, user }: { section: SectionKey; user: User }) {
  switch (section) {
    case 'timeline-projects':
      return <TimelineProjectsSection />;
    case 'sound-effects':
      return <SoundEffectsSection />;
    case 'top-up':
      return <TopUpSection user={user} />;
    case 'security':
      return <SecuritySection />;
    case 'api-keys':
      return <ApiKeysSection user={user} />;
    case 'webhooks':
      return <WebhooksSection />;
    case 'account-settings':
      return <AccountSettings user={user} />;
  }
}
