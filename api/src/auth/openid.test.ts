import { type LocalServer, type Reply, startLocalServer } from '../../testing/local-server.ts';
import { signInAtSteam, steamId } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

/** This provider confirms every answer, so each refusal comes from the host's own checks. */
let provider: LocalServer;
let api: TestApi;
let reply: Reply;
const protocol = 'ns:http://specs.openid.net/auth/2.0';
const confirmed = `${protocol}\nis_valid:true\n`;

beforeAll(async () => {
  provider = await startLocalServer((path, query) => {
    if (path === '/openid/login') return reply;
    if (path === '/elsewhere') return { body: confirmed };
    return { body: { response: { players: [{ steamid: query.get('steamids'), personaname: 'Gabe' }] } } };
  });
  const settings = {
    STEAM_API_KEY: 'A'.repeat(32),
    STEAM_API_URL: provider.url,
    STEAM_OPENID_URL: `${provider.url}/openid/login`,
  };
  api = await startApi({ settings, isEmpty: true });
});
beforeEach(() => {
  reply = { body: confirmed };
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const signIn = (change?: (answer: URLSearchParams) => void) => signInAtSteam(api, provider.url, change);

test('starts a session for a valid answer', async () => {
  expect(await signIn()).toMatchObject({ status: 303, session: expect.stringMatching(/^hotdrop_session=./) });
});

const setBoth = (answer: URLSearchParams, identity: string) => {
  answer.set('openid.claimed_id', identity);
  answer.set('openid.identity', identity);
};
const signed = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

test.each<[string, (answer: URLSearchParams) => void]>([
  ['of OpenID 1.1', (a) => a.set('openid.ns', 'http://openid.net/signon/1.1')],
  ['with another mode', (a) => a.set('openid.mode', 'setup_needed')],
  ['of another provider', (a) => a.set('openid.op_endpoint', 'https://evil.example/openid/login')],
  ['with two identities', (a) => a.set('openid.identity', `${provider.url}/openid/id/76561198000000002`)],
  ['with an identity of another host', (a) => setBoth(a, `https://evil.example/openid/id/${steamId}`)],
  [
    'with an identity of a similar host',
    (a) => setBoth(a, `${provider.url.replace('.', 'x')}/openid/id/${steamId}`),
  ],
  ['with an identity that is too long', (a) => setBoth(a, `${provider.url}/openid/id/${steamId}7`)],
  ['for another address', (a) => a.set('openid.return_to', 'http://localhost:3000/elsewhere')],
  ['with a nonce in another format', (a) => a.set('openid.response_nonce', '2026-11-21 12:00:00Zabc')],
  ['with an old nonce', (a) => a.set('openid.response_nonce', '2026-11-21T11:54:59Zabc')],
  ['with a nonce from the future', (a) => a.set('openid.response_nonce', '2026-11-21T12:05:01Zabc')],
  [
    'with a second identity',
    (a) => {
      const own = a.get('openid.identity') ?? '';
      setBoth(a, `${provider.url}/openid/id/76561198000000002`);
      a.append('openid.claimed_id', own);
      a.append('openid.identity', own);
    },
  ],
  ...signed.map((field): [string, (answer: URLSearchParams) => void] => [
    `without a signature for ${field}`,
    (a) => a.set('openid.signed', signed.filter((one) => one !== field).join()),
  ]),
])('refuses an answer %s', async (_what, change) => {
  expect(await signIn(change)).toMatchObject({ failure: 'refused', session: undefined });
});

test.each<[string, Reply]>([
  ['says no', { body: `${protocol}\nis_valid:false\n` }],
  ['says yes in another protocol', { body: 'is_valid:true\n' }],
  ['says something similar to yes', { body: `${protocol}\nis_valid:trueish\n` }],
  ['is empty', { body: '' }],
  ['has an error status', { status: 500, body: confirmed }],
])('refuses a confirmation that %s', async (_what, said) => {
  reply = said;
  expect(await signIn()).toMatchObject({ failure: 'refused', session: undefined });
});

test('refuses a confirmation that is too large', async () => {
  reply = { body: confirmed + 'x'.repeat(100_000) };
  expect(await signIn()).toMatchObject({ failure: 'unavailable', session: undefined });
});

test('does not follow a redirect of the provider', async () => {
  reply = { status: 307, headers: { Location: '/elsewhere' } };
  expect(await signIn()).toMatchObject({ failure: 'unavailable', session: undefined });
  expect(provider.requests).not.toContainEqual(expect.stringContaining('/elsewhere'));
});
