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

/** What a timeline wants. */
export const WHOLE_FRAME: FrameWish = { isWhole: true, section: '/timeline-editor' };

export const FrameContext = createContext<((wish: FrameWish) => void) | null>(null);

/** Gives a page such a frame for as long as it shows. */
export function useFrame(wanted: FrameWish): void {
  const wish = useContext(FrameContext);
  useLayoutEffect(() => {
    wish?.(wanted);
    return () => wish?.(PLAIN_FRAME);
  }, [wish, wanted]);
}
