import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { listOwnMatches, type OwnLine, useBusyPlayers } from '../../testing/own-matches.ts';
import { useApi } from '../../testing/start-api.ts';

/** Recomputes weeks from the match list by other means than the SQL that computes them. */

const api = useApi();
const hour = 3_600_000;

const accountIds = useBusyPlayers(api, 10);

interface Line extends OwnLine {
  readonly start: number;
}

/** All matches, oldest first. */
const listLines = async (accountId: string): Promise<Line[]> =>
  (await listOwnMatches(api, accountId))
    .map((line) => ({ ...line, start: Date.parse(line.match.createdAt) }))
    .sort((a, b) => a.start - b.start);

/** The lines of the sessions that began in the seven days. */
const pickWeek = (lines: readonly Line[], monday: number): Line[] => {
  let [began, ended] = [0, Number.NEGATIVE_INFINITY];
  return lines.filter(({ start, own }) => {
    if (start - ended >= 2 * hour) began = start;
    ended = Math.max(ended, start + own.timeSurvived * 1000);
    return began >= monday && began < monday + 7 * 24 * hour;
  });
};

const toFigures = (lines: readonly Line[]) => {
  const counted = lines.filter(({ match }) => match.matchType !== 'training');
  if (counted.length === 0) return null;
  let [wins, top10s, kills, damage, seconds] = [0, 0, 0, 0, 0];
  for (const { own } of counted) {
    if (own.teamRank === 1) wins++;
    if (own.teamRank <= 10) top10s++;
    kills += own.kills;
    damage += own.damageDealt;
    seconds += own.timeSurvived;
  }
  return {
    ...{ matches: counted.length, wins, top10s, kills },
    averageDamage: expect.closeTo(damage / counted.length, 6),
    timeSurvived: expect.closeTo(seconds, 3),
  };
};

const placesOf = (lines: readonly Line[]) => lines.map(({ own: { teamRank } }) => teamRank);
const countTo = (place: number, lines: readonly Line[]) =>
  placesOf(lines).filter((teamRank) => teamRank <= place).length;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Groups of at least five matches by key, first the one with the highest rates of wins and of top 10s. */
const listBest = (
  lines: readonly Line[],
  keysOf: (line: Line) => readonly string[],
  compareEqual: (one: readonly Line[], other: readonly Line[]) => number,
) => {
  const keys = new Set(lines.flatMap(keysOf));
  return [...keys]
    .map((key) => ({ key, group: lines.filter((line) => keysOf(line).includes(key)) }))
    .filter(({ group }) => group.length >= 5)
    .sort(
      ({ group: a }, { group: b }) =>
        countTo(1, b) / b.length - countTo(1, a) / a.length ||
        countTo(10, b) / b.length - countTo(10, a) / a.length ||
        compareEqual(a, b),
    );
};

const findBestMap = (lines: readonly Line[]) => {
  const averagePlace = (group: readonly Line[]) => sum(placesOf(group)) / group.length;
  const [best] = listBest(
    lines,
    ({ match }) => [match.mapName],
    (a, b) => averagePlace(a) - averagePlace(b),
  );
  if (!best) return null;
  const { key: mapName, group } = best;
  return {
    ...{ mapName, games: group.length, wins: countTo(1, group), top10s: countTo(10, group) },
    averageDamage: expect.closeTo(sum(group.map(({ own }) => own.damageDealt)) / group.length, 6),
    averagePlace: expect.closeTo(averagePlace(group), 6),
    longestKill: Math.max(...group.map(({ own }) => own.longestKill)) || null,
  };
};

const findBestPartner = (lines: readonly Line[], accountId: string) => {
  const [best] = listBest(
    lines.filter(({ match }) => !match.gameMode.startsWith('solo')),
    ({ match }) =>
      match.participants
        .map(({ playerId }) => playerId)
        .filter((id) => id !== accountId && !id.startsWith('ai.')),
    (a, b) => b.length - a.length,
  );
  if (!best) return null;
  const { key, group } = best;
  return expect.objectContaining({
    ...{ accountId: key, games: group.length, wins: countTo(1, group), top10s: countTo(10, group) },
  });
};

const everyone = Array.from({ length: 10 }, (_, index) => index);
const readWeek = async (accountId: string, week: string): Promise<PlayedWeek> =>
  (await api.get(`/players/steam/${accountId}/weeks/${week}`)).data;

test.each(everyone)('player %i has the weeks of the own match list', async (index) => {
  const accountId = accountIds[index] ?? '';
  const lines = await listLines(accountId);
  for (const [week, monday] of [
    ['2026-W47', Date.parse('2026-11-16')],
    ['2026-W46', Date.parse('2026-11-09')],
    ['2026-W40', Date.parse('2026-09-28')],
  ] as const) {
    const answer = await readWeek(accountId, week);
    const own = pickWeek(lines, monday);
    expect(answer.figures).toEqual(toFigures(own));
    expect(answer.before).toEqual(toFigures(pickWeek(lines, monday - 7 * 24 * hour)));
    const counted = own.filter(({ match }) => match.matchType !== 'training');
    const ids = answer.sessions.flatMap(({ matches }) => matches.map(({ id }) => id));
    expect(ids).toEqual(counted.map(({ match }) => match.id));
    expect(sum(answer.sessions.map(({ others }) => others))).toBe(own.length - counted.length);
    expect(answer.bestMatch?.teamRank ?? Number.POSITIVE_INFINITY).toBe(Math.min(...placesOf(counted)));
    const ranked = counted.filter(({ match }) => match.matchType === 'competitive');
    expect(sum(answer.modes.map(({ matches }) => matches))).toBe(ranked.length);
    expect(answer.bestMap).toEqual(findBestMap(counted));
    expect(answer.bestPartner).toEqual(findBestPartner(counted, accountId));
  }
});

test('some of these weeks have a best map and a best partner', async () => {
  const answers = await Promise.all(accountIds.map((accountId) => readWeek(accountId, '2026-W46')));
  expect(answers.filter(({ bestMap }) => bestMap !== null)).not.toEqual([]);
  expect(answers.filter(({ bestPartner }) => bestPartner !== null)).not.toEqual([]);
});
