import { createQueryClient } from '@whoosh/api-client';
import { CONFIG, ok, type FakeApi } from '@whoosh/api-client/testing';
import type { ConfigResponse, User } from '@whoosh/contracts';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '../app/App';
import type { LoadRemote } from '../app/remotes';
import { ReloadContext } from '../navigation/useLogOut';

interface RenderOptions {
  path: string;
  api: FakeApi;
  user?: User | null;
  config?: ConfigResponse;
  loadRemote?: LoadRemote;
  reload?: () => void;
}

/** Every remote page says its own path. */
const namedRemotes: LoadRemote = (id) => {
  const paths = ['/sfx-creator', '/sfx-library', '/pricing', '/top-up', '/checkout/success', '/account', '/support'];
  const routes = Object.fromEntries(paths.map((path) => [path, () => <h1>{`Remote page ${path}`}</h1>]));
  return Promise.resolve({ default: id.endsWith('/routes') ? routes : () => <p>{`Remote part ${id}`}</p> });
};

/** The whole product in jsdom at one path, with a server that answers from a table. */
export function renderApp({
  path,
  api,
  user = null,
  config = CONFIG,
  loadRemote = namedRemotes,
  reload = () => undefined,
}: RenderOptions): { person: UserEvent } {
  window.history.replaceState(null, '', path);
  api.on({ 'GET /api/config': ok(config), 'GET /api/projects': ok([]), 'GET /api/sound-effects/all': ok([]) });
  if (user !== null) api.on({ 'GET /api/auth/user': ok({ user }) });
  const person = userEvent.setup();
  render(
    <ReloadContext value={reload}>
      <App client={createQueryClient()} loadRemote={loadRemote} />
    </ReloadContext>,
  );
  return { person };
}

/** The path and query that the address bar shows. */
export function address(): string {
  return window.location.pathname + window.location.search;
}

/** Waits until the page with this heading shows. */
export function pageHeading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}
