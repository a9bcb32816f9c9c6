import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { loadedLater } from './loaded-later';

interface PartProps {
  isOpen?: boolean;
  onClose: () => void;
}

const Part = ({ isOpen = true }: PartProps) => (isOpen ? <p>The mixer</p> : null);

/** A page with a part that fails to load the first times. */
function page(failures: number, { isThere = false } = {}) {
  let left = failures;
  const load = jest.fn((): Promise<ComponentType<PartProps>> =>
    left-- > 0 ? Promise.reject(new Error('no network')) : Promise.resolve(Part),
  );
  const Later = loadedLater(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <p>The timeline</p>
        <button onClick={() => setOpen(true)}>Open</button>
        {(isThere || isOpen) && <Later isOpen={isOpen} onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  return load;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('what loads after the page', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('says in a dialog that it could not be loaded, and is there when trying again helps', async () => {
    page(1);
    press('Open');
    await screen.findByRole('dialog', { name: 'This could not be loaded' });
    expect(screen.getByText('The timeline')).toBeTruthy();
    press('Retry');
    expect(await screen.findByText('The mixer')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is tried anew when it is closed and opened again [long]', async () => {
    page(1);
    press('Open');
    await screen.findByRole('dialog');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Open');
    expect(await screen.findByText('The mixer')).toBeTruthy();
  });

  it('says nothing before it is asked for, and then tries again', async () => {
    const load = page(1, { isThere: true });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Open');
    expect(await screen.findByText('The mixer')).toBeTruthy();
  });

  it('says so again when trying again does not help [long]', async () => {
    const load = page(2);
    press('Open');
    await screen.findByRole('dialog');
    press('Retry');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await screen.findByRole('dialog', { name: 'This could not be loaded' });
    press('Retry');
    expect(await screen.findByText('The mixer')).toBeTruthy();
  });
});
