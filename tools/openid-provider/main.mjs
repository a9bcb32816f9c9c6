/**
 * A provider of OpenID Connect for tests, and for trying OIDC_ISSUER out: whoever logs in there is whoever they say,
 * and their address counts as verified unless it begins with "unverified". It knows one client, whoosh, whose redirect
 * address is OPENID_REDIRECT_URI. Prints its issuer.
 */
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const { OPENID_REDIRECT_URI: redirectUri, OPENID_PORT: port = '0' } = process.env;
if (!redirectUri) throw new Error('OPENID_REDIRECT_URI must be set');

const server = createServer();
await new Promise((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;
const provider = new Provider(issuer, {
  clients: [{ client_id: 'whoosh', client_secret: 'a secret of the tests', redirect_uris: [redirectUri] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  findAccount: (_context, login) => ({
    accountId: login,
    claims: () => ({
      sub: login,
      email: login,
      email_verified: !login.startsWith('unverified'),
      name: `Person ${login.split('@')[0]}`,
    }),
  }),
});
server.on('request', provider.callback());
process.on('SIGTERM', () => process.exit(0));
console.log(`issuer ${issuer}`);
