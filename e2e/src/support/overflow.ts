import type { Page } from 'playwright-core';

/**
 * Texts that nobody can read whole: they stick out of the window, or of a box that hides what sticks out. What can be
 * scrolled to and what ends in an ellipsis is meant so. And sliders that the texts beside them leave no way to go.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    /** Where a text may be seen; null: as much as it wants. */
    const roomOf = (element: Element): { left: number; right: number } | null => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
          return null;
        const room = box.getBoundingClientRect();
        // a text for ears only stands in a box of one pixel
        if (overflowX !== 'visible' && box !== document.documentElement && box !== document.body)
          return room.width <= 1 ? null : room;
      }
      return { left: 0, right: clientWidth };
    };
    for (const slider of document.querySelectorAll<HTMLElement>('.ant-slider-horizontal'))
      if (slider.checkVisibility() && slider.clientWidth < 48) found.push(`a slider is ${slider.clientWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: element, textContent: words } = text;
      if (
        element === null ||
        words === null ||
        words.trim() === '' ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const room = width <= 1 ? null : roomOf(element);
      if (room !== null && (left < room.left - 1 || right > room.right + 1)) found.push(words.trim());
    }
    return found;
  });
}
