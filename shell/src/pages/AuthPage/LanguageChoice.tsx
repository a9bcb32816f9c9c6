import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@whoosh/contracts';
import { useLanguage } from '@whoosh/ui';
import { t } from '../../messages';
import styles from './AuthPage.module.css';

/** The language before sign-in, kept in this browser. The browser's own list: the page loads nothing for it. */
export function LanguageChoice() {
  const { language, choose } = useLanguage();
  return (
    <select
      className={styles.language}
      aria-label={t('languageChoice.language')}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && void choose(target.value)}
    >
      {LANGUAGES.map((value) => (
        <option key={value} value={value} lang={value}>
          {LANGUAGE_NAMES[value]}
        </option>
      ))}
    </select>
  );
}
