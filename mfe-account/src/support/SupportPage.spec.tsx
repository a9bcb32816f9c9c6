import { CONFIG, FakeApi, FREE_USER, ok, refusal, SignedIn } from '@whoosh/api-client/testing';
import type { User } from '@whoosh/contracts';
import { MemoryRouter, ThemeProvider, ToastProvider } from '@whoosh/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportPage } from './SupportPage';

const SEND = 'POST /api/support/requests';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ 'GET /api/config': ok(CONFIG), [SEND]: { status: 201, body: { id: 7 } } });
});
afterEach(() => api.restore());

function renderPage(user: User | null = FREE_USER) {
  render(
    <ThemeProvider>
      <SignedIn user={user}>
        <ToastProvider>
          <MemoryRouter>
            <SupportPage />
          </MemoryRouter>
        </ToastProvider>
      </SignedIn>
    </ThemeProvider>,
  );
  return userEvent.setup();
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });

async function fill(typist: ReturnType<typeof userEvent.setup>): Promise<void> {
  await typist.click(screen.getByRole('combobox', { name: 'Category' }));
  await typist.click(await screen.findByText('Bug report'));
  write('Subject', '  Rain sounds dry ');
  write('Message', 'I asked for rain.');
}

describe('the support page', () => {
  it('renders nothing without a user [spec 2.12]', () => {
    renderPage(null);
    expect(screen.queryByLabelText('Subject')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('lists what went wrong in this visit, and nothing while all goes well', async () => {
    api.on({ [SEND]: refusal(503, 'UNAVAILABLE', 'The mail server is away.') });
    const typist = renderPage();
    expect(screen.queryByRole('heading', { name: 'Recent problems' })).toBeNull();
    await fill(typist);
    await typist.click(sendButton());
    await screen.findByRole('heading', { name: 'Recent problems' });
    expect(within(screen.getByRole('region', { name: 'Recent problems' })).getByRole('listitem').textContent).toMatch(
      /^\d\d:\d\d Error Sending Message: The mail server is away\./,
    );
  });

  it('offers the account’s address and asks for the rest [spec 2.73]', () => {
    renderPage();
    expect(field('Email').value).toBe(FREE_USER.email);
    expect(sendButton().disabled).toBe(true);
    expect(screen.getByRole('heading', { name: 'How to help us help you' })).toBeTruthy();
  });

  it('sends the message, says that it arrived, and is empty again [spec 8.29]', async () => {
    const typist = renderPage();
    await fill(typist);
    await typist.click(sendButton());
    expect(await screen.findByText('Message Sent Successfully')).toBeTruthy();
    expect(screen.getByText("We'll get back to you within 24 hours")).toBeTruthy();
    const { email } = FREE_USER;
    expect(api.callsOf('POST', '/api/support/requests').map(({ body }) => body)).toEqual([
      { email, category: 'bug', subject: 'Rain sounds dry', message: 'I asked for rain.' },
    ]);
    expect([field('Email').value, field('Subject').value, field('Message').value]).toEqual([email, '', '']);
  });

  it('cannot be sent while a field is blank [spec 5.19]', async () => {
    const typist = renderPage();
    await fill(typist);
    for (const name of ['Email', 'Subject', 'Message']) {
      const { value } = field(name);
      expect(sendButton().disabled).toBe(false);
      write(name, '  ');
      expect(sendButton().disabled).toBe(true);
      write(name, value);
    }
  });

  it('keeps a message that did not arrive, and names the address to write to [spec 8.30]', async () => {
    api.on({ [SEND]: refusal(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment.') });
    const typist = renderPage();
    await fill(typist);
    await typist.click(sendButton());
    expect(await screen.findByText('Error Sending Message')).toBeTruthy();
    const sentence = `Too many requests. Please wait a moment. You can also write to ${CONFIG.supportEmail}.`;
    expect(within(screen.getByRole('alert')).getByText(sentence)).toBeTruthy();
    // the toast goes, the reason stays with the message
    expect(within(screen.getByRole('form')).getByText(sentence)).toBeTruthy();
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(field('Message').value).toBe('I asked for rain.');
  });
});
