import type { PictureTiming } from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { FamilyDot, NameLine } from '@whoosh/ui/more';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isDraft } from '../drafts/draft-number';
import type { Keeping } from '../drafts/useKeeping';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import type { Clip, Edge } from '../model';
import { ClipFacts } from './ClipFacts';
import styles from './Inspector.module.css';
import { MixSettings } from './MixSettings';
import { VolumeSlider } from './VolumeSlider';

interface InspectorProps {
  editor: Editor;
  sounds: ClipSounds;
  totalMs: number;
  timing: PictureTiming;
  onRemove: (key: string) => void;
  /** Opens the sound of a clip, to be changed or replaced. */
  onOpen: (clip: Clip) => void;
  /** Asks for another take of each of several clips. */
  onRemakeAll: (clips: readonly Clip[]) => void;
  /** Asks what several clips are to sound like instead. */
  onReplaceAll: (clips: readonly Clip[]) => void;
  /** What else can be done with the one selected clip, and while nothing is selected. */
  toolsOf: (clip: Clip) => ReactNode;
  idleTools: ReactNode;
  keeping: Keeping;
  /** The clip is to be longer than its sound. */
  onRetime: (key: string, edge: Edge, durationMs: number) => void;
}

const presentOf = ({ history }: EditorState) => history.present;
const selectionOf = ({ selection }: EditorState) => selection;

/** What is selected, with its settings. */
export function Inspector({
  editor,
  sounds,
  totalMs,
  timing,
  onRemove,
  onOpen,
  onRemakeAll,
  onReplaceAll,
  toolsOf,
  idleTools,
  keeping,
  onRetime,
}: InspectorProps) {
  const document = useEditorState(editor, presentOf);
  const selection = useEditorState(editor, selectionOf);
  const [clip, ...others] = document.clips.filter(({ key }) => selection.has(key));
  if (clip === undefined) {
    return (
      <section className={styles.inspector} data-part="inspector" aria-label={t('inspector.selection')}>
        <p className="small secondary">{t('inspector.selectAClipToSee')}</p>
        {idleTools}
        <MixSettings editor={editor} />
      </section>
    );
  }
  const sound = sounds.of(clip);
  const clips = [clip, ...others] as const;
  const isOne = others.length === 0;
  const keys = clips.map(({ key }) => key);
  const setVolume = (volume: number) => editor.edit({ type: 'set', keys, values: { volume } }, `volume ${keys.join()}`);
  const remove = () => (isOne ? onRemove(clip.key) : editor.edit({ type: 'remove', keys }));
  return (
    <section className={styles.inspector} data-part="inspector" aria-label={t('inspector.selection')}>
      <div className={styles.head}>
        <h2 className={`one-line ${styles.name}`}>
          {isOne && sound.family !== null && <FamilyDot family={sound.family} />}
          <span className="one-line" title={isOne ? sound.name : undefined}>
            {isOne ? <NameLine name={sound.name} /> : t('inspector.clips', { length: clips.length })}
          </span>
        </h2>
        <div className={styles.actions}>
          {clips.some(isDraft) && (
            <Button size="small" loading={keeping.isKeeping} onClick={() => void keeping.keep(clips)}>
              {t('draft.keep', { price: keeping.price(clips) })}
            </Button>
          )}
          {isOne && !isDraft(clip) && (
            <Button size="small" onClick={() => onOpen(clip)}>
              {t('inspector.replace')}
            </Button>
          )}
          {!isOne && clips.some(({ soundEffectId }) => soundEffectId !== null) && (
            <>
              <Button size="small" onClick={() => onReplaceAll(clips)}>
                {t('inspector.replace')}
              </Button>
              <Button size="small" onClick={() => onRemakeAll(clips)}>
                {t('remakeAll.newTakes')}
              </Button>
            </>
          )}
          <Button
            type="text"
            size="small"
            icon={<Icon icon={Trash2} />}
            className={styles.delete ?? ''}
            onClick={remove}
          >
            {t('shared.delete')}
          </Button>
        </div>
      </div>
      <div className={styles.middle}>
        <ClipFacts
          key={keys.join()}
          editor={editor}
          clips={clips}
          totalMs={totalMs}
          sounds={sounds}
          timing={timing}
          onRetime={onRetime}
        />
        <VolumeSlider volume={clip.volume} onChange={setVolume} />
        {isOne && toolsOf(clip)}
        <MixSettings editor={editor} />
      </div>
    </section>
  );
}
