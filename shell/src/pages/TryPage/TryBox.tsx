import { LIMITS } from '@whoosh/contracts';
import { Button, Icon, type TryPanelProps } from '@whoosh/ui';
import { Play, RefreshCw } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { RemoteBoundary } from '../../app/RemoteBoundary';
import { useLoadRemote, useRemoteDefault } from '../../app/remotes';
import { t } from '../../messages';
import styles from './TryBox.module.css';

/** Ideas to begin with, and how many are shown at once. */
const IDEAS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SHOWN = 3;

/**
 * A prompt that works without an account. Until the field has the focus or an idea is pressed, it is these words alone:
 * then the engine is loaded, and what is written is read and heard in this browser.
 * @param words that somebody wants to begin with
 */
export function TryBox({ words = '' }: { words?: string }) {
  const [text, setText] = useState(words);
  const [asked, setAsked] = useState(0);
  const [likely, setLikely] = useState('');
  const [isTouched, setTouched] = useState(words !== '');
  const id = useId();
  const listen = (words: string) => {
    setTouched(true);
    setText(words);
    setAsked((count) => count + 1);
  };
  // a press begins a moment before the click that it becomes; a finger that scrolls by wants nothing
  const onPress = (idea: string, { pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    setLikely(idea);
    setTouched(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text.trim() !== '') listen(text);
  };
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('try.title')}
      </h2>
      <div className={styles.stack}>
        <div className={styles.height} aria-hidden="true">
          {text}
          {'\u200b'}
        </div>
        <textarea
          className={styles.field}
          rows={1}
          value={text}
          maxLength={LIMITS.promptMaxLength}
          spellCheck
          autoComplete="off"
          aria-label={t('try.label')}
          placeholder={t('try.placeholder')}
          onFocus={() => setTouched(true)}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Ideas onListen={listen} onPress={onPress} onLikely={setLikely} />
      {isTouched && <Panel text={text} asked={asked} likely={likely} />}
    </section>
  );
}

interface IdeasProps {
  onListen: (text: string) => void;
  onPress: (text: string, event: PointerEvent) => void;
  /** Told of the idea that a mouse or the keyboard is on: with the engine there, its sound is made before the press. */
  onLikely: (text: string) => void;
}

/** Descriptions to hear with one press. */
function Ideas({ onListen, onPress, onLikely }: IdeasProps) {
  const [page, setPage] = useState(0);
  const from = (page * SHOWN) % IDEAS.length;
  return (
    <div className={styles.ideas} role="group" aria-label={t('try.ideas')}>
      {IDEAS.slice(from, from + SHOWN).map((number) => {
        const idea = t(`try.idea.${number}`);
        return (
          <button
            key={number}
            type="button"
            className={styles.idea}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onLikely(idea)}
            onFocus={() => onLikely(idea)}
            onPointerDown={(event) => onPress(idea, event)}
            onClick={() => onListen(idea)}
          >
            <Icon icon={Play} size={12} />
            {idea}
          </button>
        );
      })}
      <Button type="text" size="small" icon={<Icon icon={RefreshCw} />} onClick={() => setPage(page + 1)}>
        {t('try.moreIdeas')}
      </Button>
    </div>
  );
}

/** What the creator makes of the words. */
function Panel(props: TryPanelProps) {
  const loadRemote = useLoadRemote();
  useEffect(() => loadRemote.begin?.('mfe_creator/TryEngine'), [loadRemote]);
  const load = useRemoteDefault<TryPanelProps>('mfe_creator/TryPanel');
  return <RemoteBoundary title={t('try.title')} load={load} props={props} />;
}
