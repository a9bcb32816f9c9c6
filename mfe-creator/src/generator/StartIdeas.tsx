import { useMemo, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import { useCurrentTrackUrl } from '@whoosh/ui/more';
import { useIdeaDrafts } from '../draft/useIdeaDrafts';
import { t } from '../messages';
import { IdeaRow } from './IdeaRow';
import { ideasOnPage } from './model/ideas';
import styles from './StartIdeas.module.css';

/** Descriptions to begin with: each is drawn and played free, a click on its words fills the box. */
export function StartIdeas({ onPick }: { onPick: (text: string) => void }) {
  const [page, setPage] = useState(0);
  const ideas = useMemo(() => ideasOnPage(page), [page]);
  const drafts = useIdeaDrafts(ideas);
  const playing = useCurrentTrackUrl();
  // whatever else is played meanwhile ends the wish
  const [wish, setWish] = useState<{ idea: string; over: string | null } | null>(null);
  const wanted = wish !== null && wish.over === playing ? wish.idea : null;

  const want = (idea: string, isWanted: boolean) => {
    setWish(isWanted ? { idea, over: playing } : null);
    if (isWanted) drafts.hurry(idea);
  };
  return (
    <section aria-labelledby="ideas-title">
      <div className={styles.head}>
        <h2 id="ideas-title">{t('startIdeas.startFromOneOfThese')}</h2>
        <Button type="text" size="small" icon={<Icon icon={RefreshCw} />} onClick={() => setPage((shown) => shown + 1)}>
          {t('startIdeas.otherIdeas')}
        </Button>
      </div>
      <ul className={styles.ideas}>
        {ideas.map((idea) => (
          <IdeaRow
            key={idea}
            idea={idea}
            draft={drafts.of(idea)}
            wanted={wanted === idea}
            onWant={(isWanted) => want(idea, isWanted)}
            onPick={() => onPick(idea)}
          />
        ))}
      </ul>
    </section>
  );
}
