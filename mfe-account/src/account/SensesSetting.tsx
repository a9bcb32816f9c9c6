import { serverMessage, useForgetSense, useSenses } from '@whoosh/api-client';
import { scoreWord } from '@whoosh/scene-editing';
import { Button, useToast } from '@whoosh/ui';
import { LoadProblem, Skeleton } from '@whoosh/ui/more';
import { t } from '../messages';
import { SettingRow } from './SettingRow';
import styles from './SensesSetting.module.css';

/** What the person's words mean to them: chosen in the creator, removed here. */
export function SensesSetting() {
  const { data: senses, isError, refetch } = useSenses();
  const forget = useForgetSense();
  const toast = useToast();
  const remove = (words: string) =>
    forget.mutate(words, {
      onError: (error) =>
        toast({
          tone: 'destructive',
          title: t('sensesSetting.failed'),
          description: serverMessage(error, t('shared.pleaseTryAgain')),
        }),
    });
  return (
    <SettingRow title={t('sensesSetting.title')}>
      <p className="secondary">{t('sensesSetting.explained')}</p>
      {isError && <LoadProblem what={t('sensesSetting.title')} onRetry={() => void refetch()} />}
      {senses === undefined && !isError && <Skeleton active paragraph={{ rows: 1 }} title={false} />}
      {senses?.length === 0 && <p className="small tertiary">{t('sensesSetting.none')}</p>}
      {senses !== undefined && senses.length > 0 && (
        <ul className={styles.list} aria-label={t('sensesSetting.list')}>
          {senses.map(({ words, label }) => (
            <li key={words} className={styles.row}>
              <span className="one-line">{words}</span>
              <span className="one-line secondary">{scoreWord(label)}</span>
              <Button
                type="text"
                size="small"
                aria-label={t('sensesSetting.forget', { words })}
                disabled={forget.isPending && forget.variables === words}
                onClick={() => remove(words)}
              >
                {t('sensesSetting.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingRow>
  );
}
