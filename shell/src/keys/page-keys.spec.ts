import { keyLabel, keysOfPage } from './page-keys';

const all = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost');
  return keysOfPage({ pathname, search }).flatMap(({ rows }) => rows.flatMap(({ keys }) => keys));
};

describe('the keys of a page', () => {
  it.each(['/', '/sfx-creator', '/sfx-library', '/sfx-library/sounds/4', '/try', '/auth', '/pricing'])(
    'have on %s how they are listed',
    (path) => expect(all(path)).toContain('?'),
  );

  it('are those that the page has', () => {
    expect(all('/sfx-creator')).toContain('Ctrl+Enter');
    expect(all('/?project=4')).toContain('Ctrl+Enter');
    expect(all('/')).not.toContain('Ctrl+Enter');
    expect(all('/sfx-library')).toContain('/');
    expect(all('/pricing')).not.toContain('Space');
  });

  it('are called as on a Mac where it is one', () => {
    expect([keyLabel('Ctrl+Enter', true), keyLabel('Alt+↑', true), keyLabel('Ctrl+A', false)]).toEqual([
      '⌘+Enter',
      '⌥+↑',
      'Ctrl+A',
    ]);
  });
});
