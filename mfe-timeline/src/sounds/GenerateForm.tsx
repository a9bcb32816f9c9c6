import { useSession } from '@whoosh/api-client';
import { isUnpriced, LIMITS, maxDurationSeconds, type SoundEffect } from '@whoosh/contracts';
import { Button, FormProblem, Icon } from '@whoosh/ui';
import { FailureLink, failureLine, GeneratingDialog, PlansLink, Select, type FailureToast } from '@whoosh/ui/more';
import { AudioLines, Repeat } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { MarksSource } from '../editor/transport';
import { t } from '../messages';
import { secondsText } from '../words/timecode';
import { DescriptionField } from './DescriptionField';
import styles from './GenerateForm.module.css';
import { costWords, DURATIONS, EMPTY_FORM, intensityOptions, type GenerationForm } from './generation-form';
import { IN_TO_OUT, useLengthChoice, type LengthChoice } from './useLengthChoice';
import type { ProjectGeneration } from './useProjectGeneration';

/** How far the plans go, seconds. */
const MOST = { seconds: LIMITS.freeMaxDurationSeconds, most: LIMITS.maxDurationSeconds };

interface GenerateFormProps {
  generation: ProjectGeneration;
  transport: MarksSource;
  /** @param startMs where on the timeline it was to begin, if anywhere */
  onMade?: (effect: SoundEffect, startMs: number | undefined) => void;
  /** Lays a draft of it at the playhead, or where it is to begin: free. */
  onTry: (form: GenerationForm) => Promise<void>;
}

/** Describes a sound and makes it for the project. */
export function GenerateForm({ generation, transport, onMade, onTry }: GenerateFormProps) {
  const { user } = useSession();
  const [said, setSaid] = useState({ text: EMPTY_FORM.text, intensity: EMPTY_FORM.intensity });
  const [isChecked, setChecked] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const { pending, generate, putAside, stop, failure } = generation;
  const longest = user === null ? LIMITS.maxDurationSeconds : maxDurationSeconds(user.planId);
  const choice = useLengthChoice(transport, longest);
  const form: GenerationForm = { ...said, ...choice.length };
  const change = (part: Partial<typeof said>) => setSaid((now) => ({ ...now, ...part }));
  const error = isChecked && form.text.trim() === '' ? t('generateForm.pleaseEnterADescriptionFor') : null;

  const submit = async () => {
    setChecked(true);
    if (form.text.trim() === '' || pending !== null) return;
    const effect = await generate(form);
    if (effect === null) return;
    change({ text: '' });
    setChecked(false);
    onMade?.(effect, form.startMs);
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
          value={choice.value}
          popupMatchSelectWidth={false}
          onChange={choice.choose}
          options={lengthOptions(choice)}
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
        {choice.isCut && user !== null && !isUnpriced(user.planId) && (
          <>
            {t('generateForm.longest', MOST)} {longest < LIMITS.maxDurationSeconds && <PlansLink />}
          </>
        )}
      </p>
      <div className={styles.act}>
        <span className="small secondary">{user !== null && costWords(user, form.duration)}</span>
        <div className={styles.buttons}>
          <Button
            icon={<Icon icon={Repeat} />}
            loading={isTrying}
            title={t(form.startMs === undefined ? 'draft.tryHint' : 'draft.tryAtInHint')}
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
      <FormProblem problem={failure && problemOf(failure)}>
        {failure?.plans && <FailureLink failure={failure} />}
      </FormProblem>
      <GeneratingDialog pending={pending} onPutAside={putAside} onStop={stop} />
    </div>
  );
}

/** Those of the specification, then what is marked on the timeline. */
function lengthOptions({ between }: LengthChoice): { value: LengthChoice['value']; label: string }[] {
  const offered = DURATIONS.map((value) => ({ value, label: `${value} s` }));
  if (between === null) return offered;
  const label = t('generateForm.inToOut', { length: secondsText(between.duration * 1_000) });
  return [...offered, { value: IN_TO_OUT, label }];
}

/** Of a generation that failed it is known that it cost nothing; one whose server is away may still end well. */
function problemOf(failure: FailureToast): string {
  return failureLine(failure, failure.support ? t('generateForm.nothingCharged') : '');
}
