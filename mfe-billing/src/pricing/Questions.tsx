import { t } from '../messages';
import styles from './Questions.module.css';

const QUESTIONS = ['creditSystem', 'quality', 'cancelling'] as const;

/** The FAQ: credit system, audio quality, cancelling. */
export function Questions() {
  return (
    <section>
      <h2 className={styles.head}>{t('questions.questions')}</h2>
      <dl>
        {QUESTIONS.map((question) => (
          <div key={question} className={styles.row}>
            <dt className={styles.question}>{t(`question.${question}`)}</dt>
            <dd className="secondary">{t(`answer.${question}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
