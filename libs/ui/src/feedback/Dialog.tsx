import { Modal, type ModalProps } from 'antd';
import { useInsertionEffect, useRef } from 'react';

/**
 * antd's Modal in a container of our own. In the body itself it would lock the page by a style element
 * that the content security policy refuses; base.css has the rule that locks it as long as one is there.
 * Once closed, it is gone, and the focus is back where it was before the dialog opened.
 */
export function Dialog({ afterClose, ...props }: ModalProps) {
  const opener = useRef<Element | null>(null);
  // The one moment before a button with autoFocus takes the focus; antd looks after it and so notes nobody.
  useInsertionEffect(() => {
    if (props.open === true) opener.current = document.activeElement;
  }, [props.open]);
  const giveBack = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    afterClose?.();
  };
  return <Modal getContainer={dialogContainer} destroyOnHidden {...props} afterClose={giveBack} />;
}

const CONTAINER_ID = 'dialogs';

function dialogContainer(): HTMLElement {
  const known = document.getElementById(CONTAINER_ID);
  if (known) return known;
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  document.body.append(container);
  return container;
}
