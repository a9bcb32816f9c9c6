import { LIMITS } from '@whoosh/contracts';
import { Button, Icon, Input } from '@whoosh/ui';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { t } from '../messages';
import type { DraftClip } from './draft-number';
import styles from './drafts.module.css';
import type { Drafts } from './useDrafts';

/** What can be done with a draft in the inspector: other words, another take, hearing it against the picture. */
export function DraftTools({ clip, drafts }: { clip: DraftClip; drafts: Drafts }) {
  const [text, setText] = useState(clip.scene.text);
  const reword = () => void drafts.reword(clip, text);
  return (
    <div className={styles.tools}>
      <p className="small secondary">{t('draft.note')}</p>
      <Input
        aria-label={t('shared.description')}
        value={text}
        maxLength={LIMITS.promptMaxLength}
        onChange={(event) => setText(event.target.value)}
        onBlur={reword}
        onPressEnter={reword}
      />
      <div className={styles.buttons}>
        <Button size="small" onClick={() => void drafts.another([clip], 1)}>
          {t('clipDialog.anotherTake')}
        </Button>
        <Button size="small" icon={<Icon icon={Repeat} />} onClick={() => drafts.hear(clip)}>
          {t('draft.hear')}
        </Button>
      </div>
    </div>
  );
}
