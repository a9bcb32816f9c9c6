import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useVerifyCode } from './auth';
import { CACHE_KEYS } from './cache-keys';
import { usePlans } from './plans';
import { createQueryClient } from './query-client';
import { ApiProvider, useSession } from './session';
import { FakeApi, FREE_USER, ok, PREMIUM_USER, refusal } from './testing';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

function setUp() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return { client, wrapper };
}

describe('the session', () => {
  it('is loading first, then holds the user [spec 4.1]', async () => {
    api.on({ 'GET /api/auth/user': ok({ user: FREE_USER }) });
    const { result } = renderHook(useSession, setUp());
    expect(result.current).toMatchObject({ isLoading: true, user: null });
    await waitFor(() => expect(result.current).toMatchObject({ isLoading: false, user: FREE_USER }));
  });

  it('is signed out when the server answers 401 [spec 7.2]', async () => {
    const { result } = renderHook(useSession, setUp());
    await waitFor(() => expect(result.current).toMatchObject({ isLoading: false, user: null, error: null }));
  });

  it('is signed out, with an error, when the server fails', async () => {
    api.on({ 'GET /api/auth/user': refusal(500, 'INTERNAL', 'Something went wrong') });
    const { result } = renderHook(useSession, setUp());
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.user).toBeNull();
    expect(result.current.error?.message).toBe('Something went wrong');
  });

  it('clears the user and everything cached at sign-out [spec 4.2]', async () => {
    api.on({ 'GET /api/auth/user': ok({ user: PREMIUM_USER }), 'POST /api/auth/logout': { status: 204 } });
    const { client, wrapper } = setUp();
    client.setQueryData(CACHE_KEYS.allSoundEffects, []);
    const { result } = renderHook(useSession, { wrapper });
    await waitFor(() => expect(result.current.user).not.toBeNull());
    await act(() => result.current.signOut());
    expect(client.getQueryData(CACHE_KEYS.user)).toBeNull();
    expect(client.getQueryData(CACHE_KEYS.allSoundEffects)).toBeUndefined();
    await waitFor(() => expect(result.current.user).toBeNull());
  });

  it('stays when the sign-out fails', async () => {
    api.on({
      'GET /api/auth/user': ok({ user: PREMIUM_USER }),
      'POST /api/auth/logout': refusal(500, 'INTERNAL', 'No'),
    });
    const { result } = renderHook(useSession, setUp());
    await waitFor(() => expect(result.current.user).not.toBeNull());
    await expect(act(() => result.current.signOut())).rejects.toThrow('No');
    expect(result.current.user).toEqual(PREMIUM_USER);
  });

  it('begins with a verified code, without what was cached for somebody else', async () => {
    api.on({ 'POST /api/auth/verify-code': ok({ user: FREE_USER }) });
    const { client, wrapper } = setUp();
    client.setQueryData(CACHE_KEYS.allSoundEffects, [{ id: 1 }]);
    const { result } = renderHook(() => ({ session: useSession(), verify: useVerifyCode() }), { wrapper });
    await act(() => result.current.verify.mutateAsync({ email: FREE_USER.email, code: '123456' }));
    await waitFor(() => expect(result.current.session.user).toEqual(FREE_USER));
    expect(client.getQueryData(CACHE_KEYS.allSoundEffects)).toBeUndefined();
  });
});

describe('the plans', () => {
  function PlanNames() {
    return (
      <p>
        {usePlans()
          .data.map(({ name }) => name)
          .join(', ')}
      </p>
    );
  }

  it('are the default ones while the server has not answered and when it fails [spec 7.23, 9.16]', async () => {
    api.on({ 'GET /api/plans': refusal(500, 'INTERNAL', 'No') });
    render(<PlanNames />, setUp());
    expect(screen.getByText('Free, Premium')).toBeTruthy();
    await waitFor(() => expect(api.callsOf('GET', '/api/plans')).toHaveLength(1));
    expect(screen.getByText('Free, Premium')).toBeTruthy();
  });
});
