import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** More presses of the Tab key than any screen has stops. */
const MOST_STOPS = 160;
/** A slow machine needs some frames. */
const FOCUS_MOVES_MS = 2_000;

/** A person without a pointer: goes to things with Tab and uses them with keys. Whatever has the focus must show it. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses keys one after the other, as Playwright names them. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /**
   * Goes on with the Tab key, or back with Shift and Tab, until what is named has the focus. @throws Error when it is
   * never reached, or does not show it
   */
  async tabTo(role: Role, name: string | RegExp, { back = false } = {}): Promise<void> {
    const wanted = this.named(role, name);
    await wanted.first().waitFor({ state: 'attached' });
    const passed: string[] = [];
    // Roles are found by walking through the whole page: asked again only where what was found is gone, or the stops
    // begin anew.
    let found = await wanted.elementHandles();
    while (passed.length < MOST_STOPS) {
      const { words, isThere, isGone } = await this.page.evaluate(focusAmong, found);
      if (isThere && (await this.isFocused(wanted))) return this.expectShown(String(name));
      if (isThere || isGone || passed.includes(words)) found = await wanted.elementHandles();
      passed.push(words);
      if (!isGone) await this.press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`The Tab key never reaches ${role} ${String(name)}: ${passed.join(' | ')}`);
  }

  /** Goes there and presses Enter. */
  async use(role: Role, name: string | RegExp, options: { back?: boolean } = {}): Promise<void> {
    await this.tabTo(role, name, options);
    await this.press('Enter');
  }

  /** In the menu that has just opened: goes to an entry with the arrow keys and takes it. */
  async choose(entry: string | RegExp): Promise<void> {
    const wanted = this.named('menuitem', entry);
    await wanted.first().waitFor();
    await this.waitForFocusIn('[role="menu"]');
    for (let presses = 0; presses < 40; presses += 1) {
      if (await this.isFocused(wanted)) return this.press('Enter');
      await this.pressAndSettle('ArrowDown');
    }
    throw new Error(`The arrow keys never reach ${String(entry)}`);
  }

  /**
   * Presses a key that moves the focus, which a menu does a frame later: what is asked or pressed before that belongs
   * to the entry before.
   */
  private async pressAndSettle(key: string): Promise<void> {
    const before = await this.page.evaluateHandle(() => document.activeElement);
    await this.press(key);
    // a menu with one entry keeps the focus where it is
    await this.page
      .waitForFunction((was) => document.activeElement !== was, before, { timeout: FOCUS_MOVES_MS })
      .catch(() => undefined);
    await before.dispose();
  }

  /** In a list of choices: opens it, goes down to an option and takes it. */
  async pick(name: string | RegExp, option: string | RegExp): Promise<void> {
    await this.tabTo('combobox', name);
    await this.press('ArrowDown');
    const active = this.page.locator('.ant-select-item-option-active').filter({ hasText: option });
    await this.page.locator('.ant-select-item-option').filter({ hasText: option }).first().waitFor();
    for (let presses = 0; presses < 20 && (await active.count()) === 0; presses += 1) await this.press('ArrowDown');
    await this.press('Enter');
  }

  /** Waits until what is named has the focus: what opened took it, or what closed gave it back. */
  async expectFocus(role: Role, name: string | RegExp): Promise<void> {
    const wanted = this.named(role, name);
    for (let waited = 0; waited < 10_000; waited += 50) {
      if (await this.isFocused(wanted)) return;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`The focus is on ${await this.focusedWords()}, not on ${role} ${String(name)}`);
  }

  /** Waits until the focus is somewhere in such an element. */
  async waitForFocusIn(selector: string): Promise<void> {
    await this.page.waitForFunction((within) => (document.activeElement?.closest(within) ?? null) !== null, selector);
  }

  /** What has the focus, for messages. */
  focusedWords(): Promise<string> {
    return this.page.evaluate(focusAmong, []).then(({ words }) => words);
  }

  /** @param name the whole of it, or a part as an expression */
  private named(role: Role, name: string | RegExp): Locator {
    return this.page.getByRole(role, { name, exact: typeof name === 'string' });
  }

  private async isFocused(wanted: Locator): Promise<boolean> {
    return (await wanted.and(this.page.locator(':focus')).count()) > 0;
  }

  /** A frame around it, around what it stands in, or around what stands for it; in a text the caret. */
  private async expectShown(name: string): Promise<void> {
    const isShown = await this.page.evaluate(() => {
      const element = document.activeElement;
      if (element?.matches('textarea, input:not([type="radio"], [type="checkbox"])')) return true;
      const around = [
        element,
        element?.nextElementSibling,
        element?.parentElement,
        element?.parentElement?.parentElement,
      ];
      return around.some((each) =>
        [null, '::after'].some((part) => {
          if (!each) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        }),
      );
    });
    if (!isShown) throw new Error(`${name} has the focus and does not show it`);
  }
}

/**
 * Run in the page: what has the focus in words, whether it is one of these elements, and whether one of these has left
 * the page.
 */
function focusAmong(elements: readonly Node[]): { words: string; isThere: boolean; isGone: boolean } {
  const focused = document.activeElement;
  const hasFocus = focused !== null && focused !== document.body;
  return {
    words: hasFocus
      ? (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName).trim().slice(0, 60)
      : 'nothing',
    isThere: hasFocus && elements.includes(focused),
    isGone: elements.some((element) => !element.isConnected),
  };
}
