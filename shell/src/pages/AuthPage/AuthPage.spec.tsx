import { CONFIG, FakeApi, FREE_USER, ok, PREMIUM_USER, refusal } from '@whoosh/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, pageHeading, renderApp } from '../../testing/render-app';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi({ 'POST /api/auth/send-code': ok({ success: true, message: 'Code sent' }) });
});
afterEach(() => api.restore());

const emailField = () => screen.findByLabelText<HTMLInputElement>('Email');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function askForCode(email: string) {
  const { person } = renderApp({ path: '/auth', api });
  await person.type(await emailField(), email);
  await person.click(button('Send login code'));
  return person;
}

describe('e-mail entry', () => {
  it('selects the tab of the address and keeps the address in step [spec 2.5, 2.22]', async () => {
    const { person } = renderApp({ path: '/auth?tab=signup', api });
    expect((await screen.findByRole('tab', { name: 'Sign Up' })).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByLabelText('Name')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Login' }));
    expect(address()).toBe('/auth?tab=login');
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('moves between the tabs with the arrow keys', async () => {
    const { person } = renderApp({ path: '/auth', api });
    (await screen.findByRole('tab', { name: 'Login' })).focus();
    await person.keyboard('{ArrowRight}');
    expect(address()).toBe('/auth?tab=signup');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign Up' }));
  });

  it.each([
    ['', 'Please enter your email'],
    ['not-an-address', 'Please enter a valid email address'],
  ])('refuses the e-mail "%s" in words and calls nobody [spec 5.1]', async (email, sentence) => {
    const { person } = renderApp({ path: '/auth', api });
    if (email !== '') await person.type(await emailField(), email);
    else await emailField();
    await person.click(button('Send login code'));
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect((await emailField()).getAttribute('aria-invalid')).toBe('true');
    expect(api.callsOf('POST', '/api/auth/send-code')).toHaveLength(0);
  });

  it('tells at sign-up which sounds are free, and at login not', async () => {
    const { person } = renderApp({ path: '/auth?tab=signup', api });
    expect(await screen.findByText('2 free sounds to start with. No card needed.')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Login' }));
    expect(screen.queryByText(/free sounds are yours/)).toBeNull();
  });

  it('asks for a name at sign-up [spec 2.24, 5.2]', async () => {
    const { person } = renderApp({ path: '/auth?tab=signup', api });
    await person.type(await emailField(), 'noor@example.com');
    await person.click(button('Create account'));
    expect(screen.getByRole('alert').textContent).toBe('Please enter your name');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('names the terms, the privacy notice and the licence at sign-up', async () => {
    renderApp({ path: '/auth?tab=signup', api });
    expect((await screen.findByRole('link', { name: 'Terms of use' })).getAttribute('href')).toBe('/legal/terms');
    expect(screen.getByRole('link', { name: 'Privacy notice' }).getAttribute('href')).toBe('/legal/privacy');
    expect(screen.getByRole('link', { name: 'Licence of sounds' }).getAttribute('href')).toBe('/legal/licence');
  });

  it('fills the field with the address used last [spec 2.25]', async () => {
    localStorage.setItem('whoosh-last-email', 'mara@northfield.fm');
    const { person } = renderApp({ path: '/auth', api });
    await person.click(await screen.findByRole('button', { name: 'mara@northfield.fm' }));
    expect((await emailField()).value).toBe('mara@northfield.fm');
  });

  it('shows Account not found, and no toast, for an unknown address [spec 2.28, 8.4]', async () => {
    api.on({ 'POST /api/auth/send-code': refusal(404, 'USER_NOT_FOUND', 'User not found') });
    const person = await askForCode('nobody@example.com');
    expect(await screen.findByText('Account not found')).toBeTruthy();
    expect(
      screen.getByText("We couldn't find an account with this email address. Please create an account first."),
    ).toBeTruthy();
    expect(screen.queryByText('Failed to send code')).toBeNull();
    await person.click(button('Go to Sign Up'));
    expect(address()).toBe('/auth?tab=signup');
    expect((await emailField()).value).toBe('nobody@example.com');
  });

  it('says with the sentence of the server that a code could not be sent [spec 8.3]', async () => {
    api.on({ 'POST /api/auth/send-code': refusal(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment.') });
    await askForCode('mara@northfield.fm');
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Failed to send code')).toBeTruthy();
    expect(within(toast).getByText('Too many requests. Please wait a moment.')).toBeTruthy();
  });
});

describe('code entry', () => {
  it('says where the code went and remembers the address [spec 2.26, 8.2]', async () => {
    await askForCode('mara@northfield.fm');
    await pageHeading('Enter verification code');
    expect(screen.getByText('mara@northfield.fm')).toBeTruthy();
    expect(screen.getByText('Check your email for the 6-digit verification code.')).toBeTruthy();
    expect(localStorage.getItem('whoosh-last-email')).toBe('mara@northfield.fm');
    expect(api.callsOf('POST', '/api/auth/send-code')[0]?.body).toEqual({
      email: 'mara@northfield.fm',
      isSignup: false,
    });
  });

  it('takes digits only, at most six, and lets verify with exactly six [spec 5.3]', async () => {
    const person = await askForCode('mara@northfield.fm');
    const field = await screen.findByLabelText<HTMLInputElement>('Verification code');
    await person.type(field, '12a 345');
    expect(field.value).toBe('12345');
    expect(button('Verify code').disabled).toBe(true);
    await person.type(field, '678');
    expect(field.value).toBe('123456');
    expect(button('Verify code').disabled).toBe(false);
  });

  it('goes back to an empty form [spec 2.27]', async () => {
    const person = await askForCode('mara@northfield.fm');
    await pageHeading('Enter verification code');
    await person.click(button('Back'));
    expect((await emailField()).value).toBe('');
  });

  it.each([
    [FREE_USER, '/pricing'],
    [PREMIUM_USER, '/'],
  ])('signs in and goes on by plan [spec 4.3, 8.6]', async (user, destination) => {
    api.on({ 'POST /api/auth/verify-code': ok({ user }) });
    const person = await askForCode(user.email);
    await person.type(await screen.findByLabelText('Verification code'), '123456');
    await person.click(button('Verify code'));
    await waitFor(() => expect(address()).toBe(destination));
    expect(await screen.findByText("You've been successfully logged in.")).toBeTruthy();
  });

  it('says that an account which was to be deleted stays', async () => {
    api.on({ 'POST /api/auth/verify-code': ok({ user: PREMIUM_USER, restored: true }) });
    const person = await askForCode(PREMIUM_USER.email);
    await person.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
    expect(await screen.findByText('Your account will not be deleted.')).toBeTruthy();
  });

  it('sends the name at sign-up', async () => {
    api.on({ 'POST /api/auth/verify-code': ok({ user: FREE_USER }) });
    const { person } = renderApp({ path: '/auth?tab=signup', api });
    await person.type(await screen.findByLabelText('Name'), 'Noor Haddad');
    await person.type(await emailField(), 'noor@example.com');
    await person.click(button('Create account'));
    await person.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
    await waitFor(() => expect(api.callsOf('POST', '/api/auth/verify-code')).toHaveLength(1));
    expect(api.callsOf('POST', '/api/auth/send-code')[0]?.body).toEqual({ email: 'noor@example.com', isSignup: true });
    expect(api.callsOf('POST', '/api/auth/verify-code')[0]?.body).toEqual({
      email: 'noor@example.com',
      code: '123456',
      name: 'Noor Haddad',
    });
  });

  it('says that a code is wrong and lets try again [spec 8.5]', async () => {
    api.on({ 'POST /api/auth/verify-code': refusal(400, 'INVALID_CODE', 'Please check your code and try again.') });
    const person = await askForCode('mara@northfield.fm');
    const field = await screen.findByLabelText<HTMLInputElement>('Verification code');
    await person.type(field, '123456{Enter}');
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Invalid code')).toBeTruthy();
    expect(within(toast).getByText('Please check your code and try again.')).toBeTruthy();
    await waitFor(() => expect(field.value).toBe(''));
    expect(document.activeElement).toBe(field);
    // the toast goes, the reason stays beside the code
    await person.click(within(toast).getByRole('button'));
    expect(screen.getByText('Please check your code and try again.')).toBeTruthy();
  });
});

describe('people who are signed in already', () => {
  it.each([
    [FREE_USER, '/pricing'],
    [PREMIUM_USER, '/'],
  ])('are sent on by plan [spec 2.23]', async (user, destination) => {
    renderApp({ path: '/auth', api, user });
    await waitFor(() => expect(address()).toBe(destination));
  });
});

describe('a provider of OpenID Connect', () => {
  const config = { ...CONFIG, signInProvider: 'Northfield' };

  it('is a link that the browser follows itself', async () => {
    renderApp({ path: '/auth', api, config });
    const link = await screen.findByRole('link', { name: 'Continue with Northfield' });
    expect(link.getAttribute('href')).toBe('/api/auth/openid/start');
  });

  it('is not offered where there is none', async () => {
    renderApp({ path: '/auth', api });
    await emailField();
    expect(screen.queryByRole('link', { name: /^Continue with/ })).toBeNull();
  });

  it('that refused is told of in words', async () => {
    renderApp({ path: '/auth?problem=OPENID_REFUSED', api, config });
    expect(await screen.findByText('This sign-in could not be used. Try again, or use a code by email.')).toBeTruthy();
  });

  it('is linked with the code of its address', async () => {
    api.on({
      'GET /api/auth/openid/pending-link': ok({ email: 'noor@example.com' }),
      'POST /api/auth/openid/link': ok({ user: PREMIUM_USER }),
    });
    const { person } = renderApp({ path: '/auth?step=link', api, config });
    await person.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(api.callsOf('POST', '/api/auth/openid/link')[0]?.body).toEqual({ code: '123456' });
  });
});

describe('development login', () => {
  it('is not offered in production', async () => {
    renderApp({ path: '/auth', api });
    await emailField();
    await waitFor(() => expect(api.callsOf('GET', '/api/config')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Development login' })).toBeNull();
  });

  it('signs in as the address in the field [spec 8.8]', async () => {
    const { person } = renderApp({ path: '/auth', api });
    api.on({
      'GET /api/config': ok({ ...CONFIG, devLogin: true }),
      'POST /api/auth/dev-login': ok({ user: PREMIUM_USER }),
    });
    await person.type(await emailField(), 'mara@northfield.fm');
    await person.click(await screen.findByRole('button', { name: 'Development login' }));
    expect(await screen.findByText('Development login successful')).toBeTruthy();
    expect(api.callsOf('POST', '/api/auth/dev-login')[0]?.body).toEqual({ email: 'mara@northfield.fm', name: 'mara' });
  });

  it('says when it failed [spec 8.8]', async () => {
    const { person } = renderApp({ path: '/auth', api });
    api.on({
      'GET /api/config': ok({ ...CONFIG, devLogin: true }),
      'POST /api/auth/dev-login': refusal(404, 'NOT_FOUND', 'Not found'),
    });
    await person.click(await screen.findByRole('button', { name: 'Development login' }));
    expect(await screen.findByText('Development login failed')).toBeTruthy();
  });
});
