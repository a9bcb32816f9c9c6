import { useMemo, useState } from 'react';
import { useSources } from '@whoosh/api-client';
import type { CatalogueSource, InterpretResponse, UnusedWords } from '@whoosh/contracts';
import { scoreWord, sceneOfSource } from '@whoosh/scene-editing';
import { Input } from '@whoosh/ui';
import { Checkbox, Dialog, LoadProblem, Skeleton } from '@whoosh/ui/more';
import { t } from '../messages';
import { findSources } from './model/source-search';
import { SourceRow } from './SourceRow';
import styles from './SourcePicker.module.css';

export interface ChosenSource {
  source: CatalogueSource;
  /** Words that shall mean it from now on; null: only this once. */
  remember: string | null;
}

interface SourcePickerProps {
  open: boolean;
  /** What sounds now. */
  answer: InterpretResponse;
  /** The layer whose place it takes; null: it is put beside the others. */
  layer: string | null;
  /** The word that it is chosen for: searched for at first. */
  word?: UnusedWords | null;
  /** What the choice costs at once, in words; null: nothing yet. Then it holds for this sound alone. */
  price?: string | null;
  onChoose: (chosen: ChosenSource) => void;
  onClose: () => void;
}

/** All sources of sound, searched in the language of the page, each heard before it is chosen. */
export default function SourcePicker({ open, onClose, ...form }: SourcePickerProps) {
  const asked = form.answer.layers.find(({ id }) => id === form.layer);
  const title =
    asked === undefined ? t('sourcePicker.add') : t('sourcePicker.replace', { label: scoreWord(asked.label) });
  return (
    <Dialog open={open} title={title} width={560} centered destroyOnHidden onCancel={onClose} footer={null}>
      <SourceForm {...form} />
    </Dialog>
  );
}

function SourceForm({
  answer,
  layer,
  word = null,
  price = null,
  onChoose,
}: Omit<SourcePickerProps, 'open' | 'onClose'>) {
  const { data: sources, isError, refetch } = useSources();
  const [search, setSearch] = useState(word?.text ?? '');
  const [isKept, setKept] = useState(true);
  const replaced = answer.layers.find(({ id }) => id === layer);
  const likely = useMemo(
    () => replaced?.alternatives ?? (word ? [word] : answer.unused).flatMap(({ suggestions }) => suggestions),
    [replaced, word, answer.unused],
  );
  const fitting = useMemo(
    () => findSources(sources ?? [], search, likely, scoreWord).filter(({ model }) => model !== replaced?.model),
    [sources, search, likely, replaced],
  );
  // a word of the text that no sound is called by: all of them, the likeliest first
  const isOfNone = fitting.length === 0 && search === word?.text;
  const found = isOfNone ? findSources(sources ?? [], '', likely, scoreWord) : fitting;
  const words = replaced === undefined || price !== null ? null : wordsOfLayer(answer, replaced.spans);
  const choose = (source: CatalogueSource) => onChoose({ source, remember: isKept ? words : null });

  if (isError) return <LoadProblem what={t('sourcePicker.theSounds')} onRetry={() => void refetch()} />;
  return (
    <div className={styles.form}>
      <Input
        autoFocus
        value={search}
        aria-label={t('sourcePicker.search')}
        placeholder={t('sourcePicker.search')}
        onChange={(event) => setSearch(event.target.value)}
        onPressEnter={(event) => {
          // the same Enter would press what has the focus once the dialog is closed
          event.preventDefault();
          if (found[0]) choose(found[0]);
        }}
      />
      {sources !== undefined && isOfNone && (
        <p className="small secondary" role="status">
          {t('sourcePicker.noneCalled', { words: search })}
        </p>
      )}
      {sources === undefined ? (
        <Skeleton active paragraph={{ rows: 6 }} title={false} />
      ) : (
        <ul className={styles.list} aria-label={t('sourcePicker.sounds')}>
          {found.map((source) => (
            <SourceRow
              key={source.model}
              source={source}
              sceneOf={() => sceneOfSource(answer.scene, layer, source)}
              onChoose={() => choose(source)}
            />
          ))}
        </ul>
      )}
      {sources !== undefined && found.length === 0 && (
        <p className="small secondary" role="status">
          {t('sourcePicker.none')}
        </p>
      )}
      {price !== null && <p className="small tertiary">{t('sourcePicker.version', { price })}</p>}
      {words !== null && (
        <Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)}>
          {t('sourcePicker.remember', { words })}
        </Checkbox>
      )}
    </div>
  );
}

/** The words that made a layer; null where none did. */
function wordsOfLayer({ scene }: InterpretResponse, spans: readonly [number, number][]): string | null {
  const words = [...spans]
    .sort(([a], [b]) => a - b)
    .map(([from, to]) => scene.text.slice(from, to).trim())
    .join(' ');
  return words === '' ? null : words;
}
