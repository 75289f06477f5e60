import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, useApi } from '../../testing/start-api.ts';
import { UpstreamError } from '../upstream/upstream.ts';

describe('seasons of a player', () => {
  const api = useApi();

  const of = (platform: string, name: string, rest: string) =>
    api.get(`/players/${platform}/${api.accountIdOf(platform, name)}/${rest}`);
  const shortIds = (seasons: readonly { id: string }[]) =>
    seasons.map(({ id }) => id.replace('division.bro.official.', ''));

  test('lists the seasons of a player, newest first', async () => {
    const { seasons } = (await of('steam', 'Hotdrop', 'seasons')).data;
    expect(seasons.every(({ isCertain }: { isCertain: boolean }) => isCertain)).toBe(true);
    const ids = shortIds(seasons);
    expect(ids[0]).toBe('pc-2018-43');
    expect(ids).toContain('2018-03');
    expect(ids.at(-1)).toBe('2017-pre1');
  });

  test('lists the tier that was reached and the regions with stats', async () => {
    const { seasons } = (await of('steam', 'OldGuard', 'seasons')).data;
    expect(seasons[0].tier).toMatchObject({ tier: expect.any(String), subTier: expect.any(String) });
    expect(seasons[0].regions).toContain('pc-krjp');
  });

  test('returns the beta stats of the first region that has some', async () => {
    const european = api.world.people.find(
      ({ platform, betaRegion, matchesPerDay, from }) =>
        platform === 'steam' &&
        betaRegion === 'pc-eu' &&
        matchesPerDay > 1 &&
        from < Date.parse('2017-06-01'),
    );
    const path = `/players/steam/${european?.accountId}/seasons`;
    const played = (await api.get(path)).data.seasons.find(({ id }: { id: string }) =>
      id.endsWith('.2018-03'),
    );
    expect(played.regions).toEqual(['pc-eu']);
    const { data } = await api.get(`${path}/2018-03`);
    expect(data.region).toBe('pc-eu');
    expect(Object.keys(data.normalStats).length).toBeGreaterThan(0);
  });

  test('rates the stats of the current season among all players', async () => {
    const { data } = await of('steam', 'Hotdrop', 'seasons/pc-2018-43');
    expect(data.season).toBe('division.bro.official.pc-2018-43');
    const squad = data.rankedStats.squad;
    expect(squad.roundsPlayed).toBeGreaterThan(20);
    expect(squad.rating.population).toBeGreaterThan(50);
    expect(squad.rating.rankPoint.ratio).toBeGreaterThan(0);
    expect(data.averages.ranked.squad.kd).toBeGreaterThan(0);
  });

  test('counts the same players in ratings, the distribution, and the leaderboard', async () => {
    const { rating } = (await of('steam', 'Hotdrop', 'seasons/pc-2018-43')).data.rankedStats.squad;
    const { data: spread } = await api.get('/stats/rating/steam/squad');
    expect(rating.population).toBe(spread.sample);
    expect(rating.rankPoint.ratio).toBe(rating.rankPoint.rank / rating.population);
    const page = Math.ceil(rating.rankPoint.rank / 50);
    const { ranks } = (await api.get(`/ranks/steam/squad?page=${page}`)).data;
    const at = ranks.findIndex(({ name }: { name: string }) => name === 'Hotdrop');
    expect((page - 1) * 50 + at + 1).toBe(rating.rankPoint.rank);
  });

  test('does not rate players who are not ranked', async () => {
    const { data } = await of('steam', 'WallWatcher', 'seasons/pc-2018-43');
    const ratings = Object.values<{ rating: object }>(data.rankedStats).map(({ rating }) => rating);
    expect(ratings.length).toBeGreaterThan(0);
    expect(ratings.flatMap((rating) => Object.values(rating)).filter((value) => value !== null)).toEqual([]);
  });

  test('sums the matches of the match list', async () => {
    const { data } = await of('steam', 'Hotdrop', 'seasons/pc-2018-43');
    const start = Date.parse('2026-09-10T08:30:00Z');
    let kills = 0;
    for (let page = 1; ; page++) {
      const { matches } = (await of('steam', 'Hotdrop', `matches?page=${page}&mode=squad`)).data;
      for (const match of matches) {
        const isCounted =
          match.matchType === 'competitive' && Date.parse(match.createdAt) + match.duration * 1000 > start;
        if (isCounted) kills += match.participants[0].kills;
      }
      if (matches.length === 0) break;
    }
    expect(kills).toBe(data.rankedStats.squad.kills);
  });

  test.each([
    ['steam', 'pc-2018-99'],
    ['steam', 'console-40'],
    ['stadia', 'console-43'],
    ['steam', 'nonsense'],
    ['steam', "x'; drop table players; --"],
  ])('answers 404 and stores nothing for a season that %s does not have: "%s"', async (platform, season) => {
    const seasons = async () =>
      (await api.context.store.execute('select count(*)::int as kept from season_stats')).rows[0]?.kept;
    const before = await seasons();
    const name =
      platform === 'steam' ? 'Hotdrop' : api.world.people.find((one) => one.platform === platform)?.name;
    expect((await of(platform, name ?? '', `seasons/${encodeURIComponent(season)}`)).status).toBe(404);
    expect(await seasons()).toBe(before);
  });

  test('shows stored stats while the source is unreachable, and answers 503 without them', async () => {
    await of('steam', 'GoldenPan', 'seasons/pc-2018-40');
    const { source } = api.context;
    const real = source.seasonStats;
    source.seasonStats = () => Promise.reject(new UpstreamError('unreachable', 'away'));
    expect((await of('steam', 'GoldenPan', 'seasons/pc-2018-40')).status).toBe(200);
    const missing = await of('steam', 'GoldenPan', 'seasons/pc-2018-39');
    expect(missing.status).toBe(503);
    expect(missing.headers.get('retry-after')).toBe('30');
    source.seasonStats = real;
  });
});

describe('dates of seasons', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotdrop-seasons-'));
  const file = join(folder, 'seasons.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['pc-2018-43', 'division.bro.official.pc-2018-43'])(
    'the dates of the list of the operator win: %s',
    async (id) => {
      const dates = { start: '2026-09-09T02:00:00.000Z', end: '2026-12-02T02:00:00.000Z' };
      writeFileSync(
        file,
        JSON.stringify([{ id, ...dates }, { id: 'console-43', end: dates.end }, { id: '' }]),
      );
      const api = await startApi({ settings: { SEASONS: file } });
      const { seasons } = (await api.get('/seasons/active')).data;
      expect(seasons.steam).toMatchObject(dates);
      expect(seasons.psn).toMatchObject({ start: '2026-09-17T08:30:00.000Z', end: dates.end });
      const { events } = (await api.get('/stats/steam?range=year')).data;
      expect(events.at(-1)).toEqual({
        kind: 'season',
        season: 'division.bro.official.pc-2018-43',
        at: dates.start,
      });
      await api.close();
    },
  );
});
