import styles from './Questions.module.css';

const QUESTIONS = [
  {
    question: 'How does the credit system work?',
    answer:
      'One second of sound costs one credit. Three takes of 4 s cost 12. A failed generation costs nothing. Credits never expire.',
  },
  {
    question: 'What audio quality do I get?',
    answer: '48 kHz WAV (Professional quality) or 44.1 kHz MP3 (Standard quality).',
  },
  { question: 'Can I cancel anytime?', answer: 'Yes. You keep access until the end of the period you paid for.' },
];

/** The FAQ: credit system, audio quality, cancelling. */
export function Questions() {
  return (
    <section>
      <h2 className={styles.head}>Questions</h2>
      <dl>
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question} className={styles.row}>
            <dt className={styles.question}>{question}</dt>
            <dd className="secondary">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
