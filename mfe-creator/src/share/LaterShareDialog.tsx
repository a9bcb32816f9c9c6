import type { ComponentProps } from 'react';
import { Later } from '../effects/Later';
import type { ShareDialog } from './ShareDialog';

const load = async () => (await import('./ShareDialog')).ShareDialog;

/** The dialog for sharing a sound, loaded with the first time that somebody wants to. */
export function LaterShareDialog(props: ComponentProps<typeof ShareDialog>) {
  return (
    <Later wanted load={load} onClose={props.onClose}>
      {(Dialog) => <Dialog {...props} />}
    </Later>
  );
}
