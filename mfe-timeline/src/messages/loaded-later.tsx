import { messagesReady } from '@whoosh/ui';
import { NotLoadedDialog } from '@whoosh/ui/more';
import { Component, lazy, Suspense, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

/** What can be closed, and may be there before it is opened. */
interface Closable {
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * A component that loads after the page, and with it its texts in the language of the page. Where it cannot be loaded,
 * or breaks, a dialog says so and tries again; the page around it stays.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props & Closable> {
  // a lazy component that failed fails for ever: the next one begins anew
  const begun = () =>
    lazy(async () => {
      try {
        const component = await load();
        await messagesReady();
        return { default: component };
      } catch (error) {
        latest = begun();
        throw error;
      }
    });
  let latest = begun();

  return function Later(props: Props & Closable) {
    const [{ Content, attempt }, setShown] = useState(() => ({ Content: latest, attempt: 0 }));
    const retry = () => setShown({ Content: latest, attempt: attempt + 1 });
    return (
      <LoadArea key={attempt} isOpen={props.isOpen ?? true} onRetry={retry} onClose={props.onClose}>
        <Suspense>
          <Content {...props} />
        </Suspense>
      </LoadArea>
    );
  };
}

interface LoadAreaProps extends Required<Closable> {
  onRetry: () => void;
  children: ReactNode;
}

/** Holds what its content throws. */
class LoadArea extends Component<LoadAreaProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: LoadAreaProps) {
    // what failed before anybody asked for it is tried again once somebody does
    if (this.state.hasFailed && !before.isOpen && this.props.isOpen) this.props.onRetry();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { isOpen, onRetry, onClose } = this.props;
    return <NotLoadedDialog isOpen={isOpen} onRetry={onRetry} onClose={onClose} />;
  }
}
