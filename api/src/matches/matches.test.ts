import { and, desc, eq, gte, isNotNull, notInArray } from 'drizzle-orm';
import { useApi } from '../../testing/start-api.ts';
import { participants, players } from '../data/schema.ts';
import { days } from '../durations.ts';
import { rotatePartitions } from '../jobs/matches.ts';

describe('matches of a player', () => {
  const api = useApi();

  const list = async (query = '', platform = 'steam', name = 'Hotdrop') =>
    (await api.get(`/players/${platform}/${api.accountIdOf(platform, name)}/matches${query}`)).data;
  const one = (id: string, name = 'Hotdrop') =>
    api.get(`/players/steam/${api.accountIdOf('steam', name)}/matches/${encodeURIComponent(id)}`);

  test('lists the matches of three months, newest first, with the player before the team', async () => {
    const { totalCount, perPage, matches } = await list();
    expect(matches).toHaveLength(perPage);
    expect(totalCount).toBeGreaterThan(100);
    const times = matches.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    for (const { participants } of matches) expect(participants[0].name).toBe('Hotdrop');
  });

  interface Listed {
    readonly id: string;
    readonly participants: readonly { readonly playerId: string }[];
  }

  test('filters by a teammate: pages and count have exactly the matches in the same team', async () => {
    const { totalCount, perPage, matches } = await list();
    const teammate = matches.flatMap(({ participants: team }: Listed) => team.slice(1))[0].playerId;
    const expected: string[] = [];
    for (let page = 1; page <= Math.ceil(totalCount / perPage); page++) {
      const listed: Listed[] = (await list(`?page=${page}`)).matches;
      const shared = listed.filter(({ participants: team }) =>
        team.some(({ playerId }) => playerId === teammate),
      );
      expected.push(...shared.map(({ id }) => id));
    }
    const filtered = await list(`?with=${teammate}`);
    expect(filtered.totalCount).toBe(expected.length);
    expect(filtered.matches.map(({ id }: Listed) => id)).toEqual(expected.slice(0, perPage));
    expect((await list(`?with=${teammate}&kind=ranked`)).totalCount).toBeLessThanOrEqual(expected.length);
    expect((await list('?with=account.nobody')).totalCount).toBe(0);
  });

  test('shows a match with teams by rank and a kill log that agrees with the stats', async () => {
    const { matches } = await list('?mode=squad');
    const { match } = (await one(matches[0].id)).data;
    const ranks = match.teams.map(({ rank }: { rank: number }) => rank);
    expect(ranks).toEqual(ranks.map((_: number, i: number) => i + 1));
    expect(match.player).toMatchObject(matches[0].participants[0]);
    expect(match.killLog.state).toBe('ready');
    const kills = match.killLog.entries.filter(
      ({ type, by }: { type: string; by: { playerId: string } | null }) =>
        type === 'kill' && by?.playerId === match.player.playerId,
    );
    expect(kills).toHaveLength(match.player.kills);
    const places = match.killLog.entries.flatMap(({ place }: { place: number | null }) => place ?? []);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(['unknown', '00000000-0000-4000-a000-000000000000', '..%2f..', "1' or '1'='1"])(
    'answers 404 for the match "%s"',
    async (id) => {
      expect((await one(id)).status).toBe(404);
    },
  );

  test('does not show a match under a player who was not in it', async () => {
    const { matches } = await list();
    expect((await one(matches[0].id, 'OldGuard')).status).toBe(404);
  });

  test('deletes matches after three months', async () => {
    const { totalCount: before, perPage } = await list();
    const oldest = (await list(`?page=${Math.ceil(before / perPage)}`)).matches.at(-1).id;
    expect((await one(oldest)).status).toBe(200);
    api.advance(30 * 86_400_000);
    const hidden = (await list()).totalCount;
    expect(hidden).toBeLessThan(before);
    expect((await one(oldest)).status).toBe(404);
    await rotatePartitions.run(api.context, {});
    const { rows } = await api.context.store.execute(
      "select count(*)::int as kept from participants where created_at < '2026-09-14'",
    );
    expect(rows[0]?.kept).toBe(0);
    expect((await list()).totalCount).toBe(hidden);
    // The source may still have it.
    expect((await one(oldest)).status).toBe(404);
  });
});

describe('the match of the day', () => {
  const api = useApi();
  const readMatch = async () => (await api.get('/matches/of-the-day')).data.match;

  test('is the ranked match with most kills of one player that the site has stored', async () => {
    const stored = await readMatch();
    for (const { accountId } of (await api.get('/ranks/steam/squad')).data.ranks.slice(0, 12))
      await api.get(`/players/steam/${accountId}/matches`);
    const banned = api.context.db
      .select({ accountId: players.accountId })
      .from(players)
      .where(isNotNull(players.ban));
    const [best] = await api.context.db
      .select()
      .from(participants)
      .where(
        and(
          eq(participants.matchType, 'competitive'),
          gte(participants.createdAt, new Date(api.context.now().getTime() - days(1))),
          notInArray(participants.accountId, banned),
        ),
      )
      .orderBy(desc(participants.kills), desc(participants.createdAt));
    const match = await readMatch();
    expect(match.id).toBe(best?.matchId);
    expect(match.participants[0]).toMatchObject({ playerId: best?.accountId, kills: best?.kills });
    expect(match.participants[0].kills).toBeGreaterThanOrEqual(stored.participants[0].kills);
  });

  test('is never that of a banned player', async () => {
    const { playerId } = (await readMatch()).participants[0];
    await api.context.db.update(players).set({ ban: 'permanent' }).where(eq(players.accountId, playerId));
    expect((await readMatch())?.participants[0].playerId).not.toBe(playerId);
  });
});
