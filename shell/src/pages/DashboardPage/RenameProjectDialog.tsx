import { serverMessage, useRenameProject } from '@whoosh/api-client';
import { LIMITS, type Project } from '@whoosh/contracts';
import { Button, Field, FormProblem, Input, useToast } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import { t } from '../../messages';
import styles from './NewProjectDialog.module.css';

interface RenameProjectDialogProps {
  project: Project;
  onClose: () => void;
}

/** Gives a project another name. */
export function RenameProjectDialog({ project, onClose }: RenameProjectDialogProps) {
  const [name, setName] = useState(project.name);
  const { mutateAsync: rename, isPending, error: failure } = useRenameProject();
  const toast = useToast();
  const error = name.trim() === '' ? t('shared.pleaseEnterAProjectName') : null;
  const sentenceOf = (problem: unknown) => serverMessage(problem, t('renameProjectDialog.failedToRenameProject'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (error !== null) return;
    try {
      await rename({ id: project.id, name: name.trim() });
      onClose();
    } catch (problem) {
      toast({ tone: 'destructive', title: t('shared.error'), description: sentenceOf(problem) });
    }
  };
  return (
    <Dialog
      open
      title={t('renameProjectDialog.renameProject')}
      width={440}
      centered
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t('shared.name')} error={error}>
          {(control) => (
            <Input
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
              status={error === null ? '' : 'error'}
              maxLength={LIMITS.projectNameMaxLength}
              autoFocus
            />
          )}
        </Field>
        <FormProblem problem={failure && sentenceOf(failure)} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {t('shared.rename')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
