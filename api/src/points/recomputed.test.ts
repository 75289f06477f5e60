import type { Climb, LeaderboardRow, SeasonClimbs } from '@hotdrop/shared-domain/wire';
import { listOwnMatches, useBusyPlayers } from '../../testing/own-matches.ts';
import { useApi } from '../../testing/start-api.ts';

/** Compares climbs with the match list, the season's figures, and the boards, which do not read the recorded points. */

const api = useApi();

const accountIds = useBusyPlayers(api, 10);
const everyone = Array.from({ length: 10 }, (_, index) => index);
const season = 'pc-2018-43';

const dayOf = (time: string | number) => new Date(time).toISOString().slice(0, 10);

/** The times at which the player's matches ended that count for the season, by their day. */
const listEnds = async (accountId: string) => {
  const { start } = (await api.get('/seasons/active')).data.seasons.steam;
  const lines = await listOwnMatches(api, accountId);
  return lines
    .filter(({ match }) => match.matchType !== 'training')
    .map(({ match }) => ({
      isRanked: match.matchType === 'competitive',
      mode: match.gameMode,
      time: Date.parse(match.createdAt) + (match.duration ?? 0) * 1000,
    }))
    .filter(({ time }) => time >= Date.parse(start));
};

const findOnBoard = async (mode: string, accountId: string): Promise<LeaderboardRow | null> => {
  for (let page = 1; ; page++) {
    const { ranks, meta } = (await api.get(`/ranks/steam/${mode}?page=${page}`)).data;
    const row = ranks.find((one: LeaderboardRow) => one.accountId === accountId);
    if (row || page * meta.perPage >= meta.totalCount) return row ?? null;
  }
};

const isReadOn = ({ readings }: Climb, day: string) =>
  readings.some(({ at, until }) => dayOf(at) <= day && day <= dayOf(until ?? at));

test.each(everyone)('player %i has the climb that matches, season, and boards have', async (index) => {
  const accountId = accountIds[index] ?? '';
  const path = `/players/steam/${accountId}/seasons/${season}`;
  const { climbs }: SeasonClimbs = (await api.get(`${path}/climbs`)).data;
  const { rankedStats } = (await api.get(path)).data;
  const ends = await listEnds(accountId);
  expect(Object.keys(climbs).sort()).toEqual(Object.keys(rankedStats).sort());
  for (const [mode, climb] of Object.entries(climbs)) {
    const { readings, peak } = climb;
    const { currentRankPoint, bestRankPoint } = rankedStats[mode];
    const points = readings.map(({ rankPoint }) => rankPoint);
    expect(points.at(-1)).toBe(currentRankPoint);
    expect(peak?.rankPoint).toBe(bestRankPoint);
    expect(Math.max(...points)).toBeLessThanOrEqual(bestRankPoint);
    const row = await findOnBoard(mode, accountId);
    if (row) expect(row.rankPoint).toBe(currentRankPoint);

    const isEnd = (time: string | null | undefined) =>
      ends.some((end) => Math.abs(end.time - Date.parse(time ?? '')) < 1000);
    // Points change only with a match. The world also reads them when it begins.
    const unexplained = readings.filter(
      ({ at, rankPoint }, i) => !isEnd(at) && rankPoint !== readings[i - 1]?.rankPoint,
    );
    expect(unexplained).toEqual([]);
    expect(isEnd(peak?.at)).toBe(true);
    const days = readings.map(({ at }) => dayOf(at));
    expect(days).toEqual([...new Set(days)].sort());
    const played = ends.filter((end) => end.isRanked && end.mode === mode).map(({ time }) => dayOf(time));
    expect(played.length).toBe(rankedStats[mode].roundsPlayed);
    expect(played.filter((day) => !isReadOn(climb, day))).toEqual([]);
  }
});

test('some of these players are on a board', async () => {
  const rows = await Promise.all(accountIds.map((accountId) => findOnBoard('squad', accountId)));
  expect(rows.filter((row) => row !== null)).not.toEqual([]);
});
