import { Button } from '@whoosh/ui';
import { t } from '../messages/later';
import styles from './Recorder.module.css';
import type { TakeQueue, WaitingTake } from './take-queue';

interface WaitingTakesProps {
  queue: TakeQueue | null;
  waiting: readonly WaitingTake[];
}

/** Takes that are on their way to the server, did not come there, or were left behind by an earlier visit. */
export function WaitingTakes({ queue, waiting }: WaitingTakesProps) {
  const shown = waiting.filter(({ state }) => state !== 'recording');
  if (queue === null || shown.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label={t('recorder.waiting')}>
      {shown.map((each) => (
        <li key={each.take.id}>
          <p>
            <b>{each.take.name}</b> <span role="status">{wordsOf(each)}</span>
          </p>
          {each.problem !== '' && <p className="small secondary">{each.problem}</p>}
          {each.state !== 'storing' && <Choices queue={queue} waiting={each} />}
        </li>
      ))}
    </ul>
  );
}

function Choices({ queue, waiting: { take } }: { queue: TakeQueue; waiting: WaitingTake }) {
  const download = async () => {
    const made = await queue.fileOf(take);
    if (made === null) return;
    const url = URL.createObjectURL(made.file);
    Object.assign(document.createElement('a'), { href: url, download: made.file.name }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className={styles.choices}>
      <Button size="small" type="primary" onClick={() => queue.send(take)}>
        {t('recorder.store')}
      </Button>
      <Button size="small" onClick={() => void download()}>
        {t('shared.download')}
      </Button>
      <Button size="small" onClick={() => void queue.discard(take)}>
        {t('recorder.discard')}
      </Button>
    </div>
  );
}

function wordsOf({ state, share }: WaitingTake): string {
  return state === 'storing'
    ? t('recorder.storing', { percent: Math.floor(share * 100) })
    : t(state === 'failed' ? 'recorder.failed' : 'recorder.offered');
}
