import { createContext, useContext, type ReactNode } from 'react';

/** `destructive` is the specification's red variant; the others differ in their icon only. */
export type ToastTone = 'info' | 'success' | 'warning' | 'destructive';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** A link or a button under the text. */
  action?: ReactNode;
  /** Milliseconds; 5000 when not given. */
  duration?: number;
}

/** Shows a toast in place of the one that is visible. */
export type ShowToast = (content: ToastContent) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** What a destructive toast told. */
export interface ToldProblem extends Pick<ToastContent, 'title' | 'description'> {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

export const ProblemsContext = createContext<readonly ToldProblem[]>([]);

/**
 * What went wrong since the page was loaded, the latest first: a toast goes by itself and must not be the only record
 * of it.
 */
export function useToldProblems(): readonly ToldProblem[] {
  return useContext(ProblemsContext);
}

/** The way to say something that has no place on the page. @throws Error outside of the ToastProvider */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
