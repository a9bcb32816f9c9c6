import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface ButtonLinkProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** Path inside of the product. */
  to: string;
}

/** A link that looks like a button: opens in place, or in a new tab when the person asks for that. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return <Button {...props} href={to} onClick={open} />;
}
