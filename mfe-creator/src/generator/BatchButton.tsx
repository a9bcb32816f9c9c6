import { useState } from 'react';
import { ListPlus } from 'lucide-react';
import { maxDurationSeconds, type User } from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { Later } from '../effects/Later';
import { t } from '../messages';
import { batchLines } from './model/batch';
import { withinPlan, type PromptForm } from '../request/prompt-form';
import styles from './BatchDialog.module.css';

const loadDialog = async () => (await import('./BatchDialog')).default;

interface BatchButtonProps {
  user: User;
  form: PromptForm;
  projectId: number | null;
}

/** Opens the dialog for several descriptions; a prompt of several lines is offered as them. */
export function BatchButton({ user, form, projectId }: BatchButtonProps) {
  const [open, setOpen] = useState(false);
  const lines = batchLines(form.text).length;
  return (
    <div className={styles.row}>
      <Button type="text" size="small" icon={<Icon icon={ListPlus} />} onClick={() => setOpen(true)}>
        {lines > 1 ? t('batch.openLines', { count: lines }) : t('batch.open')}
      </Button>
      <Later wanted={open} load={loadDialog} onClose={() => setOpen(false)}>
        {(BatchDialog) => (
          <BatchDialog
            open={open}
            user={user}
            form={withinPlan(form, maxDurationSeconds(user.planId), 1)}
            projectId={projectId}
            onClose={() => setOpen(false)}
          />
        )}
      </Later>
    </div>
  );
}
