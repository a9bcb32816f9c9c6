import { useMemo, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import type { SourceFamily } from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { familyLabel, Select, useCurrentTrackUrl } from '@whoosh/ui/more';
import { useIdeaPreviews } from '../preview/useIdeaPreviews';
import { t } from '../messages';
import { IdeaRow } from './IdeaRow';
import { IDEA_FAMILIES, ideasOnPage } from './model/ideas';
import styles from './StartIdeas.module.css';

/** Descriptions to begin with: each is drawn and played free, a click on its words fills the box. */
export function StartIdeas({ onPick }: { onPick: (text: string) => void }) {
  const [page, setPage] = useState(0);
  const [family, setFamily] = useState<SourceFamily | null>(null);
  const ideas = useMemo(() => ideasOnPage(family, page), [family, page]);
  const previews = useIdeaPreviews(useMemo(() => ideas.map(({ text }) => text), [ideas]));
  const playing = useCurrentTrackUrl();
  // whatever else is played meanwhile ends the request
  const [request, setRequest] = useState<{ idea: string; over: string | null } | null>(null);
  const wanted = request !== null && request.over === playing ? request.idea : null;

  const want = (idea: string, isWanted: boolean) => {
    setRequest(isWanted ? { idea, over: playing } : null);
    if (isWanted) previews.hurry(idea);
  };
  return (
    <section aria-labelledby="ideas-title">
      <div className={styles.head}>
        <h2 id="ideas-title">{t('startIdeas.startFromOneOfThese')}</h2>
        <div className={styles.choice}>
          <Select<SourceFamily | 'all'>
            size="small"
            aria-label={t('startIdeas.family')}
            className={styles.family ?? ''}
            value={family ?? 'all'}
            options={[
              { value: 'all', label: t('startIdeas.allFamilies') },
              ...IDEA_FAMILIES.map((value) => ({ value, label: familyLabel(value) })),
            ]}
            onChange={(chosen) => setFamily(chosen === 'all' ? null : chosen)}
          />
          {family === null && (
            <Button
              type="text"
              size="small"
              icon={<Icon icon={RefreshCw} />}
              onClick={() => setPage((shown) => shown + 1)}
            >
              {t('startIdeas.otherIdeas')}
            </Button>
          )}
        </div>
      </div>
      <ul className={styles.ideas}>
        {ideas.map(({ text }) => (
          <IdeaRow
            key={text}
            idea={text}
            preview={previews.of(text)}
            wanted={wanted === text}
            onWant={(isWanted) => want(text, isWanted)}
            onPick={() => onPick(text)}
          />
        ))}
      </ul>
    </section>
  );
}
