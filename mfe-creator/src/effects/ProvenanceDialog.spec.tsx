import { FakeApi, PREMIUM_USER, SignedIn, soundEffect } from '@whoosh/api-client/testing';
import { MemoryRouter, ToastProvider } from '@whoosh/ui';
import { render, screen } from '@testing-library/react';
import { ProvenanceDialog } from './ProvenanceDialog';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

const show = (fields: Parameters<typeof soundEffect>[0]) =>
  render(
    <SignedIn user={PREMIUM_USER}>
      <ToastProvider>
        <MemoryRouter>
          <ProvenanceDialog effect={soundEffect(fields)} onClose={() => undefined} />
        </MemoryRouter>
      </ToastProvider>
    </SignedIn>,
  );

describe('the provenance of a sound', () => {
  it.each([
    ['personal', /^Personal use: non-commercial work only/],
    ['commercial', /^Commercial rights: your own and client work, forever/],
  ] as const)('says that its licence is %s, and leads to the text', (licence, text) => {
    show({ licence });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Licence of sounds' }).getAttribute('href')).toBe('/legal/licence');
  });

  it('breaks off no word of a name that was cut out of a long prompt', () => {
    const name = 'heavy rain, a creaking door opens slowly, a dog ba';
    show({ name, prompt: `${name}rks` });
    expect(screen.getByText('heavy rain, a creaking door opens slowly…')).toBeTruthy();
  });

  it('tells what it was made from and by what, and leaves out words that there were not', () => {
    show({ prompt: '', seed: 41, engineVersion: '1.4.0' });
    expect(screen.getByText('Whoosh engine 1.4.0, seed 41')).toBeTruthy();
    expect(screen.queryByText('Made from')).toBeNull();
  });
});
