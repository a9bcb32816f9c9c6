import type { LucideIcon } from 'lucide-react';

interface IconProps {
  icon: LucideIcon;
  /** Pixels. */
  size?: number;
  className?: string | undefined;
}

/** A lucide drawing with our line weight. It is decoration: the control around it carries the name. */
export function Icon({ icon: Drawing, size = 16, className = '' }: IconProps) {
  return <Drawing size={size} strokeWidth={1.5} absoluteStrokeWidth aria-hidden="true" className={className} />;
}
