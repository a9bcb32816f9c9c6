import { useConfig, useSession } from '@whoosh/api-client';
import { currentLanguage, Link, Logo, PageHeader, useParams } from '@whoosh/ui';
import NotFoundPage from '../../app/NotFoundPage';
import { t } from '../../messages';
import type { LegalDocument } from './legal-document';
import styles from './LegalPage.module.css';
import { LICENCE } from './licence';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';

const DOCUMENTS: Readonly<Record<string, LegalDocument>> = { terms: TERMS, privacy: PRIVACY, licence: LICENCE };

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

function sectionsWithout({ sections }: LegalDocument, absent: 'priced' | 'unpriced') {
  return sections.filter(({ where }) => where !== absent);
}

function Text({ name, text }: { name: string; text: LegalDocument }) {
  const absent = useConfig().data?.hasPlans === false ? 'priced' : 'unpriced';
  return (
    <div className={styles.page}>
      {currentLanguage() !== 'en' && <p role="note">{t('legalPage.englishBinds')}</p>}
      <div lang="en">
        <PageHeader title={text.title} />
        <p className={styles.since} role="note">
          {text.isDraft
            ? `Draft of ${text.changedOn}. To be read by a lawyer before it holds.`
            : `In force since ${text.changedOn}.`}
        </p>
        {sectionsWithout(text, absent).map(({ heading, paragraphs }) => (
          <section key={heading} className={styles.section}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="secondary">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
      <nav aria-label={t('legalPage.legal')} className={styles.others}>
        {Object.entries(DOCUMENTS)
          .filter(([key]) => key !== name)
          .map(([key, { title }]) => (
            <Link key={key} to={`/legal/${key}`} lang="en">
              {title}
            </Link>
          ))}
      </nav>
    </div>
  );
}
