import { useConfig, useCreateProject } from '@whoosh/api-client';
import { LIMITS, type Project, type ProjectType } from '@whoosh/contracts';
import { Button, Field, FormProblem, Input, useNavigate, useToast } from '@whoosh/ui';
import { Dialog, Segmented } from '@whoosh/ui/more';
import { useState, type FormEvent } from 'react';
import { t } from '../../messages';
import styles from './NewProjectDialog.module.css';

interface NewProjectDialogProps {
  initialType?: ProjectType;
  onClose: () => void;
}

/** Creates a project by name and type, then opens it. */
export function NewProjectDialog({ initialType = 'sfx', onClose }: NewProjectDialogProps) {
  const { data: config } = useConfig();
  const [name, setName] = useState('');
  const [type, setType] = useState(initialType);
  const [isChecked, setChecked] = useState(false);
  const creation = useCreation(onClose);
  const error = isChecked && name.trim() === '' ? t('shared.pleaseEnterAProjectName') : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() !== '') void creation.create(name.trim(), type);
  };
  return (
    <Dialog open title={t('shared.newProject')} width={440} centered onCancel={onClose} footer={null} destroyOnHidden>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
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
        <Segmented<ProjectType>
          aria-label={t('newProjectDialog.type')}
          block
          value={type}
          onChange={setType}
          options={[
            { value: 'sfx', label: t('shared.soundEffects') },
            { value: 'timeline', label: t('shared.timeline'), disabled: config?.timelineEditor !== 'live' },
          ]}
        />
        <FormProblem problem={creation.hasFailed ? t('newProjectDialog.failedToCreateProject') : null} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={creation.isPending}>
            {t('newProjectDialog.createProject')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useCreation(onClose: () => void) {
  const createProject = useCreateProject();
  const navigate = useNavigate();
  const toast = useToast();
  const create = async (name: string, type: ProjectType) => {
    let project: Project;
    try {
      project = await createProject.mutateAsync({ name, type });
    } catch {
      toast({
        tone: 'destructive',
        title: t('shared.error'),
        description: t('newProjectDialog.failedToCreateProject'),
      });
      return;
    }
    toast({ tone: 'success', title: t('newProjectDialog.projectCreated') });
    onClose();
    await navigate(`/?project=${project.id}`);
  };
  return { create, isPending: createProject.isPending, hasFailed: createProject.isError };
}
