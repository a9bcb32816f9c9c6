import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openPage } from './browser';
import { Product } from './product';

export const DESKTOP = { width: 1440, height: 900 };

/** How long is waited decides only when a failure is believed. */
const REQUEST_TIMEOUT_MS = 120_000;

interface Person {
  email: string;
  name: string;
  /** Given by the operator; none without it. */
  credits?: number;
}

interface VisitOptions {
  /** The one that suites share, when it is not named. */
  product?: Promise<Product>;
  /** Beside a desktop's window. */
  context?: BrowserContextOptions;
  /** Of the browser, beside those of all suites. */
  switches?: readonly string[];
  /** Signed in from the beginning. */
  person?: Person;
  /** Done before there is a page. */
  prepare?: (context: BrowserContext) => Promise<void>;
}

/** A browser of one person with one page, on a product. */
export class Visit {
  private constructor(
    readonly product: Product,
    readonly browser: Browser,
    readonly context: BrowserContext,
    readonly page: Page & { problems: string[] },
  ) {}

  static async begin({
    product: starting = Product.shared(),
    context: options,
    switches,
    person,
    prepare,
  }: VisitOptions = {}): Promise<Visit> {
    const product = await starting;
    let browser: Browser | undefined;
    try {
      browser = await launchBrowser(switches);
      const context = await browser.newContext({ baseURL: product.url, viewport: DESKTOP, ...options });
      // the first sound of a new product on a busy machine takes longer than Playwright's half a minute
      context.setDefaultTimeout(REQUEST_TIMEOUT_MS);
      if (person) await signIn(context, person);
      if (person?.credits) await product.grant(person.email, person.credits);
      await prepare?.(context);
      return new Visit(product, browser, context, await openPage(context));
    } catch (error) {
      // nobody has it who could end it
      await Promise.all([browser?.close(), product.dispose()]);
      throw error;
    }
  }

  /** Closes the browser, and ends the product unless others use it. */
  async end(): Promise<void> {
    await this.browser.close();
    await this.product.dispose();
  }
}

/** Signs somebody in without a code, as a development product allows. @throws Error when it refuses */
export async function signIn(context: BrowserContext, { email, name }: Person): Promise<void> {
  const answer = await context.request.post('/api/auth/dev-login', { data: { email, name } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`);
}
