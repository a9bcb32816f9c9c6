import { serverMessage, useRenameProject } from '@whoosh/api-client';
import { LIMITS, type Project } from '@whoosh/contracts';
import { Input, usePageTitle, useToast } from '@whoosh/ui';
import { NameLine } from '@whoosh/ui/more';
import { useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../messages';
import styles from './ProjectName.module.css';

/** The project's name as the page's heading; pressed, it can be changed. */
export function ProjectName({ project }: { project: Project }) {
  const [draft, setDraft] = useState<string | null>(null);
  const { mutateAsync: rename } = useRenameProject();
  const isSending = useRef(false);
  const toast = useToast();
  usePageTitle(project.name);

  const finish = async () => {
    const name = draft?.trim() ?? '';
    // leaving the field comes after Enter, too
    if (draft === null || isSending.current) return;
    if (name === project.name) return setDraft(null);
    if (name === '') {
      toast({ title: t('shared.error'), description: t('projectName.pleaseEnterAProjectName'), tone: 'destructive' });
      return setDraft(null);
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
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') void finish();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <h1 className={styles.name}>
      {draft === null ? (
        <button
          type="button"
          className={`one-line ${styles.rename}`}
          title={t('projectName.rename')}
          onClick={() => setDraft(project.name)}
        >
          <NameLine name={project.name} />
        </button>
      ) : (
        <Input
          size="small"
          aria-label={t('projectName.projectName')}
          // the person pressed the name to change it
          autoFocus
          value={draft}
          maxLength={LIMITS.projectNameMaxLength}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => void finish()}
          onKeyDown={onKeyDown}
        />
      )}
    </h1>
  );
}
