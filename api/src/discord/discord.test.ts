import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { type LocalServer, type Reply, startLocalServer } from '../../testing/local-server.ts';
import { signIn } from '../../testing/sign-in.ts';
import { startApi, type TestApi, useEmptyStore } from '../../testing/start-api.ts';
import {
  aParticipant,
  type ParticipantRow,
  storeMatches,
  storePlayer,
} from '../../testing/stored-matches.ts';
import {
  hiddenPlayers,
  players,
  pointReadings,
  renewals,
  seasonStats,
  webhookMessages,
  webhooks,
} from '../data/schema.ts';
import { days, hours } from '../durations.ts';
import { deleteExpired } from '../jobs/delete-expired.ts';
import { type DiscordMessage, tierColors } from './create-message.ts';
import { sendMessages, watchPlayers } from './jobs.ts';
import { panelPicture, siteIcon, siteUrl } from './site-links.ts';

const season = 'division.bro.official.pc-2018-43';
const player = 'account.player';
const line = 'player: what the site says.';

const getStore = useEmptyStore();
let discord: LocalServer;
let answer: (path: string) => Reply | undefined;
let bodies: DiscordMessage[];
let api: TestApi;
let cookie: string;

const startHost = () =>
  startApi({
    store: getStore(),
    settings: { DISCORD_ORIGIN: discord.url, SITE_ORIGINS: `${discord.url},http://localhost:3000` },
  });

beforeEach(async () => {
  bodies = [];
  answer = () => ({ body: { id: '1' } });
  // Discord, and the site with its panels.
  discord = await startLocalServer((path, query, body) => {
    if (path === '/pubg/panel/mf-profile/last-session.json')
      return query.get('hl') === 'en' ? { body: { line } } : { status: 503, body: { line: 'Not now.' } };
    if (!path.startsWith('/api/webhooks/')) return undefined;
    bodies.push(JSON.parse(body));
    return answer(path);
  });
  api = await startHost();
  await storePlayer(api.context, player, {
    syncedAt: api.context.now(),
    tier: 'Crystal',
    subTier: '4',
    rankPoint: 2658,
  });
  cookie = await signIn(api);
});
afterEach(async () => {
  await api.close();
  await discord.close();
});

const addressOf = (token = 'token') => `https://discord.com/api/webhooks/123/${token}`;

const add = (change: object = {}, as = cookie, headers?: Record<string, string>) =>
  api.post(
    '/account/webhooks',
    { shard: 'steam', accountId: player, address: addressOf(), language: 'en', ...change },
    as,
    headers,
  );

const list = async (as = cookie) =>
  (await api.get('/account/webhooks', { headers: { Cookie: as } })).data.webhooks;

const countMessages = (path = '/api/webhooks/') =>
  discord.requests.filter((request) => request.includes(path)).length;

const before = (time: number) => new Date(api.context.now().getTime() - time);

let added = 0;
const addMatch = (
  age: number,
  stats: Partial<ParticipantRow> = {},
  others: readonly Partial<ParticipantRow>[] = [],
) =>
  storeMatches(
    api.context,
    [aParticipant({ matchId: `match-${++added}`, accountId: player, createdAt: before(age), ...stats })],
    others,
  );

/** The source has confirmed the player and their matches. */
const renew = () =>
  api.context.db.update(players).set({ syncedAt: api.context.now() }).where(eq(players.accountId, player));

const storeTier = async (tier: string, subTier: string) => {
  const row = {
    accountId: player,
    season,
    shard: 'steam',
    normal: {},
    // The host reads no more of them.
    ranked: { squad: { currentTier: { tier, subTier }, currentRankPoint: 2700, roundsPlayed: 9 } } as never,
    fetchedAt: api.context.now(),
  };
  await api.context.db
    .insert(seasonStats)
    .values(row)
    .onConflictDoUpdate({ target: [seasonStats.accountId, seasonStats.season, seasonStats.shard], set: row });
};

const runJobs = async (host = api) => {
  await watchPlayers.run(host.context, {});
  await sendMessages.run(host.context, {});
};

const newest = () => bodies.at(-1)?.embeds[0];

/** A webhook, and a session that has ended since. */
const playSession = async () => {
  await add();
  api.advance(hours(6));
  await addMatch(hours(5), { kills: 4, teamRank: 1 });
  await renew();
};

describe('a webhook', () => {
  test('is added after a first message, and its address is never shown', async () => {
    const { data, text } = await add();
    expect(data).toEqual({
      id: 1,
      accountId: player,
      shard: 'STEAM',
      name: 'player',
      createdAt: api.context.now().toISOString(),
    });
    expect(await list()).toEqual([data]);
    expect(discord.requests).toEqual(['POST /api/webhooks/123/token?wait=true']);
    expect(bodies[0]).toMatchObject({
      embeds: [{ title: 'Messages about player come here' }],
      allowed_mentions: { parse: [] },
    });
    expect(text).not.toContain('token');
    expect(JSON.stringify(await api.context.db.select().from(webhooks))).not.toContain('token');
  });

  test.each([
    ['nothing', { address: '' }, 'address', 0],
    ['an address elsewhere', { address: 'https://evil.example/api/webhooks/1/a' }, 'address', 0],
    ['one that Discord does not know', { address: addressOf('gone') }, 'unknown', 1],
    ['one whose token is wrong', { address: addressOf('wrong') }, 'unknown', 1],
    ['one that refuses the message', { address: addressOf('refuses') }, 'refused', 1],
    ['a redirect', { address: addressOf('redirects') }, 'refused', 1],
    ['one that fails', { address: addressOf('fails') }, 'no answer', 1],
    ['one that is busy', { address: addressOf('busy') }, 'no answer', 1],
  ])('is not added for %s', async (_, change, refusal, requests) => {
    const replies: Record<string, Reply> = {
      gone: { status: 404 },
      wrong: { status: 401 },
      refuses: { status: 400 },
      redirects: { status: 302, headers: { Location: `${discord.url}/api/webhooks/9/other` } },
      fails: { status: 500 },
      busy: { status: 429, body: { retry_after: 1 } },
    };
    answer = (path) => replies[path.split('/').at(-1) ?? ''];
    expect(await add(change)).toMatchObject({ status: 200, data: { refusal } });
    expect(await list()).toEqual([]);
    expect(countMessages()).toBe(requests);
  });

  test('is not added if Discord does not answer', async () => {
    answer = () => ({ delay: 2_000 });
    const { timeout } = AbortSignal;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    expect((await add()).data).toEqual({ refusal: 'no answer' });
    expect(await list()).toEqual([]);
  });

  test.each([
    ['from another site', { Origin: 'https://evil.example' }, true, 403],
    ['without an origin', { Origin: '' }, true, 403],
    ['of a visitor who is signed out', {}, false, 401],
  ])('is neither added nor deleted by a request %s', async (_, headers, isSignedIn, status) => {
    const { data } = await add();
    const as = isSignedIn ? cookie : '';
    expect((await add({ address: addressOf('other') }, as, headers)).status).toBe(status);
    expect((await api.delete(`/account/webhooks/${data.id}`, as, headers)).status).toBe(status);
    expect([countMessages(), (await list()).length]).toEqual([1, 1]);
  });

  test('belongs to its account', async () => {
    const { data } = await add();
    const other = await signIn(api, '76500000000000004');
    expect(await list(other)).toEqual([]);
    expect((await api.get('/account/webhooks')).status).toBe(401);
    expect((await api.delete(`/account/webhooks/${data.id}`, other)).status).toBe(404);
    expect((await api.delete(`/account/webhooks/${data.id}`, cookie)).data).toEqual({ id: data.id });
    expect(await list()).toEqual([]);
  });

  test('is one for each address and player, and an account has five', async () => {
    const addNumber = (id: number) => add({ address: `https://discord.com/api/webhooks/${id}/token` });
    const all = await Promise.all([1, 2, 3, 4].map(addNumber));
    expect(all.filter(({ data }) => 'id' in data)).toHaveLength(4);
    expect((await addNumber(2)).data).toEqual({ refusal: 'duplicate' });
    api.advance(60_000);
    const last = await Promise.all([5, 6, 7].map(addNumber));
    expect(last.filter(({ data }) => data.refusal === 'full')).toHaveLength(2);
    expect(await list()).toHaveLength(5);
    expect((await addNumber(8)).data).toEqual({ refusal: 'full' });
  });

  test('is tried five times a minute', async () => {
    answer = () => ({ status: 404 });
    for (let i = 0; i < 5; i++) expect((await add()).status).toBe(200);
    const refused = await add();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
    expect(countMessages()).toBe(5);
  });
});

describe('the recap of a session', () => {
  test('says what the team did, and names no hidden player', async () => {
    await add();
    const hiddenAt = api.context.now();
    await api.context.db
      .insert(hiddenPlayers)
      .values({ accountId: 'account.hidden', platform: 'steam', hiddenAt });
    api.advance(hours(9));
    await addMatch(hours(7), { teamRank: 2, mapName: 'Tiger_Main', kills: 5 }, [
      { accountId: 'account.m', name: 'Lynx__x', kills: 7 },
      { accountId: 'ai.1', kills: 9 },
      { accountId: 'account.hidden', name: 'Nobody', kills: 8 },
    ]);
    await addMatch(hours(6), { teamRank: 1, mapName: 'Desert_Main', kills: 7 });
    await addMatch(hours(5.5), { matchType: 'training', kills: 70 });
    await api.context.db.insert(pointReadings).values(
      [
        { age: hours(8), rankPoint: 2565 },
        { age: hours(5), rankPoint: 2658 },
      ].map(({ age, rankPoint }) => ({
        accountId: player,
        season,
        mode: 'squad',
        rankPoint,
        at: before(age),
        until: before(age),
      })),
    );
    await renew();
    await runJobs();
    expect(bodies.at(-1)).toEqual({
      username: 'Hotdrop',
      allowed_mentions: { parse: [] },
      embeds: [
        {
          title: '2 matches, 1 win, +93 points',
          description: `${line}\nSquad TPP\n#2 Taego · **#1 Miramar**`,
          color: tierColors.crystal,
          timestamp: before(hours(5.5) - 1_000_000).toISOString(),
          author: { name: 'player, Lynx__x' },
          fields: [
            { name: 'player', value: '12 kills **+93**', inline: true },
            { name: 'Lynx\\_\\_x', value: '7 kills', inline: true },
          ],
          footer: { text: 'Hotdrop' },
        },
      ],
    });
  });

  test('is in the language of the webhook, and goes without the site', async () => {
    await add({ language: 'ko' });
    api.advance(hours(6));
    await addMatch(hours(5), { kills: 4, teamRank: 1 });
    await renew();
    await runJobs();
    expect(newest()).toMatchObject({
      title: '1게임, 1승',
      description: '스쿼드 TPP\n**#1 에란겔**',
      fields: [{ value: '4킬' }],
    });
  });

  test('comes when no match can follow any more', async () => {
    await add();
    api.advance(hours(1));
    await addMatch(hours(0.5), { timeSurvived: 1800 });
    await renew();
    api.advance(hours(2.9));
    await renew();
    await runJobs();
    expect(countMessages()).toBe(1);
    api.advance(hours(0.2));
    await runJobs();
    expect(countMessages()).toBe(1);
    await renew();
    await runJobs();
    expect(countMessages()).toBe(2);
  });

  test('is not sent for training, for old sessions, and for sessions before the webhook', async () => {
    await addMatch(hours(10));
    await add();
    api.advance(days(5));
    await addMatch(days(2));
    await addMatch(hours(5), { matchType: 'training' });
    await renew();
    await runJobs();
    expect(countMessages()).toBe(1);
  });

  test('is sent once although the jobs run twice, also at the same time', async () => {
    await playSession();
    const other = await startHost();
    await Promise.all([runJobs(), runJobs(other)]);
    await runJobs();
    await runJobs(other);
    expect(countMessages()).toBe(2);
    await other.close();
  });

  test('is sent once although a match of the session is found later', async () => {
    await playSession();
    await runJobs();
    await addMatch(hours(4.5), { timeSurvived: 1000 });
    api.advance(hours(2));
    await renew();
    await runJobs();
    expect(countMessages()).toBe(2);
  });

  test('is not sent again by the next host if a host dies before it knows the answer', async () => {
    await playSession();
    await watchPlayers.run(api.context, {});
    const died = Promise.withResolvers<void>();
    answer = () => {
      died.resolve();
      return { delay: 5_000 };
    };
    const dying = sendMessages.run(api.context, {}).catch(() => {});
    await died.promise;
    answer = () => ({ body: { id: '2' } });
    const next = await startHost();
    await runJobs(next);
    next.advance(days(2));
    await runJobs(next);
    expect(countMessages()).toBe(2);
    await discord.close();
    await dying;
    await next.close();
  });
});

describe('a message that Discord does not take', () => {
  const sendLater = async (time: number) => {
    api.advance(time);
    await sendMessages.run(api.context, {});
    return countMessages() - 1;
  };
  /** How often it was sent. */
  const fail = async (reply: Reply) => {
    await playSession();
    answer = () => reply;
    await runJobs();
    return countMessages() - 1;
  };

  test.each<[string, Reply]>([
    ['in its answer', { status: 429, body: { retry_after: 90.5, global: false } }],
    ['in a header', { status: 429, headers: { 'Retry-After': '91' }, body: 'slow down' }],
  ])('waits as long as Discord says %s', async (_, reply) => {
    expect(await fail(reply)).toBe(1);
    expect(await sendLater(90_000)).toBe(1);
    answer = () => ({ status: 204 });
    expect(await sendLater(1_000)).toBe(2);
    expect(await sendLater(days(1))).toBe(2);
  });

  test('is sent again with growing delays, and given up after a day', async () => {
    expect(await fail({ status: 502 })).toBe(1);
    expect(await sendLater(59_000)).toBe(1);
    expect(await sendLater(1_000)).toBe(2);
    expect(await sendLater(60_000)).toBe(2);
    expect(await sendLater(60_000)).toBe(3);
    let sent = 3;
    for (let hour = 0; hour < 48; hour++) sent = await sendLater(hours(1));
    expect(sent).toBeGreaterThan(20);
    expect(sent).toBeLessThan(30);
    const [row] = await api.context.db.select().from(webhookMessages);
    expect(row?.nextTryAt).toBeNull();
  });

  test('is sent again if Discord does not answer', async () => {
    const { timeout } = AbortSignal;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    expect(await fail({ delay: 2_000 })).toBe(1);
    answer = () => ({ status: 204 });
    expect(await sendLater(60_000)).toBe(2);
    expect(await sendLater(60_000)).toBe(2);
  });

  test.each([401, 404])('deletes the webhook after a %i', async (status) => {
    expect(await fail({ status })).toBe(1);
    expect(await list()).toEqual([]);
    expect(await sendLater(days(1))).toBe(1);
  });

  test('is given up after another refusal, and the next one is sent', async () => {
    expect(await fail({ status: 400 })).toBe(1);
    answer = () => ({ status: 204 });
    expect(await sendLater(hours(10))).toBe(1);
    await addMatch(hours(5));
    await renew();
    await watchPlayers.run(api.context, {});
    expect(await sendLater(0)).toBe(2);
  });

  test('is counted', async () => {
    await fail({ status: 400 });
    expect(await api.context.metrics.registry.metrics()).toMatch(
      /discord_messages_total\{outcome="sent"\} 1[\s\S]*outcome="refused"\} 1/,
    );
  });
});

describe('a promotion', () => {
  const reach = async (tier: string, division: string) => {
    api.advance(hours(1));
    await storeTier(tier, division);
    await renew();
    await runJobs();
    return countMessages() - 1;
  };

  test('is told once a season for each division', async () => {
    await storeTier('Crystal', '4');
    await add();
    expect(await reach('Crystal', '4')).toBe(0);
    expect(await reach('Crystal', '3')).toBe(1);
    expect(newest()).toMatchObject({ title: 'Promoted to Crystal 3', color: tierColors.crystal });
    expect(await reach('Crystal', '4')).toBe(1);
    expect(await reach('Crystal', '3')).toBe(1);
    expect(await reach('Diamond', '4')).toBe(2);
    expect(await reach('Survivor', '')).toBe(3);
    expect(newest()).toMatchObject({ title: 'Promoted to Survivor', color: tierColors.survivor });
  });

  test('is not the first rank', async () => {
    await add();
    expect(await reach('Gold', '1')).toBe(0);
    expect(await reach('Platinum', '4')).toBe(1);
  });
});

/** The clock of the tests shows Saturday noon. */
test('sums up the week on Monday', async () => {
  await add();
  api.advance(hours(24));
  await addMatch(hours(6), { teamRank: 1 });
  await addMatch(hours(4));
  api.advance(hours(11));
  await renew();
  await runJobs();
  expect(newest()?.title).toBe('2 matches, 1 win');
  api.advance(hours(2));
  await renew();
  await runJobs();
  expect(newest()).toMatchObject({
    title: 'Week 47: 2 matches, 1 win',
    description: '2 kills\n**#1 Erangel, 1 kill**',
  });
  api.advance(days(1));
  await renew();
  await runJobs();
  expect(countMessages()).toBe(3);
});

describe('the renewal of players with a webhook', () => {
  const isRequested = async () => {
    await watchPlayers.run(api.context, {});
    const rows = await api.context.db.select().from(renewals);
    await api.context.db.delete(renewals);
    return rows.map(({ accountId, priority }) => [accountId, priority]);
  };
  const requested = [[player, 2]];

  test('is every 15 minutes while they play, and later less often', async () => {
    await storePlayer(api.context, 'account.other', { syncedAt: api.context.now() });
    await add();
    await addMatch(0);
    api.advance(hours(0.24));
    expect(await isRequested()).toEqual([]);
    api.advance(hours(0.02));
    expect(await isRequested()).toEqual(requested);
    api.advance(hours(8));
    await renew();
    api.advance(hours(1));
    expect(await isRequested()).toEqual([]);
    api.advance(hours(0.3));
    expect(await isRequested()).toEqual(requested);
    api.advance(days(9));
    await renew();
    api.advance(hours(5.9));
    expect(await isRequested()).toEqual([]);
    api.advance(hours(0.2));
    expect(await isRequested()).toEqual(requested);
  });

  test('waits while one runs, and after one failed', async () => {
    await add();
    api.advance(days(1));
    await watchPlayers.run(api.context, {});
    const [first] = await api.context.db.select().from(renewals);
    api.advance(60_000);
    await watchPlayers.run(api.context, {});
    expect(await api.context.db.select().from(renewals)).toEqual([first]);
    await api.context.db
      .update(renewals)
      .set({ finishedAt: api.context.now(), error: 'network', failures: 2 });
    api.advance(60_000);
    await watchPlayers.run(api.context, {});
    expect((await api.context.db.select().from(renewals))[0]?.finishedAt).not.toBeNull();
  });
});

test('remembers messages for a season', async () => {
  await playSession();
  await runJobs();
  const count = () => api.context.db.$count(webhookMessages);
  api.advance(days(180));
  await deleteExpired.run(api.context, {});
  expect(await count()).toBe(1);
  api.advance(days(11));
  await deleteExpired.run(api.context, {});
  expect(await count()).toBe(0);
});

test.each([
  ['https://hotdrop.example', 'https://hotdrop.example/pubg/profile/steam/Ada'],
  ['http://hotdrop.example', null],
  ['https://localhost', null],
  ['https://127.0.0.1', null],
  ['https://[::1]', null],
])('messages of %s link to %s', (origin, expected) => {
  const context = { ...api.context, config: { ...api.context.config, siteOrigins: [origin] } };
  expect(siteUrl(context, '/profile/steam/Ada')).toBe(expected);
  expect(siteIcon(context)).toBe(expected && 'https://hotdrop.example/icon-192.png');
  const row = { platform: 'steam', name: 'Ada 1' } as never;
  expect(panelPicture(context, { id: 'week', player: row, week: '2026-W47' }, 'ko')).toBe(
    expected &&
      'https://hotdrop.example/pubg/panel/mf-profile/week.png?player=steam%2FAda+1&week=2026-W47&hl=ko',
  );
});

test('colors are those of the site', () => {
  const sheet = readFileSync(resolve(__dirname, '../../../shared-ui/src/tokens.css'), 'utf8');
  for (const [mark, color] of Object.entries(tierColors))
    expect(sheet).toContain(`--tier-${mark}: #${color.toString(16)};`);
});
