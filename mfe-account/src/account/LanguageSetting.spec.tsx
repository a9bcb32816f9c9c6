import { FakeApi, FREE_USER, ok, refusal, SignedIn } from '@whoosh/api-client/testing';
import {
  currentLanguage,
  LanguageProvider,
  startLanguage,
  ThemeProvider,
  ToastProvider,
  useLanguage,
  MemoryRouter,
} from '@whoosh/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSetting } from './LanguageSetting';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ 'PATCH /api/auth/user': ok({ user: { ...FREE_USER, language: 'de' } }) });
});
afterEach(async () => {
  api.restore();
  localStorage.clear();
  await startLanguage('en');
});

/** As the shell has it: what holds texts is drawn anew in another language. */
function Page() {
  const { language } = useLanguage();
  return <LanguageSetting key={language} />;
}

function renderSetting() {
  render(
    <ThemeProvider>
      <LanguageProvider>
        <SignedIn user={FREE_USER}>
          <MemoryRouter>
            <ToastProvider>
              <Page />
            </ToastProvider>
          </MemoryRouter>
        </SignedIn>
      </LanguageProvider>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

async function chooseGerman() {
  const person = renderSetting();
  await person.click(screen.getByRole('combobox', { name: 'Language' }));
  await person.click(await screen.findByTitle('Deutsch'));
}

it('shows the product in the chosen language and keeps the choice with the account and in the browser', async () => {
  await chooseGerman();
  expect(await screen.findByRole('heading', { name: 'Sprache' })).toBeTruthy();
  expect(api.callsOf('PATCH', '/api/auth/user').map(({ body }) => body)).toEqual([{ language: 'de' }]);
  expect([localStorage.getItem('whoosh-language'), document.documentElement.lang]).toEqual(['de', 'de']);
});

it('stays in its language where the choice could not be kept, and says so', async () => {
  api.on({ 'PATCH /api/auth/user': refusal(503, 'UNAVAILABLE', 'We are busy right now.') });
  await chooseGerman();
  expect(await screen.findByText('We are busy right now.')).toBeTruthy();
  await waitFor(() => expect(currentLanguage()).toBe('en'));
});
