import { render, screen } from '@testing-library/react';
import { later } from './later';

const Sounds = () => <h1>Sounds</h1>;

describe('a page that is loaded later', () => {
  it('is there at once when it was loaded before', async () => {
    const { Page, prefetch } = later(() => Promise.resolve(Sounds));
    await prefetch();
    render(<Page />);
    expect(screen.getByRole('heading', { name: 'Sounds' })).toBeTruthy();
  });

  it('is waited for when it is opened first', async () => {
    const { Page } = later(() => Promise.resolve(Sounds));
    render(<Page />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Sounds' })).toBeTruthy();
  });

  it('that could not be loaded before is loaded when it is opened', async () => {
    let tries = 0;
    const { Page, prefetch } = later(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(Sounds);
    });
    await prefetch();
    render(<Page />);
    expect(await screen.findByRole('heading', { name: 'Sounds' })).toBeTruthy();
  });
});
