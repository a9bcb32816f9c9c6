import { serverMessage, useChooseLanguage } from '@whoosh/api-client';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@whoosh/contracts';
import { useLanguage, useToast } from '@whoosh/ui';
import { Select } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './AccountSettings.module.css';
import { SettingRow } from './SettingRow';

/** Each language under its own name, whatever the page speaks. */
const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The language of the product and its mails, kept with the account. */
export function LanguageSetting() {
  const { language, choose } = useLanguage();
  const keep = useChooseLanguage();
  const toast = useToast();
  const change = async (next: Language) => {
    try {
      await keep.mutateAsync({ language: next });
    } catch (error) {
      toast({
        tone: 'destructive',
        title: t('shared.updateFailed'),
        description: serverMessage(error, t('shared.pleaseTryAgain')),
      });
      return;
    }
    await choose(next);
  };
  return (
    <SettingRow title={t('languageSetting.language')}>
      <Select<Language>
        aria-label={t('languageSetting.language')}
        className={styles.language ?? ''}
        value={language}
        options={OPTIONS}
        loading={keep.isPending}
        onChange={(next) => void change(next)}
      />
    </SettingRow>
  );
}
