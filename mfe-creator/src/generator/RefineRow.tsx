import { useState, type KeyboardEvent } from 'react';
import { ArrowRight, X } from 'lucide-react';
import { LIMITS, type RefinementResult } from '@whoosh/contracts';
import { Button, formatNumber, Icon, Input } from '@whoosh/ui';
import { NO_EDITS } from '@whoosh/scene-editing';
import { t } from '../messages';
import type { PromptForm } from '../request/prompt-form';
import { shownChanges, splitRefinement, type ShownChange } from './model/refinement';
import { useUnderstand } from '../request/useUnderstanding';
import styles from './RefineRow.module.css';

interface RefineRowProps {
  form: PromptForm;
  /** What each line of the form did. */
  results: readonly RefinementResult[];
  onRefine: (part: Partial<PromptForm>) => void;
}

/**
 * Changes what was understood in words: "further away, darker, one more knock". Each line shows what it changed and can
 * be taken back.
 */
export function RefineRow({ form, results, onRefine }: RefineRowProps) {
  const [words, setWords] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const understand = useUnderstand();
  const { refinements, edits } = form;
  const isFull = refinements.length >= LIMITS.maxRefinements;

  const refine = async () => {
    const said = words.trim();
    if (said === '' || busy || isFull) return;
    setBusy(true);
    const after = { ...edits, leftOut: [] };
    const lines = [...refinements, { words: said, after }];
    const folded = { layers: NO_EDITS.layers, leftOut: edits.leftOut };
    const result = await understand({ ...form, edits: folded, refinements: lines }).then(
      (answer) => answer.refinements?.at(-1) ?? null,
      () => null,
    );
    setBusy(false);
    if (result === null) return setNote(t('refine.failed'));
    setNote(noteOf(result));
    if (result.changes.length === 0) return;
    const split = splitRefinement(said, result);
    setWords('');
    onRefine({
      ...split.settings,
      ...(split.words === '' ? {} : { refinements: [...refinements, { words: split.words, after }], edits: folded }),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void refine();
  };
  return (
    <div className={styles.row}>
      {refinements.length > 0 && (
        <ol className={styles.lines} aria-label={t('refine.lines')}>
          {refinements.map((line, i) => (
            <li key={`${i} ${line.words}`} className={styles.line}>
              <q className={styles.words}>{line.words}</q>
              <Button
                type="text"
                size="small"
                icon={<Icon icon={X} size={12} />}
                aria-label={t('refine.remove', { words: line.words })}
                onClick={() => onRefine({ refinements: refinements.filter((other) => other !== line) })}
              />
              {shownChanges(results[i] ?? { changes: [] }).map((change) => (
                <ChangeChip key={change.key} change={change} />
              ))}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.ask}>
        <Input
          className={styles.input ?? ''}
          value={words}
          maxLength={LIMITS.refinementMaxLength}
          disabled={isFull}
          placeholder={t('refine.placeholder')}
          aria-label={t('refine.label')}
          aria-describedby="refine-note"
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button size="small" loading={busy} disabled={words.trim() === '' || isFull} onClick={() => void refine()}>
          {t('refine.change')}
        </Button>
      </div>
      <p id="refine-note" className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}

function noteOf({ notUnderstood, withoutEffect }: RefinementResult): string {
  return [
    ...notUnderstood.map(({ text }) => t('refine.notUnderstood', { words: text })),
    ...withoutEffect.map(({ text }) => t('refine.withoutEffect', { words: text })),
  ].join(' ');
}

/** What was and what is: never by colour alone. */
function ChangeChip({ change: { label, name, unit, before, after } }: { change: ShownChange }) {
  const whose = label ?? t('refine.everything');
  if (name === 'added' || name === 'removed')
    return <span className={`${styles.chip} ${styles[name]}`}>{t(`refine.${name}`, { label: whose })}</span>;
  return (
    <span className={styles.chip}>
      <b>{whose}</b> {t(`refine.field.${name}`)}
      {unit !== 'list' && (
        <span className={`mono ${styles.values}`}>
          <s>{valueText(before, unit)}</s> <Icon icon={ArrowRight} size={10} />{' '}
          <span className="visually-hidden">{t('refine.to')} </span>
          {valueText(after, unit)}
        </span>
      )}
    </span>
  );
}

function valueText(value: ShownChange['before'], unit: ShownChange['unit']): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return t(value ? 'refine.on' : 'refine.off');
  if (typeof value === 'string' || unit === 'list' || unit === 'switch') return String(value);
  const shown = formatNumber(unit === 'share' ? Math.round(value * 100) : Math.round(value * 100) / 100);
  return t(`refine.unit.${unit}`, { value: shown });
}
