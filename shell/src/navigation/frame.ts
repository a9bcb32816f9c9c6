import { createContext, useContext, useLayoutEffect } from 'react';

/** What a page wants of the frame around it. */
export interface FrameWish {
  /** The page fills all of the window beside the navigation, which becomes a rail of icons. */
  isWhole: boolean;
  /** Path of the navigation item that the page belongs to, where its own address does not tell. */
  section: string | null;
}

/** Pages have margins and belong to their own address. */
export const PLAIN_FRAME: FrameWish = { isWhole: false, section: null };

export const FrameContext = createContext<((wish: FrameWish) => void) | null>(null);

/** Gives a page all of the window for as long as it shows, as a part of this section. */
export function useWholeFrame(section: string): void {
  const wish = useContext(FrameContext);
  useLayoutEffect(() => {
    wish?.({ isWhole: true, section });
    return () => wish?.(PLAIN_FRAME);
  }, [wish, section]);
}
