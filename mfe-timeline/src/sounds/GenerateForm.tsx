import { useSession } from '@whoosh/api-client';
import { LIMITS, maxDurationSeconds, type SoundEffect } from '@whoosh/contracts';
import { Button, FormProblem, Icon } from '@whoosh/ui';
import { GeneratingDialog, GeneratingLine, Select, type FailureToast } from '@whoosh/ui/more';
import { AudioLines, Repeat } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { t } from '../messages';
import { DescriptionField } from './DescriptionField';
import styles from './GenerateForm.module.css';
import { costWords, DURATIONS, EMPTY_FORM, intensityOptions, type GenerationForm } from './generation-form';
import { useProjectGeneration } from './useProjectGeneration';

interface GenerateFormProps {
  projectId: number;
  onMade?: (effect: SoundEffect) => void;
  /** Lays a draft of it at the playhead: free. */
  onTry: (form: GenerationForm) => Promise<void>;
}

/** Describes a sound and makes it for the project. */
export function GenerateForm({ projectId, onMade, onTry }: GenerateFormProps) {
  const { user } = useSession();
  const [form, setForm] = useState(EMPTY_FORM);
  const [isChecked, setChecked] = useState(false);
  const [isCut, setCut] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const { pending, generate, putAside, stop, failure } = useProjectGeneration(projectId);
  const longest = user === null ? LIMITS.maxDurationSeconds : maxDurationSeconds(user.planId);
  const change = (part: Partial<GenerationForm>) => setForm((now) => ({ ...now, ...part }));
  const error = isChecked && form.text.trim() === '' ? t('generateForm.pleaseEnterADescriptionFor') : null;

  const submit = async () => {
    setChecked(true);
    if (form.text.trim() === '' || pending !== null) return;
    const effect = await generate(form);
    if (effect === null) return;
    change({ text: '' });
    setChecked(false);
    onMade?.(effect);
  };
  const tryOut = async () => {
    setChecked(true);
    if (form.text.trim() === '' || isTrying) return;
    setTrying(true);
    await onTry(form).finally(() => setTrying(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    if (event.altKey) void tryOut();
    else if (event.ctrlKey || event.metaKey) void submit();
  };
  return (
    <div className={styles.form}>
      <h2>{t('shared.aiSoundEffects')}</h2>
      <DescriptionField form={form} error={error} onChange={(text) => change({ text })} onKeyDown={onKeyDown} />
      <div className={styles.pair}>
        <Select
          aria-label={t('shared.duration')}
          prefix={<span className="tertiary">{t('shared.duration')}</span>}
          value={form.duration}
          // spec §5: on the Free plan a selection above 10 is forced back to 10
          onChange={(duration) => {
            setCut(duration > longest);
            change({ duration: Math.min(duration, longest) });
          }}
          options={DURATIONS.map((value) => ({ value, label: `${value} s` }))}
        />
        <Select
          aria-label={t('shared.intensity')}
          prefix={<span className="tertiary">{t('shared.intensity')}</span>}
          value={form.intensity}
          onChange={(intensity) => change({ intensity })}
          options={intensityOptions()}
        />
      </div>
      <p className={`small secondary ${styles.note}`} role="status">
        {isCut && t('generateForm.longest', { seconds: longest, most: LIMITS.maxDurationSeconds })}
      </p>
      <div className={styles.act}>
        {pending?.aside === true ? (
          <GeneratingLine {...pending} />
        ) : (
          <span className="small secondary">{user !== null && costWords(user, form.duration)}</span>
        )}
        <div className={styles.buttons}>
          <Button
            icon={<Icon icon={Repeat} />}
            loading={isTrying}
            title={t('draft.tryHint')}
            onClick={() => void tryOut()}
          >
            {t('draft.try')}
          </Button>
          <Button
            type="primary"
            icon={<Icon icon={AudioLines} />}
            loading={pending !== null}
            onClick={() => void submit()}
          >
            {t('generateForm.generateWithAi')}
          </Button>
        </div>
      </div>
      <FormProblem problem={failure && problemOf(failure)} />
      <GeneratingDialog pending={pending} onPutAside={putAside} onStop={stop} />
    </div>
  );
}

/** Of a generation that failed it is known that it cost nothing; one whose server is away may still end well. */
function problemOf({ title, description, support }: FailureToast): string {
  const told = `${title}: ${description}`;
  return support ? `${told} ${t('generateForm.nothingCharged')}` : told;
}
