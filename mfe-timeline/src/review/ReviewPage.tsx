import { ApiError, serverMessage, useAddComment, useOpenComments, useOpenReview, useSession } from '@whoosh/api-client';
import { pictureTiming, REVIEW_LIMITS, timecodeAt, type ReviewCut } from '@whoosh/contracts';
import { Button, FormProblem, Input, Logo, usePageTitle, useParams } from '@whoosh/ui';
import { useMemo, useRef, useState, type FormEvent, type RefObject, type SyntheticEvent } from 'react';
import { t } from '../messages/later';
import { timecode } from '../words/timecode';
import { CommentList } from './CommentList';
import styles from './review.module.css';

/** /r/{token}: a timeline that its owner lets others watch, hear and comment on. */
export function ReviewPage() {
  const { token = '' } = useParams();
  const { data, error } = useOpenReview(token);
  usePageTitle(data?.name ?? t('review.title'));
  const { user } = useSession();
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <main className={styles.page}>
      {user === null && <Logo />}
      <h1>{data?.name ?? t('review.title')}</h1>
      {data === undefined && (
        <p role="status">{error === null ? t('review.opening') : isGone ? t('review.gone') : t('review.failed')}</p>
      )}
      {data !== undefined && <Review token={token} cut={data.cut} />}
    </main>
  );
}

function Review({ token, cut }: { token: string; cut: ReviewCut | null }) {
  const media = useRef<HTMLMediaElement>(null);
  const [atMs, setAtMs] = useState(0);
  const { data: comments = [] } = useOpenComments(token);
  const goTo = (ms: number) => {
    if (media.current !== null) {
      media.current.currentTime = ms / 1_000;
      // on a telephone the comments stand below what they speak of
      media.current.scrollIntoView({ block: 'nearest' });
    }
    setAtMs(ms);
  };
  const words = useMemo(() => {
    const frameRate = cut?.frameRate ?? null;
    if (cut === null || frameRate === null) return timecode;
    // called by the clock, as in the editor, whichever pictures there are
    const startsMs = cut.hasVariableRate ? [] : null;
    const timing = pictureTiming(frameRate, { startTimecode: cut.startTimecode, startsMs });
    return (ms: number) => timecodeAt(ms, timing);
  }, [cut]);
  return (
    <>
      {cut === null ? (
        <p>{t('review.noCut')}</p>
      ) : (
        <>
          <CutPlayer cut={cut} media={media} onMoment={setAtMs} />
          <CommentForm token={token} atMs={atMs} moment={words(atMs)} onStart={() => media.current?.pause()} />
        </>
      )}
      {(cut !== null || comments.length > 0) && <CommentList comments={comments} onGoTo={goTo} wordsOf={words} />}
    </>
  );
}

interface CutPlayerProps {
  cut: ReviewCut;
  media: RefObject<HTMLMediaElement | null>;
  /** Milliseconds. */
  onMoment: (atMs: number) => void;
}

function CutPlayer({ cut: { kind, url }, media, onMoment }: CutPlayerProps) {
  const tell = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => onMoment(currentTarget.currentTime * 1_000);
  const played = { src: url, controls: true, controlsList: 'nodownload', onTimeUpdate: tell, onSeeking: tell };
  const ref = (element: HTMLMediaElement | null) => void (media.current = element);
  return kind === 'video' ? (
    <video {...played} ref={ref} className={styles.picture} playsInline aria-label={t('shared.video')} />
  ) : (
    <audio {...played} ref={ref} className={styles.sound} aria-label={t('review.title')} />
  );
}

interface CommentFormProps {
  token: string;
  atMs: number;
  /** In words. */
  moment: string;
  /** Somebody begins to write: the picture stays where it is. */
  onStart: () => void;
}

function CommentForm({ token, atMs, moment, onStart }: CommentFormProps) {
  const { mutateAsync: add, isPending } = useAddComment(token);
  const [author, setAuthor] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setSent(false);
    if (author.trim() === '' || text.trim() === '') return setProblem(t('review.bothNeeded'));
    try {
      await add({ author, text, at: atMs / 1_000 });
      setText('');
      setSent(true);
    } catch (error) {
      setProblem(serverMessage(error, t('review.failed')));
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Input
        value={author}
        maxLength={REVIEW_LIMITS.authorMaxLength}
        aria-label={t('review.yourName')}
        placeholder={t('review.yourName')}
        autoComplete="name"
        onChange={(event) => setAuthor(event.target.value)}
      />
      <Input.TextArea
        value={text}
        rows={3}
        maxLength={REVIEW_LIMITS.commentMaxLength}
        aria-label={t('review.commentAt', { time: moment })}
        placeholder={t('review.commentAt', { time: moment })}
        onFocus={onStart}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="alert">
        <FormProblem problem={problem} />
      </div>
      {isSent && (
        <p role="status" className="small secondary">
          {t('review.sent')}
        </p>
      )}
      <Button type="primary" htmlType="submit" loading={isPending}>
        {t('review.send')}
      </Button>
    </form>
  );
}
