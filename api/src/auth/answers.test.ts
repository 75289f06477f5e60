import { type LocalServer, type Reply, startLocalServer } from '../testing/local-server.ts';
import { signInAtSteam, steamId } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

/**
 * The provider of these tests confirms whatever it is asked, as one does that was tricked: what is refused here, the
 * host has refused by itself.
 */
let provider: LocalServer;
let api: TestApi;
let reply: Reply;
jest.setTimeout(60_000);

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
}, 180_000);
beforeEach(() => {
  reply = { body: confirmed };
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const signIn = (change?: (answer: URLSearchParams) => void) => signInAtSteam(api, provider.url, change);

test('an answer with which nothing is wrong begins a session', async () => {
  expect(await signIn()).toMatchObject({ status: 303, session: expect.stringMatching(/^hotdrop_session=./) });
});

const setBoth = (answer: URLSearchParams, identity: string) => {
  answer.set('openid.claimed_id', identity);
  answer.set('openid.identity', identity);
};
const signed = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

test.each<[string, (answer: URLSearchParams) => void]>([
  ['of a protocol of before', (a) => a.set('openid.ns', 'http://openid.net/signon/1.1')],
  ['that does not say yes', (a) => a.set('openid.mode', 'setup_needed')],
  ['of another provider', (a) => a.set('openid.op_endpoint', 'https://evil.example/openid/login')],
  ['with two identities', (a) => a.set('openid.identity', `${provider.url}/openid/id/76561198000000002`)],
  ['with an identity of another host', (a) => setBoth(a, `https://evil.example/openid/id/${steamId}`)],
  [
    'with an identity of a host that looks alike',
    (a) => setBoth(a, `${provider.url.replace('.', 'x')}/openid/id/${steamId}`),
  ],
  ['with an identity that goes on', (a) => setBoth(a, `${provider.url}/openid/id/${steamId}7`)],
  ['for another address', (a) => a.set('openid.return_to', 'http://localhost:3000/elsewhere')],
  ['with a nonce of another form', (a) => a.set('openid.response_nonce', '2026-11-21 12:00:00Zabc')],
  ['with an old nonce', (a) => a.set('openid.response_nonce', '2026-11-21T11:54:59Zabc')],
  ['with a nonce of the future', (a) => a.set('openid.response_nonce', '2026-11-21T12:05:01Zabc')],
  [
    'that names somebody else before the one who is confirmed',
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
])('an answer %s begins none', async (_what, change) => {
  expect(await signIn(change)).toMatchObject({ status: 403, session: undefined });
});

test.each<[string, Reply]>([
  ['says no', { body: `${protocol}\nis_valid:false\n` }],
  ['says yes in another protocol', { body: 'is_valid:true\n' }],
  ['says something like yes', { body: `${protocol}\nis_valid:trueish\n` }],
  ['says nothing', { body: '' }],
  ['fails with a yes', { status: 500, body: confirmed }],
])('a provider that %s has confirmed nothing', async (_what, said) => {
  reply = said;
  expect(await signIn()).toMatchObject({ status: 403, session: undefined });
});

test('the provider’s word counts, and nobody’s to whom it leads', async () => {
  reply = { status: 307, headers: { Location: '/elsewhere' } };
  expect(await signIn()).toMatchObject({ status: 503, session: undefined });
  expect(provider.asked).not.toContainEqual(expect.stringContaining('/elsewhere'));
});
