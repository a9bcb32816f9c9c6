import { serverMessage, useRenameProject } from '@whoosh/api-client';
import { LIMITS, type Project } from '@whoosh/contracts';
import { Input, usePageTitle, useToast } from '@whoosh/ui';
import { NameLine } from '@whoosh/ui/more';
import { useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../messages';
import styles from './ProjectName.module.css';

/** The project's name as the page's heading; pressed, it can be changed. */
export function ProjectName({ project }: { project: Project }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { mutateAsync: rename } = useRenameProject();
  const isSending = useRef(false);
  const toast = useToast();
  usePageTitle(project.name);

  const finish = async () => {
    const name = typed?.trim() ?? '';
    // leaving the field comes after Enter, too
    if (typed === null || isSending.current) return;
    if (name === project.name) return setTyped(null);
    if (name === '') {
      toast({ title: t('shared.error'), description: t('projectName.pleaseEnterAProjectName'), tone: 'destructive' });
      return setTyped(null);
    }
    isSending.current = true;
    try {
      await rename({ id: project.id, name });
    } catch (error) {
      toast({
        title: t('shared.error'),
        description: serverMessage(error, t('projectName.failedToRenameProject')),
        tone: 'destructive',
      });
    }
    isSending.current = false;
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') void finish();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <h1 className={styles.name}>
      {typed === null ? (
        <button
          type="button"
          className={`one-line ${styles.rename}`}
          title={t('projectName.rename')}
          onClick={() => setTyped(project.name)}
        >
          <NameLine name={project.name} />
        </button>
      ) : (
        <Input
          size="small"
          aria-label={t('projectName.projectName')}
          // the person pressed the name to change it
          autoFocus
          value={typed}
          maxLength={LIMITS.projectNameMaxLength}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void finish()}
          onKeyDown={onKeyDown}
        />
      )}
    </h1>
  );
}
