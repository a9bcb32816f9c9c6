/** The filled shapes of the transport, 16 × 16; they are decoration beside a named control. */
export function PlayShape() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M5 3.2c0-.5.5-.8 1-.6l7 4.6c.4.3.4.8 0 1.1l-7 4.9c-.5.2-1-.1-1-.6z" />
    </svg>
  );
}

export function PauseShape() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <rect x="4" y="3" width="3" height="10" rx="1" />
      <rect x="9" y="3" width="3" height="10" rx="1" />
    </svg>
  );
}

/** A sound that is kept: the bookmark is full. */
export function BookmarkShape({ filled = false }: { filled?: boolean }) {
  return filled ? (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M3.6 2h8.8v12L8 10.8 3.6 14z" />
    </svg>
  ) : (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 2.5h8v11l-4-3-4 3z" />
    </svg>
  );
}

/** A favourite: the star is full. */
export function StarShape({ filled = false, className }: { filled?: boolean; className?: string }) {
  return (
    <svg
      // a menu gives its icons their place by it
      className={className}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m8 2.2 1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4L2.2 6.5l4-.6z" />
    </svg>
  );
}

/**
 * lucide's arrow down to a line and its ellipsis, drawn like `Icon` does, each of one path: every row of a list has
 * both.
 */
export function DownloadShape() {
  return <LineShape path="M12 17V3m-6 8 6 6 6-6M19 21H5" />;
}

export function MoreShape() {
  return (
    <LineShape path="M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0" />
  );
}

function LineShape({ path }: { path: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
