import type { MatchParticipant, MatchSummary, SharedMatches } from '@hotdrop/shared-domain/wire';
import { listOwnMatches, useBusyPlayers } from '../../testing/own-matches.ts';
import { useApi } from '../../testing/start-api.ts';

/** Recomputes the answers from the match list by other means than the SQL that computes them. */

/** The tests read more pages than a visitor may in a minute. */
const api = useApi({ settings: { REQUESTS_PER_MINUTE: '100000' } });

const accountIds = useBusyPlayers(api, 10);

interface Line extends MatchParticipant {
  readonly match: MatchSummary;
}

const isNormalSquad = ({ gameMode, matchType }: MatchSummary) =>
  gameMode === 'squad' && matchType !== 'competitive';

const lists = new Map<string, Promise<Line[]>>();

const loadLines = async (accountId: string): Promise<Line[]> =>
  (await listOwnMatches(api, accountId))
    .filter(({ match }) => match.matchType !== 'training')
    .map(({ match, own }) => ({ ...own, match }));

/** All matches with elimination. */
const listLines = (accountId: string): Promise<Line[]> => {
  const list = lists.get(accountId) ?? loadLines(accountId);
  lists.set(accountId, list);
  return list;
};

const toRecord = (lines: readonly Line[]) => {
  let [wins, top10s, damage, places, longest] = [0, 0, 0, 0, 0];
  for (const { teamRank, damageDealt, longestKill } of lines) {
    if (teamRank === 1) wins++;
    if (teamRank <= 10) top10s++;
    damage += damageDealt;
    places += teamRank;
    if (longestKill > longest) longest = longestKill;
  }
  return {
    games: lines.length,
    wins,
    top10s,
    averageDamage: expect.closeTo(damage / lines.length, 6),
    averagePlace: expect.closeTo(places / lines.length, 6),
    longestKill: longest > 0 ? longest : null,
  };
};

const byGames = (one: { games: number; key: string }, other: { games: number; key: string }) =>
  other.games - one.games || (one.key < other.key ? -1 : 1);

const recompute = (lines: readonly Line[], keyOf: (line: Line) => string | null) => {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key) groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups]
    .map(([key, group]) => ({ key, group, games: group.length }))
    .sort(byGames)
    .map(({ key, group }) => {
      const places = group.map(({ teamRank }) => teamRank).sort((one, other) => one - other);
      return { key, ...toRecord(group), ...(group.length < 5 && { places }) };
    });
};

const recomputeMates = (lines: readonly Line[], accountId: string) => {
  const together = new Map<string, { games: number; wins: number; last: string }>();
  for (const { match, teamRank } of lines) {
    for (const { playerId } of match.participants) {
      if (playerId === accountId || playerId.startsWith('ai.')) continue;
      const { games, wins, last } = together.get(playerId) ?? { games: 0, wins: 0, last: '' };
      together.set(playerId, {
        games: games + 1,
        wins: wins + (teamRank === 1 ? 1 : 0),
        last: [match.createdAt, last].sort()[1] ?? '',
      });
    }
  }
  return [...together].filter(([, { games }]) => games > 1);
};

const everyone = Array.from({ length: 10 }, (_, index) => index);

test.each(everyone)('player %i has the figures of the own match list', async (index) => {
  const accountId = accountIds[index] ?? 'nobody';
  const path = `/players/steam/${accountId}`;
  const lines = await listLines(accountId);
  expect(lines.length).toBeGreaterThan(0);
  const choices = [
    { query: '', isChosen: () => true },
    { query: '?kind=ranked', isChosen: ({ match }: Line) => match.matchType === 'competitive' },
    { query: '?mode=squad&kind=normal', isChosen: ({ match }: Line) => isNormalSquad(match) },
  ];
  for (const { query, isChosen } of choices) {
    const chosen = lines.filter(isChosen);
    const { data } = await api.get(`${path}/maps-and-weapons${query}`);
    expect(data.all).toEqual(chosen.length > 0 ? toRecord(chosen) : null);
    const maps = recompute(chosen, ({ match }) => match.mapName);
    expect(data.maps).toEqual(maps.map(({ key: mapName, ...record }) => ({ mapName, ...record })));
    const weapons = recompute(chosen, ({ mainWeapon }) => mainWeapon);
    expect(data.weapons).toEqual(weapons.map(({ key: weapon, ...record }) => ({ weapon, ...record })));

    const times = (await api.get(`${path}/play-times${query}`)).data;
    const starts = chosen.map(({ match }) => Math.floor(Date.parse(match.createdAt) / 60_000));
    expect(times.starts).toEqual(starts.sort((a, b) => a - b));

    const inTeams = chosen.filter(({ match }) => !match.gameMode.startsWith('solo'));
    const company = (await api.get(`${path}/teammates${query}`)).data;
    expect(company.games).toBe(inTeams.length);
    expect(company.wins).toBe(inTeams.filter(({ teamRank }) => teamRank === 1).length);
    const mates = recomputeMates(inTeams, accountId);
    const ofMates = new Map(mates);
    expect(company.teammates).toHaveLength(Math.min(20, mates.length));
    const counts = mates.map(([, { games }]) => games).sort((a, b) => b - a);
    expect(company.teammates.map(({ games }: { games: number }) => games)).toEqual(counts.slice(0, 20));
    for (const { accountId: id, games, wins, lastPlayedAt } of company.teammates)
      expect({ games, wins, last: lastPlayedAt }).toEqual(ofMates.get(id));
  }
});

test.each(everyone)('player %i shares the matches that the lists of both players have', async (index) => {
  const accountId = accountIds[index] ?? '';
  const lines = await listLines(accountId);
  const others = accountIds.filter((id) => id !== accountId).slice(0, 5);
  const theirs = new Map(await Promise.all(others.map(async (id) => [id, await listLines(id)] as const)));
  const path = `/players/steam/${accountId}/shared-matches?with=${others.join()}`;
  const { data } = await api.get(path);
  const isWith = (id: string) => (line: Line) =>
    line.match.participants.some(({ playerId }) => playerId === id) &&
    !line.match.gameMode.startsWith('solo');
  const expected = others.map((id) => {
    const places = new Map(theirs.get(id)?.map(({ match, teamRank }) => [match.id, teamRank]));
    const shared = lines.filter(({ match }) => places.has(match.id));
    const against = shared.filter((line) => !isWith(id)(line));
    return {
      ...{ accountId: id, together: shared.filter(isWith(id)).length, against: against.length },
      ahead: against.filter(({ match, teamRank }) => teamRank < (places.get(match.id) ?? 0)).length,
    };
  });
  expect(data.others).toEqual(expected);
  const all = lines.filter((line) => others.every((id) => isWith(id)(line)));
  expect(data.all).toEqual({
    games: all.length,
    wins: all.filter(({ teamRank }) => teamRank === 1).length,
    top10s: all.filter(({ teamRank }) => teamRank <= 10).length,
  });
});

test.each(everyone)(
  'player %i and the most frequent teammate share the matches of both lists',
  async (index) => {
    const accountId = accountIds[index] ?? '';
    const path = `/players/steam/${accountId}`;
    const [mate] = (await api.get(`${path}/teammates`)).data.teammates;
    const lines = await listLines(accountId);
    const together = lines.filter(
      ({ match }) =>
        !match.gameMode.startsWith('solo') &&
        match.participants.some(({ playerId }) => playerId === mate.accountId),
    );
    const { data }: { readonly data: SharedMatches } = await api.get(
      `${path}/shared-matches?with=${mate.accountId}`,
    );
    expect(together.length).toBeGreaterThan(1);
    expect(data.all).toEqual({
      games: together.length,
      wins: together.filter(({ teamRank }) => teamRank === 1).length,
      top10s: together.filter(({ teamRank }) => teamRank <= 10).length,
    });
    const newest = together.slice(0, 20).map(({ match, kills, teamRank }) => ({
      ...{ id: match.id, place: teamRank, kills },
      ofMate: match.participants.find(({ playerId }) => playerId === mate.accountId)?.kills,
    }));
    const shown = data.together.matches.map(({ id, teams: [team] }) => ({
      ...{ id, place: team?.rank, kills: team?.players.find((one) => one.accountId === accountId)?.kills },
      ofMate: team?.players.find((one) => one.accountId === mate.accountId)?.kills,
    }));
    expect(shown).toEqual(newest);
  },
);
