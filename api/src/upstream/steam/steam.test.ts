import { answerSteam } from '../../../simulator/steam.ts';
import { type LocalServer, type Reply, startLocalServer } from '../../../testing/local-server.ts';
import {
  followAnswer,
  readOutcome,
  signInAtSteam,
  startSteamSignIn,
  steamId,
} from '../../../testing/sign-in.ts';
import { site, startApi, type TestApi, useEmptyStore } from '../../../testing/start-api.ts';
import { countPlayers } from '../../jobs/count-players.ts';

const getStore = useEmptyStore();
let server: LocalServer;
let api: TestApi;
let trouble: (path: string) => Reply | undefined = () => undefined;
const answers: Readonly<Record<string, () => Reply>> = {
  '/ISteamUser/GetPlayerSummaries/v0002/': () => ({
    body: {
      response: {
        players: [
          {
            steamid: steamId,
            personaname: 'Gabe',
            profileurl: 'https://steamcommunity.com/id/gabe/',
            avatar: 'a',
            avatarmedium: 'https://avatars.example/m.jpg',
          },
        ],
      },
    },
  }),
};

beforeEach(async () => {
  trouble = () => undefined;
  server = await startLocalServer((path, query, body) => {
    if (path === '/openid/login') {
      const isAsking = new URLSearchParams(body).get('openid.mode') === 'check_authentication';
      return (
        trouble(path) ?? {
          body: `ns:http://specs.openid.net/auth/2.0\nis_valid:${isAsking && body.includes('good-signature')}\n`,
        }
      );
    }
    return trouble(path) ?? answers[path]?.() ?? answerSteam(path, query);
  });
  const settings = {
    PUBG_API_KEY: 'a-key-that-is-long-enough',
    STEAM_API_KEY: 'A'.repeat(32),
    STEAM_API_URL: server.url,
    STEAM_STORE_URL: server.url,
    STEAM_OPENID_URL: `${server.url}/openid/login`,
  };
  api = await startApi({ settings, store: getStore() });
});
afterEach(async () => {
  await api.close();
  await server.close();
});

test('counts players and lists the most played games', async () => {
  await countPlayers.run(api.context, {});
  expect((await api.get('/stats/count')).data).toMatchObject({ count: 345678, yesterday: null });
  expect((await api.get('/stats/steam')).data.ranking).toMatchObject([
    { name: 'Counter-Strike 2', current: 900000, peak: 1000000, isOurs: false },
    { name: 'PUBG: BATTLEGROUNDS', current: 345678, peak: 345678, isOurs: true },
    { name: 'App 1', current: 5, peak: 6, isOurs: false },
  ]);
});

test('answers null before the first count, and keeps the last one while Steam is unreachable', async () => {
  expect((await api.get('/stats/count')).data).toEqual({
    count: null,
    at: null,
    yesterday: null,
    lastWeek: null,
    lastYear: null,
    peak: null,
    peaks: [],
  });
  await countPlayers.run(api.context, {});
  trouble = () => ({ status: 503 });
  api.advance(300_000);
  await expect(countPlayers.run(api.context, {})).rejects.toMatchObject({ status: 'unreachable' });
  expect((await api.get('/stats/count')).data.count).toBe(345678);
});

test('signs in with the name and avatar of the Steam account', async () => {
  const { endpoint, session = '' } = await signInAtSteam(api, server.url);
  expect(endpoint).toBe(`${server.url}/openid/login`);
  expect((await api.get('/auth', { headers: { Cookie: session } })).data.auth).toEqual({
    displayName: 'Gabe',
    avatarUrl: 'https://avatars.example/m.jpg',
  });
  expect((await api.request('/auth/demo')).status).toBe(404);
});

test.each([
  ['javascript:alert(1)'],
  ['http://steamcommunity.com/id/gabe/'],
  ['https://steamcommunity.com.evil.example/id/gabe/'],
  ['https://evil.example/id/gabe/'],
  ['https://steamcommunity.com@evil.example/'],
  ['https://gabe:secret@steamcommunity.com/id/gabe/'],
])('leaves out the profile address %s', async (profileurl) => {
  const player = {
    steamid: steamId,
    personaname: 'Gabe',
    profileurl,
    avatarmedium: profileurl.replace('https:', 'http:'),
  };
  trouble = (path) =>
    path.includes('GetPlayerSummaries') ? { body: { response: { players: [player] } } } : undefined;
  const { session = '' } = await signInAtSteam(api, server.url);
  const posted = await api.post('/stats/comments', { content: 'hello' }, session);
  expect(posted.data.author).toEqual({ displayName: 'Gabe', profileUrl: null, avatarUrl: null });
});

test('refuses an answer of Steam that is too large', async () => {
  trouble = () => ({
    body: `{"response":{"player_count":1,"result":1},"x":"${'x'.repeat(17 * 1024 * 1024)}"}`,
  });
  await expect(countPlayers.run(api.context, {})).rejects.toMatchObject({
    status: 'malformed',
    message: 'Steam sent more than 16777216 bytes.',
  });
});

test('does not use up the sign-in when the profile cannot be read', async () => {
  trouble = (path) => (path.includes('GetPlayerSummaries') ? { status: 403 } : undefined);
  const { answer, browser } = await startSteamSignIn(api, server.url);
  expect(readOutcome(await followAnswer(api, answer, browser))).toMatchObject({
    location: `${site}/pubg?sign_in_failure=unavailable`,
    session: undefined,
  });
  trouble = () => undefined;
  expect(readOutcome(await followAnswer(api, answer, browser))).toMatchObject({
    location: `${site}/pubg`,
    session: expect.stringMatching(/^hotdrop_session=./),
  });
});
