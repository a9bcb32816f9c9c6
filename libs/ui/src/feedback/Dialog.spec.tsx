import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';

function Page({ open, mask = true }: { open: boolean; mask?: boolean }) {
  return (
    <>
      <textarea aria-label="Words" />
      <button type="button">Generate</button>
      <Dialog open={open} mask={mask} title="Generating" footer={null}>
        <button type="button">Cancel</button>
      </Dialog>
    </>
  );
}

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog that closes', () => {
  it('gives the focus back to what opened it', async () => {
    const { rerender } = render(<Page open={false} />);
    screen.getByRole('button', { name: 'Generate' }).focus();
    rerender(<Page open />);
    (await screen.findByRole('button', { name: 'Cancel' })).focus();
    rerender(<Page open={false} />);
    await dialogGone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate' }));
  });

  it('takes nothing from whom types behind it meanwhile', async () => {
    const { rerender } = render(<Page open={false} mask={false} />);
    screen.getByRole('button', { name: 'Generate' }).focus();
    rerender(<Page open mask={false} />);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const words = screen.getByRole('textbox', { name: 'Words' });
    await userEvent.type(words, 'rain ');
    rerender(<Page open={false} mask={false} />);
    await dialogGone();
    expect(document.activeElement).toBe(words);
    await userEvent.keyboard('on tin');
    expect(words).toHaveProperty('value', 'rain on tin');
  });
});

it.each([
  [true, '24px'],
  [false, ''],
])('keeps a long title clear of the ×, where there is one (%s)', async (closable, room) => {
  const title = 'A woman walks in high heels, then the door shuts';
  render(<Dialog open closable={closable} title={title} styles={{ container: { pointerEvents: 'auto' } }} />);
  expect((await screen.findByText(title)).parentElement?.style.paddingRight).toBe(room);
});
