import { switchLanguage } from '../language/catalogue';
import { keyName } from './key-name';

describe('the name of a key', () => {
  afterEach(() => switchLanguage('en'));

  it('is that on the keyboards of the language of the page', async () => {
    const named = () => ['Ctrl+Enter', 'Ctrl+A', 'Space', 'Page ↑', 'Home', '⌘+Enter', 'F8', '1'].map(keyName);
    expect(named()).toEqual(['Ctrl+Enter', 'Ctrl+A', 'Space', 'Page ↑', 'Home', '⌘+Enter', 'F8', '1']);
    await switchLanguage('de');
    expect(named()).toEqual(['Strg+Enter', 'Strg+A', 'Leertaste', 'Bild ↑', 'Pos1', '⌘+Enter', 'F8', '1']);
  });
});
