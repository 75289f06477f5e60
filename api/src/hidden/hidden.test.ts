import { gunzipSync } from 'node:zlib';
import { isHidden } from '@hotdrop/shared-domain/game';
import { type Call, type CallName, listCalls, listPlayerFields } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import { signIn } from '../../testing/sign-in.ts';
import { type Answered, site, startApi, type TestApi } from '../../testing/start-api.ts';
import { usePubg } from '../../testing/use-pubg.ts';
import { createApp } from '../app.ts';
import {
  boardRows,
  landings,
  nameLookups,
  participants,
  players,
  pointReadings,
  renewals,
  seasonStats,
  users,
  webhooks,
} from '../data/schema.ts';
import { days, hiddenNameTime, hiddenPlayersCacheTime } from '../durations.ts';
import { refreshBoards } from '../jobs/refresh-boards.ts';
import { buildBoards } from '../leaderboards/boards.ts';
import { seedDatabase } from '../upstream/demo/seed-database.ts';
import { hiddenName } from './anonymize.ts';
import { type HiddenCommand, runHiddenCommand } from './hide-player.ts';

type Values = Readonly<Record<string, string>>;

const season = 'pc-2018-43';

/** Runs a command, as an operator does beside a host, and waits until the host has noticed. */
const command = async ({ context, advance }: TestApi, given: HiddenCommand) => {
  const lines = await runHiddenCommand(context.db, given, context.now());
  advance(hiddenPlayersCacheTime);
  return lines;
};

describe('a hidden player of the demo world', () => {
  let api: TestApi;
  let hidden: { readonly name: string; readonly accountId: string };
  /** A value for each parameter of every call. Those of players are of a teammate of the hidden player. */
  let values: Values;
  let cookie: string;

  const isRequired = ({ params, query }: Call, field: string): boolean =>
    field in params.entries || query.entries[field]?.type !== 'optional';

  /** Sends a call for a signed-in visitor. A new field needs a value above, so that no call is left out. */
  const send = (call: Call, given: Values = {}): Promise<Answered> => {
    const read = (field: string): string => {
      const value = given[field] ?? values[field];
      if (value === undefined) throw new Error(`${call.path} has a field "${field}" without a value.`);
      return value;
    };
    const path = call.path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(read(field)));
    const query = Object.keys(call.query.entries).filter(
      (field) => field in given || isRequired(call, field) || field === 'season',
    );
    const search = new URLSearchParams(query.map((field): [string, string] => [field, read(field)]));
    const fields = Object.keys(call.body?.entries ?? {});
    return api.request(`/api/v1${path}?${search}`, {
      method: call.method,
      headers: {
        Origin: site,
        ...(call.path !== '/auth/logout' && { Cookie: cookie }),
        ...(call.body && { 'Content-Type': 'application/json' }),
      },
      ...(call.body && {
        body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, read(field)]))),
      }),
    });
  };

  const reads = listCalls().filter(([, { method }]) => method === 'GET');
  const aboutPlayers = listCalls().flatMap(([name, call]) =>
    listPlayerFields(call).map((field): [CallName, string, Call] => [name, field, call]),
  );

  const readAll = async (): Promise<ReadonlyMap<CallName, Answered>> => {
    const answers = new Map<CallName, Answered>();
    for (const [name, call] of reads) answers.set(name, await send(call));
    return answers;
  };
  const nameOrId = () => new RegExp(`\\b${hidden.name}\\b|${hidden.accountId}`, 'i');
  const isNamed = ({ text }: Answered): boolean => nameOrId().test(text);

  let before: ReadonlyMap<CallName, Answered>;

  beforeAll(async () => {
    api = await startApi();
    cookie = await signIn(api);
    const now = api.context.now().getTime();
    const [best] = (await api.get('/ranks/steam/squad')).data.ranks;
    hidden = { name: best.name, accountId: best.accountId };
    await api.get(`/players/steam/${hidden.accountId}/matches`);
    const { data } = await api.get(`/players/steam/${hidden.accountId}/teammates`);
    const mate = data.teammates[0];
    const own = await api.get(`/players/steam/${hidden.accountId}/matches?with=${mate.accountId}`);
    const match = own.data.matches.find(
      ({ createdAt }: { createdAt: string }) => now - Date.parse(createdAt) < days(10),
    );
    values = {
      shard: 'steam',
      accountId: mate.accountId,
      player: mate.accountId,
      name: mate.name,
      with: mate.accountId,
      season,
      mode: 'squad',
      kind: 'ranked',
      week: '2026-W46',
      map: 'Baltic_Main',
      points: '2000',
      matchId: match.id,
      q: hidden.name.slice(0, 3),
      version: '',
      address: 'https://discord.com/api/webhooks/1/token',
      language: 'en',
      since: '2026-11-21T11:00:00.000Z',
    };
    const { tracks } = (await api.get(`/matches/steam/${match.id}/tracks`)).data;
    values = { ...values, version: tracks.version };
    const { context } = api;
    const [user] = await context.db.select().from(users);
    await context.db.insert(webhooks).values({
      userId: user?.id ?? '',
      platform: 'steam',
      accountId: hidden.accountId,
      address: new Uint8Array(),
      language: 'en',
      createdAt: context.now(),
      comparedAt: context.now(),
    });
    before = await readAll();
  });
  afterAll(() => api.close());

  test('is named by answers before', () => {
    const naming = [...before].filter(([, answer]) => isNamed(answer)).map(([name]) => name);
    const expected = [
      'getMatch',
      'listMatches',
      'listTeammates',
      'getTrackFile',
      'getLeaderboard',
      'suggestPlayers',
      'listWebhooks',
    ];
    expect(naming).toEqual(expect.arrayContaining(expected));
    for (const [name, { status }] of before) expect([name, status]).toEqual([name, 200]);
  });

  describe('after the command', () => {
    beforeAll(async () => {
      expect(await command(api, { action: 'hide', player: `steam/${hidden.name}` })).toEqual([
        expect.stringContaining(hidden.accountId),
      ]);
    });

    test.each(aboutPlayers)('%s refuses the player as "%s"', async (_, field, call) => {
      for (const key of [hidden.accountId, hidden.name, hidden.name.toUpperCase()]) {
        const answer = await send(call, { [field]: key });
        expect(answer.status).toBe(410);
        expect(answer.body.detail).toBe('This player asked not to be shown.');
        expect(isNamed(answer)).toBe(false);
      }
    });

    test.each(reads)('%s does not name the player', async (name, call) => {
      const answer = await send(call);
      expect([name, answer.status, isNamed(answer)]).toEqual([name, 200, false]);
    });

    test('the board keeps the place, also when it is built again', async () => {
      const readFirst = async () => (await api.get('/ranks/steam/squad')).data.ranks[0];
      const first = await readFirst();
      expect(first).toMatchObject({ place: 1, name: hiddenName, profileUrl: null });
      await buildBoards(api.context, 'steam', season);
      expect(await readFirst()).toMatchObject({ place: 1, name: hiddenName, rankPoint: first.rankPoint });
      expect((await api.get(`/ranks/steam/squad/find?name=${hidden.name}`)).data).toEqual({
        place: null,
        beyond: null,
      });
    });

    test('no file names the player', async () => {
      api.advance(60_000);
      const { files } = (await api.get('/files')).data;
      const readFile = async (name: string): Promise<string> => {
        const file = await createApp(api.context).request(`/api/v1/files/${name}`);
        return gunzipSync(await file.arrayBuffer()).toString();
      };
      const texts = await Promise.all(files.map(({ name }: { name: string }) => readFile(name)));
      expect(texts.join()).toContain(hiddenName);
      expect(nameOrId().test(texts.join())).toBe(false);
    });

    test('teams keep their players, and the player is nobody there', async () => {
      const read = async (path: string) => (await api.get(`/players/steam/${values.accountId}/${path}`)).data;
      const namesIn = ({ matches }: { matches: { id: string; participants: { name: string }[] }[] }) =>
        matches.find(({ id }) => id === values.matchId)?.participants.map(({ name }) => name);
      const names = namesIn(await read('matches'));
      expect(names).toContain(hiddenName);
      expect(names).toHaveLength(namesIn(before.get('listMatches')?.data)?.length ?? 0);
      expect(JSON.stringify(await read('teammates'))).not.toContain(hiddenName);
    });

    test('the match has all players, one of them without a name', async () => {
      const call = listCalls().find(([name]) => name === 'getMatch')?.[1] as Call;
      const { teams, killLog } = (await send(call)).data.match;
      const members = teams.flatMap((team: { members: object[] }) => team.members);
      const unnamed = members.filter(({ playerId }: { playerId: string }) => isHidden(playerId));
      expect(unnamed).toEqual([expect.objectContaining({ name: hiddenName })]);
      expect(JSON.stringify(killLog)).toContain(unnamed[0].playerId);
    });

    test('a new season of the demo world stores nothing about the player', async () => {
      await seedDatabase(api.context, api.world, Number.NEGATIVE_INFINITY);
      for (const table of [players, seasonStats, participants, landings, pointReadings, renewals, webhooks])
        expect(await api.context.db.$count(table, eq(table.accountId, hidden.accountId))).toBe(0);
      const rows = await api.context.db
        .select()
        .from(boardRows)
        .where(eq(boardRows.accountId, hidden.accountId));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(({ name }) => name).join('')).toBe('');
    });

    test('the list of hidden players has the id and no name', async () => {
      const lines = (await command(api, { action: 'list' })) ?? [];
      expect(lines).toEqual([expect.stringMatching(`^steam/${hidden.accountId} `)]);
      expect(lines.join()).not.toContain(hidden.name);
    });

    test('is found by the usual lookup after the opposite command', async () => {
      expect(await command(api, { action: 'show', player: `steam/${hidden.name}` })).toHaveLength(1);
      expect((await api.get(`/players/steam/${hidden.name}`)).data.player.accountId).toBe(hidden.accountId);
      const path = `/players/steam/${hidden.accountId}/matches?with=${values.accountId}`;
      const matches = JSON.stringify((await api.get(path)).data.matches);
      expect(matches).toContain(`"${values.name}"`);
      expect(matches).not.toContain(hiddenName);
      // The other tests run in any order.
      await command(api, { action: 'hide', player: `steam/${hidden.accountId}` });
      api.advance(hiddenPlayersCacheTime);
    });
  });
});

describe('a hidden player of the game', () => {
  const game = usePubg();
  const findPlayer = (name: string) => game.api.get(`/players/steam/${name}`);
  const countLookups = () => game.pubg.countRequests('playerNames') + game.pubg.countRequests('players/');
  const idOf = async () => (await findPlayer('RealPlayer')).data.player.accountId;
  const hide = async (player: string) => command(game.api, { action: 'hide', player });

  test('costs no request when the name is known, and another player may get the name later', async () => {
    await idOf();
    await game.api.runJobs();
    await hide('steam/RealPlayer');
    const lookups = countLookups();
    expect((await findPlayer('RealPlayer')).status).toBe(410);
    expect(countLookups()).toBe(lookups);
    game.api.advance(hiddenNameTime);
    expect((await findPlayer('RealPlayer')).status).toBe(410);
    expect(countLookups()).toBeGreaterThan(lookups);
  });

  test('is refused under a name that only the game knows, which is asked once', async () => {
    const accountId = await idOf();
    await game.api.runJobs();
    await command(game.api, { action: 'hide', player: `steam/${accountId}` });
    // As if the site knew no name.
    await game.api.context.store.execute('update hidden_players set name_hash = null');
    game.api.advance(hiddenPlayersCacheTime);
    expect((await findPlayer('RealPlayer')).status).toBe(410);
    game.api.advance(hiddenPlayersCacheTime);
    const lookups = countLookups();
    expect((await findPlayer('RealPlayer')).status).toBe(410);
    expect(countLookups()).toBe(lookups);
    expect(await game.api.context.db.$count(players)).toBe(0);
  });

  test('does not keep others who wait in the queue from being found', async () => {
    const accountId = await idOf();
    await game.api.runJobs();
    await command(game.api, { action: 'hide', player: `steam/${accountId}` });
    const { db, now } = game.api.context;
    await db
      .insert(nameLookups)
      .values(['RealPlayer', 'FirstPerson'].map((name) => ({ platform: 'steam', name, requestedAt: now() })));
    await game.api.context.queue.send('look-up-names', {});
    await game.api.runJobs();
    expect((await db.select().from(players)).map(({ name }) => name)).toEqual(['FirstPerson']);
    expect(await db.$count(nameLookups)).toBe(0);
  });

  test('keeps the place of a published board without a name', async () => {
    game.pubg.limit = 1000;
    game.pubg.boardSize = 6;
    await refreshBoards.run(game.api.context, {});
    const [first] = (await game.api.get('/ranks/pc-eu/squad')).data.ranks;
    await hide(`steam/${first.accountId}`);
    game.api.advance(days(1));
    await refreshBoards.run(game.api.context, {});
    const { ranks } = (await game.api.get('/ranks/pc-eu/squad')).data;
    expect(ranks).toHaveLength(6);
    expect(ranks[0]).toMatchObject({ rank: first.rank, name: hiddenName, profileUrl: null });
    const { db } = game.api.context;
    expect(await db.$count(boardRows, eq(boardRows.name, first.name))).toBe(0);
    expect(await db.$count(pointReadings, eq(pointReadings.accountId, first.accountId))).toBe(0);
  });

  test('is not hidden by a name that the site does not know', async () => {
    expect(await hide('steam/Stranger')).toBeNull();
    expect(await hide('account.without-platform')).toBeNull();
    expect((await command(game.api, { action: 'list' }))?.join()).toBe('No player is hidden.');
  });
});
