import { effectName } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import { t } from '../messages';
import { timecode } from '../words/timecode';
import type { DraftClip } from './draft-number';
import styles from './drafts.module.css';
import type { Keeping } from './useKeeping';

/** The drafts of a timeline, which no export holds, and what keeping all of them costs. */
export function DraftList({ drafts, keeping }: { drafts: readonly DraftClip[]; keeping: Keeping }) {
  if (drafts.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t('draft.notInExport', { count: drafts.length })}>
      <p>{t('draft.notInExport', { count: drafts.length })}</p>
      <ul>
        {drafts.map(({ key, startMs, scene }) => (
          <li key={key}>
            <span className="mono tertiary">{timecode(startMs)}</span>
            <span className="one-line">{effectName(null, scene.text)}</span>
          </li>
        ))}
      </ul>
      <Button loading={keeping.isKeeping} onClick={() => void keeping.keep(drafts)}>
        {t('draft.keepAll', { price: keeping.price(drafts) })}
      </Button>
    </section>
  );
}
