import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { RemoteBoundary } from './RemoteBoundary';

const Working = () => <p>The remote works</p>;

/** React reports what an error boundary caught; these tests break things on purpose. */
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => consoleError.mockRestore());

function renderBoundary(load: () => Promise<ComponentType<object>>) {
  return render(
    <>
      <p>The rest</p>
      <RemoteBoundary title="The generator" load={load} props={{}} />
    </>,
  );
}

it('shows what the remote brings', async () => {
  renderBoundary(() => Promise.resolve(Working));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(await screen.findByText('The remote works')).toBeTruthy();
});

it('says in its area that a missing remote could not be loaded, and keeps the rest', async () => {
  renderBoundary(() => Promise.reject(new Error('503')));
  expect((await screen.findByRole('alert')).textContent).toContain('The generator could not be loaded');
  expect(screen.getByText('The rest')).toBeTruthy();
});

it('loads a missing remote anew on Retry', async () => {
  const load = jest
    .fn<Promise<ComponentType<object>>, []>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue(Working);
  renderBoundary(load);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The remote works')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says the same when a remote throws while it shows, and mounts it anew on Retry', async () => {
  let isBroken = true;
  const Throwing = () => {
    const [broken] = useState(isBroken);
    if (broken) throw new Error('a bug of the remote');
    return <p>The remote works</p>;
  };
  renderBoundary(() => Promise.resolve(Throwing));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('The rest')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The remote works')).toBeTruthy();
});
