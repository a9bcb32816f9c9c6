import { Modal, type ModalProps } from 'antd';

/**
 * antd's Modal in a container of our own. In the body itself it would lock the page by a style element
 * that the content security policy refuses; base.css has the rule that locks it.
 */
export function Dialog(props: ModalProps) {
  return <Modal getContainer={dialogContainer} {...props} />;
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
