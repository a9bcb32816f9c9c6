import { screen } from '@testing-library/react';
import { Link, useToast } from '@whoosh/ui';
import { FakeApi } from '@whoosh/api-client/testing';
import { renderApp } from '../testing/render-app';

/** A remote page whose failure offers the way to support, as a failed generation does. */
function FailingPage() {
  const toast = useToast();
  const fail = () => toast({ title: 'Generation Failed', action: <Link to="/support">Contact support</Link> });
  return <button onClick={fail}>Fail</button>;
}

describe('the product', () => {
  it('lets a toast hold a link to another page', async () => {
    const user = { id: 1, email: 'ada@example.com', name: 'Ada', planId: 2, credits: 5, existingEffects: 1 };
    const loadRemote = () => Promise.resolve({ default: { '/sfx-creator': FailingPage } });
    const api = new FakeApi();
    const { person } = renderApp({ path: '/sfx-creator', api, user, loadRemote });
    await person.click(await screen.findByRole('button', { name: 'Fail' }));
    expect((await screen.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toBe('/support');
  });
});
