import type { Answer, PlayedSession } from '@hotdrop/shared-domain/wire';
import { asc, eq } from 'drizzle-orm';
import { listOwnMatches, type OwnLine, useBusyPlayers } from '../../testing/own-matches.ts';
import { useApi } from '../../testing/start-api.ts';
import { pointReadings } from '../data/schema/points.ts';

/** Recomputes forms and sessions from the match list by other means than the SQL that computes them. */

const api = useApi();
const hour = 3_600_000;
const listedSessions = 10;

const accountIds = useBusyPlayers(api, 10);
const everyone = Array.from({ length: 10 }, (_, index) => index);

const startOf = ({ match }: OwnLine) => Date.parse(match.createdAt);
const endOf = (line: OwnLine) => startOf(line) + line.own.timeSurvived * 1000;
const isCounted = ({ match }: OwnLine) => match.matchType !== 'training';
const isRanked = ({ match }: OwnLine) => match.matchType === 'competitive';
const countTo = (place: number, lines: readonly OwnLine[]) =>
  lines.filter(({ own }) => own.teamRank <= place).length;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const toOwnMatch = ({ match, own }: OwnLine) => ({
  ...{ id: match.id, createdAt: match.createdAt, mapName: match.mapName },
  ...{ teamRank: own.teamRank, teamTotal: own.teamTotal, kills: own.kills },
  damageDealt: expect.closeTo(own.damageDealt, 6),
  timeSurvived: expect.closeTo(own.timeSurvived, 6),
});

const toBests = (lines: readonly OwnLine[]) =>
  lines.length === 0
    ? null
    : {
        matches: lines.length,
        kills: Math.max(...lines.map(({ own }) => own.kills)),
        damageDealt: expect.closeTo(Math.max(...lines.map(({ own }) => own.damageDealt)), 6),
        longestKill: Math.max(...lines.map(({ own }) => own.longestKill)) || null,
      };

const readForm = async (accountId: string, query: string): Promise<Answer<'getForm'>> =>
  (await api.get(`/players/steam/${accountId}/form?${query}`)).data;

test.each(everyone)('player %i has the form of the own match list', async (index) => {
  const accountId = accountIds[index] ?? '';
  const lines = await listOwnMatches(api, accountId);
  const { start } = (await api.get('/seasons/active')).data.seasons.steam;
  const modes = new Set(lines.filter(isCounted).map(({ match }) => match.gameMode));
  expect(modes.size).toBeGreaterThan(0);
  for (const mode of modes) {
    for (const kind of ['ranked', 'normal']) {
      const own = lines.filter(
        (line) => isCounted(line) && line.match.gameMode === mode && isRanked(line) === (kind === 'ranked'),
      );
      const all = await readForm(accountId, `mode=${mode}&kind=${kind}`);
      expect(all).toEqual({ matches: own.slice(0, 20).map(toOwnMatch), bests: toBests(own) });
      const ofSeason = own.filter(({ match }) => match.createdAt >= start);
      const inSeason = await readForm(accountId, `mode=${mode}&kind=${kind}&season=pc-2018-43`);
      expect(inSeason).toEqual({ matches: ofSeason.slice(0, 20).map(toOwnMatch), bests: toBests(ofSeason) });
    }
  }
});

/** The newest session first, its newest match first. */
const listSessions = (lines: readonly OwnLine[]) => {
  const sessions: OwnLine[][] = [];
  let ended = Number.NEGATIVE_INFINITY;
  for (const line of lines.toReversed()) {
    if (startOf(line) - ended >= 2 * hour) sessions.unshift([]);
    sessions[0]?.unshift(line);
    ended = Math.max(ended, endOf(line));
  }
  return sessions;
};

const byResult = (one: OwnLine, other: OwnLine) =>
  one.own.teamRank - other.own.teamRank ||
  other.own.kills - one.own.kills ||
  other.own.damageDealt - one.own.damageDealt;

const toSession = (session: readonly OwnLine[]) => {
  const counted = session.filter(isCounted);
  const [best] = counted.toSorted(byResult);
  return {
    start: new Date(Math.min(...session.map(startOf))).toISOString(),
    matches: counted.length,
    others: session.length - counted.length,
    ranked: session.filter(isRanked).length,
    wins: countTo(1, counted),
    top10s: countTo(10, counted),
    kills: sum(counted.map(({ own }) => own.kills)),
    averageDamage:
      counted.length > 0 ? Math.round(sum(counted.map(({ own }) => own.damageDealt)) / counted.length) : null,
    best: best ? toOwnMatch(best) : null,
  };
};

const readSessions = async (accountId: string): Promise<readonly PlayedSession[]> =>
  (await api.get(`/players/steam/${accountId}/sessions`)).data.sessions;

/** The points after each ranked match. The demo world reads them when a match has ended. */
const readPointsAfter = async (accountId: string) => {
  const rows = await api.context.db
    .select()
    .from(pointReadings)
    .where(eq(pointReadings.accountId, accountId))
    .orderBy(asc(pointReadings.at));
  return ({ match }: OwnLine) => {
    const end = Date.parse(match.createdAt) + (match.duration ?? 0) * 1000;
    const read = rows.findLast(({ mode, at }) => mode === match.gameMode && at.getTime() <= end + 1000);
    return read?.rankPoint ?? Number.NaN;
  };
};

/** The points after the last ranked match of each mode, less those after the match of the mode before the session. */
const sumPoints = (
  session: readonly OwnLine[],
  earlier: readonly OwnLine[],
  pointsAfter: (line: OwnLine) => number,
) => {
  const ranked = session.filter(isRanked);
  const modes = new Set(ranked.map(({ match }) => match.gameMode));
  const changes = [...modes].map((mode) => {
    const last = ranked.find(({ match }) => match.gameMode === mode);
    const before = earlier.find((line) => isRanked(line) && line.match.gameMode === mode);
    return last && before ? pointsAfter(last) - pointsAfter(before) : Number.NaN;
  });
  return sum(changes);
};

test.each(everyone)('player %i has the sessions of the own match list', async (index) => {
  const accountId = accountIds[index] ?? '';
  const lines = await listOwnMatches(api, accountId);
  const sessions = listSessions(lines);
  const answered = await readSessions(accountId);
  expect(answered).toHaveLength(Math.min(listedSessions, sessions.length));
  const pointsAfter = await readPointsAfter(accountId);
  for (const [at, { end, points, ...figures }] of answered.entries()) {
    const session = sessions[at] ?? [];
    expect(figures).toEqual(toSession(session));
    expect(Math.abs(Date.parse(end) - Math.max(...session.map(endOf)))).toBeLessThan(2);
    const earlier = lines.filter((line) => startOf(line) < Math.min(...session.map(startOf)));
    if (points !== null) expect(points).toBe(sumPoints(session, earlier, pointsAfter));
  }
});

test('most of these ranked sessions have points', async () => {
  const all = (await Promise.all(accountIds.map(readSessions))).flat();
  const ranked = all.filter((session) => session.ranked > 0);
  expect(ranked.filter(({ points }) => points !== null).length).toBeGreaterThan(ranked.length / 2);
  expect(all.filter((session) => session.ranked === 0 && session.points !== null)).toEqual([]);
});
