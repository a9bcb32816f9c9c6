import { useConfig } from '@whoosh/api-client';
import type { GeneratorChoice, GeneratorId } from '@whoosh/contracts';
import { Checkbox, Select } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './ControlRow.module.css';
import { isForOwnEngine, keepEngineChoice, useEngineChoice } from './engine-choice';
import type { PromptForm } from '../request/prompt-form';

const NONE: readonly GeneratorChoice[] = [];

/** Which engine makes the sound; nothing where there is only ours. */
export function EngineChoice({ form }: { form: PromptForm }) {
  const choices = useConfig().data?.generators ?? NONE;
  const request = useEngineChoice(choices);
  if (choices.length === 0) return null;
  const isOurs = isForOwnEngine(form);
  const chosen = isOurs ? undefined : choices.find(({ id }) => id === request.generator);
  return (
    <div className={styles.engine}>
      <span id="engine-label" className={styles.label}>
        {t('engine.label')}
      </span>
      <Select<GeneratorId>
        aria-labelledby="engine-label"
        disabled={isOurs}
        value={isOurs ? 'whoosh' : request.generator}
        options={[
          { value: 'whoosh' as const, label: 'Whoosh' },
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(generator) => keepEngineChoice({ ...request, generator })}
      />
      {chosen !== undefined && (
        <Checkbox
          checked={request.fallback}
          onChange={({ target }) => keepEngineChoice({ ...request, fallback: target.checked })}
        >
          {t('engine.fallback')}
        </Checkbox>
      )}
      {isOurs && <span className="small tertiary">{t('engine.ours')}</span>}
      {chosen !== undefined && <span className="small tertiary">{chosen.terms}</span>}
    </div>
  );
}
