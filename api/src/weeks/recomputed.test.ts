import type { MatchSummary, PlayedWeek } from '@hotdrop/shared-domain/wire';
import { useApi } from '../testing/start-api.ts';

/** Recomputes weeks from the match list by other means than the SQL that computes them. */

const api = useApi();
const hour = 3_600_000;

/** The first ten players of the demo world that have matches. */
const accountIds: string[] = [];
beforeAll(async () => {
  for (const { accountId, name, platform } of api.world.people) {
    if (accountIds.length === 10) return;
    if (platform !== 'steam') continue;
    await api.get(`/players/steam/${encodeURIComponent(name)}`);
    const { data } = await api.get(`/players/steam/${accountId}/matches`);
    if (data.totalCount > 0) accountIds.push(accountId);
  }
}, 180_000);

interface Line {
  readonly match: MatchSummary;
  readonly own: MatchSummary['participants'][number];
  readonly start: number;
}

/** All matches, oldest first. */
const listLines = async (accountId: string): Promise<Line[]> => {
  const lines: Line[] = [];
  for (let page = 1; ; page++) {
    const { data } = await api.get(`/players/steam/${accountId}/matches?page=${page}`);
    const matches: MatchSummary[] = data.matches;
    for (const match of matches) {
      const own = match.participants.find(({ playerId }) => playerId === accountId);
      if (own) lines.push({ match, own, start: Date.parse(match.createdAt) });
    }
    if (page * data.perPage >= data.totalCount) return lines.sort((a, b) => a.start - b.start);
  }
};

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

const everyone = Array.from({ length: 10 }, (_, index) => index);

test.each(everyone)('player %i has the weeks of the own match list', async (index) => {
  const accountId = accountIds[index] ?? 'nobody';
  const lines = await listLines(accountId);
  for (const [week, monday] of [
    ['2026-W47', Date.parse('2026-11-16')],
    ['2026-W46', Date.parse('2026-11-09')],
    ['2026-W40', Date.parse('2026-09-28')],
  ] as const) {
    const { data } = await api.get(`/players/steam/${accountId}/weeks/${week}`);
    const answer: PlayedWeek = data;
    const own = pickWeek(lines, monday);
    expect(answer.figures).toEqual(toFigures(own));
    expect(answer.before).toEqual(toFigures(pickWeek(lines, monday - 7 * 24 * hour)));
    const counted = own.filter(({ match }) => match.matchType !== 'training');
    const ids = answer.sessions.flatMap(({ matches }) => matches.map(({ id }) => id));
    expect(ids).toEqual(counted.map(({ match }) => match.id));
    expect(answer.sessions.reduce((sum, { others }) => sum + others, 0)).toBe(own.length - counted.length);
    const bestPlace = Math.min(...counted.map(({ own: { teamRank } }) => teamRank));
    expect(answer.bestMatch?.teamRank ?? Number.POSITIVE_INFINITY).toBe(bestPlace);
    const ranked = counted.filter(({ match }) => match.matchType === 'competitive');
    expect(answer.modes.reduce((sum, { matches }) => sum + matches, 0)).toBe(ranked.length);
    const partner = answer.bestPartner;
    if (partner) {
      const together = counted.filter(({ match }) =>
        match.participants.some(({ playerId }) => playerId === partner.accountId),
      );
      expect(partner.games).toBe(together.length);
      expect(partner.wins).toBe(together.filter(({ own: { teamRank } }) => teamRank === 1).length);
    }
    const map = answer.bestMap;
    if (map) expect(map.games).toBe(counted.filter(({ match }) => match.mapName === map.mapName).length);
  }
});
