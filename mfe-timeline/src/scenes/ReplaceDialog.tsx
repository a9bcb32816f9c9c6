import { useProjectSoundEffects } from '@whoosh/api-client';
import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { Button, Input } from '@whoosh/ui';
import { Dialog, Segmented, Select } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import { t } from '../messages/later';
import styles from './scenes.module.css';

/** What several clips are to sound like. */
export type Replacement =
  { kind: 'take-each'; text: string } | { kind: 'one-for-all'; text: string } | { kind: 'effect'; effect: SoundEffect };

interface ReplaceDialogProps {
  projectId: number;
  /** Whose sounds are replaced. */
  count: number;
  priceOf: (kind: Replacement['kind']) => string;
  onReplace: (replacement: Replacement) => void;
  onClose: () => void;
}

const FORM = 'replace-form';

/** Another sound for several clips at once: one that is made for them, or one that the project has. */
export function ReplaceDialog({ projectId, count, priceOf, onReplace, onClose }: ReplaceDialogProps) {
  const { data: effects = [] } = useProjectSoundEffects(projectId);
  const [kind, setKind] = useState<Replacement['kind']>('take-each');
  const [text, setText] = useState('');
  const [effectId, setEffectId] = useState<number | null>(null);
  const effect = effects.find(({ id }) => id === effectId);
  const isReady = kind === 'effect' ? effect !== undefined : text.trim() !== '';
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (kind !== 'effect') onReplace({ kind, text: text.trim() });
    else if (effect !== undefined) onReplace({ kind, effect });
  };
  const kinds = [
    { value: 'take-each' as const, label: t('replaceDialog.takeEach') },
    { value: 'one-for-all' as const, label: t('replaceDialog.oneForAll') },
    { value: 'effect' as const, label: t('replaceDialog.ofProject') },
  ];
  return (
    <Dialog
      open
      title={t('replaceDialog.title', { count })}
      width={520}
      centered
      onCancel={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={FORM} disabled={!isReady}>
            {t('replaceDialog.replace', { price: priceOf(kind) })}
          </Button>
        </div>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={replace}>
        <Segmented
          className={styles.kinds}
          aria-label={t('replaceDialog.with')}
          options={kinds}
          value={kind}
          onChange={setKind}
        />
        {kind === 'effect' ? (
          <Select<number>
            aria-label={t('replaceDialog.sound')}
            placeholder={effects.length === 0 ? t('replaceDialog.none') : t('replaceDialog.sound')}
            disabled={effects.length === 0}
            value={effectId}
            options={effects.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setEffectId}
          />
        ) : (
          <Input.TextArea
            autoFocus
            aria-label={t('shared.description')}
            placeholder={t('descriptionField.describeASoundWhatIt')}
            value={text}
            maxLength={LIMITS.promptMaxLength}
            rows={3}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <p className="small secondary">{t('replaceDialog.stays')}</p>
      </form>
    </Dialog>
  );
}
