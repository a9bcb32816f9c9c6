import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const failing = () => jest.fn(() => Promise.reject(new Error('no network')));

afterEach(() => onlineManager.setOnline(true));

describe('a page without a network', () => {
  it('is told at once that nothing was changed', async () => {
    onlineManager.setOnline(false);
    await expect(new MutationObserver(createQueryClient(), { mutationFn: failing() }).mutate()).rejects.toThrow(
      'no network',
    );
  });

  it('is told at once that nothing could be read, and asks again when the network is back', async () => {
    onlineManager.setOnline(false);
    const queryFn = failing();
    const client = createQueryClient();
    client.mount();
    const observer = new QueryObserver(client, { queryKey: ['/api/sound-effects/index'], queryFn });
    const unsubscribe = observer.subscribe(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    onlineManager.setOnline(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(queryFn).toHaveBeenCalledTimes(2);
    unsubscribe();
    client.unmount();
  });
});
