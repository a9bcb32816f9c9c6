import { useConfig, useSession } from '@whoosh/api-client';
import { LIMITS, type ConfigResponse } from '@whoosh/contracts';
import { currentLanguage, dateLocale, Link, Logo, PageHeader, useParams } from '@whoosh/ui';
import NotFoundPage from '../../app/NotFoundPage';
import { t } from '../../messages';
import { legal } from '../../messages/legal';
import { DOCUMENTS, type LegalDocument } from './documents';
import styles from './LegalPage.module.css';

/** /legal/{document}: for everybody, signed in or not. */
export default function LegalPage() {
  const { document: name = '' } = useParams();
  const text = DOCUMENTS[name];
  const { user } = useSession();
  if (text === undefined) return <NotFoundPage />;
  if (user !== null) return <Text name={name} text={text} />;
  // Signed-out people see pages without the navigation: the mark leads them back.
  return (
    <main className={styles.outside}>
      <Link to="/auth" className={styles.brand} aria-label={t('legalPage.whooshSignIn')}>
        <Logo />
      </Link>
      <Text name={name} text={text} />
    </main>
  );
}

/** What holds here; of the operator nothing until the server has said who that is. */
function sectionsOf({ sections }: LegalDocument, config: ConfigResponse | undefined) {
  const absent = config?.hasPlans === false ? 'priced' : 'unpriced';
  return sections.filter(
    ({ where, namesOperator }) => where !== absent && (namesOperator !== true || config !== undefined),
  );
}

/** The same day everywhere: a date without a time is midnight of UTC, which is the evening before in America. */
const dayOf = (date: string) =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

function Text({ name, text }: { name: string; text: LegalDocument }) {
  const { data: config } = useConfig();
  // who is asked and answers is the operator of this installation
  const values = {
    site: window.location.host,
    email: config?.supportEmail ?? '',
    sounds: LIMITS.freeMaxEffects,
    seconds: LIMITS.freeMaxDurationSeconds,
  };
  return (
    <div className={styles.page}>
      {currentLanguage() !== 'en' && <p role="note">{t('legalPage.englishBinds')}</p>}
      <PageHeader title={legal(text.title)} />
      <p className={styles.since} role="note">
        {legal('inForceSince', { date: dayOf(text.since) })}
      </p>
      {sectionsOf(text, config).map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.section}>
          <h2>{legal(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="secondary">
              {legal(paragraph, values)}
            </p>
          ))}
        </section>
      ))}
      <nav aria-label={t('legalPage.legal')} className={styles.others}>
        {Object.entries(DOCUMENTS)
          .filter(([key]) => key !== name)
          .map(([key, { title }]) => (
            <Link key={key} to={`/legal/${key}`}>
              {legal(title)}
            </Link>
          ))}
      </nav>
    </div>
  );
}
