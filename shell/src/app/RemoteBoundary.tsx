import { Button, Loading } from '@whoosh/ui';
import { Component, lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { t } from '../messages';
import { Opened } from './Opened';
import { OtherContractError } from './remote-contract';
import styles from './RemoteBoundary.module.css';

interface RemoteBoundaryProps<Props extends object> {
  /** What the area is, as the person knows it. */
  title: string;
  /** Must stay the same function while the same area is shown. */
  load: () => Promise<ComponentType<Props>>;
  /** What `load` would give, where that is there already: it is shown without a moment in between. */
  loaded?: ComponentType<Props> | null;
  /** Given to the loaded component. */
  props: Props;
}

/**
 * An area that a remote fills. While the remote is down, or when it breaks, the area says so and offers Retry;
 * everything around it works on.
 */
export function RemoteBoundary<Props extends object>({ title, load, loaded, props }: RemoteBoundaryProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorArea key={attempt} title={title} onRetry={() => setAttempt((count) => count + 1)}>
      <RemoteContent load={load} loaded={loaded ?? null} props={props} />
    </ErrorArea>
  );
}

/** A lazy component that failed fails for ever: every attempt mounts this anew and so has its own. */
function RemoteContent<Props extends object>({ load, loaded, props }: Omit<RemoteBoundaryProps<Props>, 'title'>) {
  // what is shown stays until another area is: a release in the meantime is for the next one
  const [there] = useState(() => loaded);
  const Content = useMemo(() => there ?? lazy(async () => ({ default: await load() })), [there, load]);
  return (
    <Suspense fallback={<Loading />}>
      <Content {...props} />
      <Opened part="page" />
    </Suspense>
  );
}

interface ErrorAreaProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

class ErrorArea extends Component<ErrorAreaProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    if ((this.state.error as unknown) instanceof OtherContractError) return <OtherContract title={this.props.title} />;
    return (
      <div role="alert" className={styles.area}>
        <Opened part="page" />
        <h2>{t('remoteBoundary.couldNotBeLoaded', { title: this.props.title })}</h2>
        <p className="secondary">{t('remoteBoundary.everythingElseWorksTryThis')}</p>
        <Button className={styles.retry ?? ''} onClick={this.props.onRetry}>
          {t('remoteBoundary.retry')}
        </Button>
      </div>
    );
  }
}

/** The part is newer or older than this page: only another page goes with it. */
function OtherContract({ title }: { title: string }) {
  return (
    <div role="alert" className={styles.area}>
      <Opened part="page" />
      <h2>{t('remoteBoundary.otherContract', { title })}</h2>
      <p className="secondary">{t('remoteBoundary.otherContractText')}</p>
      <Button className={styles.retry ?? ''} onClick={() => location.reload()}>
        {t('remoteBoundary.reload')}
      </Button>
    </div>
  );
}
