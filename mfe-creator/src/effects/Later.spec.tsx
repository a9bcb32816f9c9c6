import { screen } from '@testing-library/react';
import { FakeApi } from '@whoosh/api-client/testing';
import { refused } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { Later } from './Later';

const Answer = () => <p>The dialog</p>;

describe('a dialog that is loaded with the first time that somebody wants it', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi();
    api.on({ 'GET /api/auth/user': refused('NOT_AUTHENTICATED') });
  });
  afterEach(() => api.restore());

  function open(load: () => Promise<typeof Answer>, onClose = () => undefined) {
    return renderPage(
      <>
        <h1>The page</h1>
        <Later wanted load={load} onClose={onClose}>
          {(Part) => <Part />}
        </Later>
      </>,
      api,
    );
  }

  it('says when its script cannot be had, while the page stays, and tries again', async () => {
    const load = jest.fn(() => Promise.resolve(Answer)).mockRejectedValueOnce(new Error('offline'));
    const { user } = open(load);
    await screen.findByRole('dialog', { name: 'This could not be loaded' });
    expect(screen.getByText('The page')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The dialog')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('can be put aside when its script cannot be had', async () => {
    const onClose = jest.fn();
    const { user } = open(() => Promise.reject(new Error('offline')), onClose);
    await screen.findByRole('dialog', { name: 'This could not be loaded' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
