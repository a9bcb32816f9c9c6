import { serverMessage, useChangeComment, useChangeReview, useReview, useReviewComments } from '@whoosh/api-client';
import type { PictureTiming, Project, ReviewComment } from '@whoosh/contracts';
import { Button, Icon, Input, useToast } from '@whoosh/ui';
import { ConfirmDialog, Dialog, formatDay, LoadProblem, Skeleton } from '@whoosh/ui/more';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { t } from '../messages/later';
import { pictureTimecode } from '../words/timecode';
import { CommentList } from './CommentList';
import { ShownCut } from './ShownCut';
import styles from './review.module.css';

interface ReviewDialogProps {
  project: Project;
  /** Of its picture. */
  timing: PictureTiming | null;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  /** Goes to a moment, milliseconds. */
  onGoTo: (ms: number) => void;
  onClose: () => void;
}

/** The link by which others watch a timeline, what they see, and what they said. */
export function ReviewDialog({ project, timing, flush, onGoTo, onClose }: ReviewDialogProps) {
  const toast = useToast();
  const fail = (error: unknown) =>
    toast({
      title: t('shared.error'),
      description: serverMessage(error, t('review.failed')),
      tone: 'destructive',
    });
  const { data: review } = useReview(project.id);
  return (
    <Dialog
      open
      centered
      width={560}
      title={t('review.title')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <div className={styles.dialog}>
        <p className="small secondary">{t('review.note')}</p>
        <LinkRow projectId={project.id} onFail={fail} />
        <ShownCut project={project} path={review?.link?.path ?? null} flush={flush} onFail={fail} />
        <OwnComments
          projectId={project.id}
          wordsOf={(ms) => pictureTimecode(ms, timing)}
          onFail={fail}
          onGoTo={(ms) => {
            onGoTo(ms);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}

interface PartProps {
  projectId: number;
  onFail: (error: unknown) => void;
}

interface LossProps {
  isAsked: boolean;
  title: string;
  loss: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what nobody can bring back goes. */
function Loss({ isAsked, title, loss, action, onConfirm, onClose }: LossProps) {
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <ConfirmDialog isOpen={isAsked} title={title} action={action} destructive onConfirm={confirm} onCancel={onClose}>
      {loss}
    </ConfirmDialog>
  );
}

function LinkRow({ projectId, onFail }: PartProps) {
  const { data, isError, refetch } = useReview(projectId);
  const { mutateAsync: change, isPending } = useChangeReview(projectId);
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const set = (isOpen: boolean) => void change(isOpen).catch(onFail);
  if (isError && data === undefined) return <LoadProblem what={t('review.link')} onRetry={() => void refetch()} />;
  if (data === undefined || data.link === null)
    return (
      <Button
        type="primary"
        className={styles.cut ?? ''}
        disabled={data === undefined}
        loading={isPending}
        onClick={() => set(true)}
      >
        {t('review.makeLink')}
      </Button>
    );
  const link = `${window.location.origin}${data.link.path}`;
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => toast({ title: t('review.copied'), tone: 'success' }),
      () => toast({ title: t('review.copyFailed'), description: link, tone: 'destructive' }),
    );
  return (
    <div>
      <div className={styles.link}>
        <Input readOnly value={link} aria-label={t('review.link')} onFocus={(event) => event.target.select()} />
        <Button icon={<Icon icon={Copy} />} onClick={copy}>
          {t('key.copy')}
        </Button>
        <Button danger loading={isPending} onClick={() => setAsked(true)}>
          {t('review.revoke')}
        </Button>
      </div>
      <p className="small tertiary">{t('review.expires', { date: formatDay(data.link.expiresAt) })}</p>
      <Loss
        isAsked={isAsked}
        title={t('review.revokeLink')}
        loss={t('review.linkGone')}
        action={t('review.revoke')}
        onConfirm={() => set(false)}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

interface OwnCommentsProps extends PartProps {
  wordsOf: (ms: number) => string;
  onGoTo: (ms: number) => void;
}

function OwnComments({ projectId, wordsOf, onFail, onGoTo }: OwnCommentsProps) {
  const { data, isError, refetch } = useReviewComments(projectId);
  const { mutateAsync: change } = useChangeComment(projectId);
  const [asked, setAsked] = useState<number | null>(null);
  const act = (what: Parameters<typeof change>[0]) => void change(what).catch(onFail);
  if (isError && data === undefined) return <LoadProblem what={t('review.comments')} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  return (
    <>
      <CommentList
        comments={data}
        onGoTo={onGoTo}
        wordsOf={wordsOf}
        actionsOf={({ id, resolved }: ReviewComment) => (
          <>
            <Button size="small" type="text" onClick={() => act({ id, change: resolved ? 'reopen' : 'resolve' })}>
              {resolved ? t('review.reopen') : t('review.resolve')}
            </Button>
            <Button size="small" type="text" onClick={() => setAsked(id)}>
              {t('shared.delete')}
            </Button>
          </>
        )}
      />
      <Loss
        isAsked={asked !== null}
        title={t('review.deleteComment')}
        loss={t('review.commentGone')}
        action={t('shared.delete')}
        onConfirm={() => asked !== null && act({ id: asked, change: 'delete' })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
