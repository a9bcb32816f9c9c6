import { Modal, type ModalProps } from 'antd';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { focusPlace, placeOf, type FocusPlace } from '../base/focus-place';

const CONTAINER_ID = 'dialogs';
/** Of the title, pixels: where antd lays the ×, 32 wide and 12 from the edge, into the 24 of the dialog's padding. */
const CLOSE_ROOM = 24;

/** Where the focus was before the first of the dialogs that followed one another. */
let beforeThemAll: FocusPlace | null = null;

interface DialogProps extends Omit<ModalProps, 'styles'> {
  styles?: Exclude<ModalProps['styles'], (...given: never[]) => unknown>;
}

/**
 * antd's Modal in a container of our own. In the body itself it would lock the page by a style element that the content
 * security policy refuses; base.css has the rule that locks it as long as one is there. Once closed, or taken away
 * while it was open, it is gone, and the focus is back where it was before the dialog opened.
 */
export function Dialog({ afterClose, styles, ...props }: DialogProps) {
  const opener = useRef<FocusPlace | null>(null);
  // The one moment before a button with autoFocus takes the focus; antd looks after it and so notes nobody.
  useInsertionEffect(() => {
    const { activeElement } = document;
    if (props.open !== true) return;
    opener.current = activeElement instanceof HTMLElement ? placeOf(activeElement) : null;
    if (!isInDialog(opener.current)) beforeThemAll = opener.current;
  }, [props.open]);
  const giveBack = () => {
    const { current } = opener;
    opener.current = null;
    // a dialog that was opened by another one's button outlives it
    const place = isInDialog(current) && current?.element.isConnected === false ? beforeThemAll : current;
    if (place !== null) focusPlace(place);
  };
  // taken away while it was open, it never tells that it closed
  useEffect(() => () => void setTimeout(() => document.activeElement === document.body && giveBack()), []);
  const closed = () => {
    if (isFocusLost()) giveBack();
    afterClose?.();
  };
  return (
    <Modal
      getContainer={dialogContainer}
      destroyOnHidden
      {...props}
      styles={{ ...(props.closable !== false && { header: { paddingRight: CLOSE_ROOM } }), ...styles }}
      afterClose={closed}
    />
  );
}

/** Behind a dialog without a mask one may work on meanwhile: who types there keeps the focus. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement === document.body || activeElement.closest(`#${CONTAINER_ID}`) !== null
  );
}

function isInDialog(place: FocusPlace | null): boolean {
  return place !== null && place.path.some(({ parent }) => parent.id === CONTAINER_ID);
}

function dialogContainer(): HTMLElement {
  const known = document.getElementById(CONTAINER_ID);
  if (known) return known;
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  document.body.append(container);
  return container;
}
