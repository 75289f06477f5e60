import { useApi } from '../../testing/start-api.ts';
import { pointReadings } from '../data/schema.ts';

/** Figures of raw matches of the demo world, with arithmetic of its own: nothing here is from the code that it tests. */

const api = useApi();
const modes = ['solo', 'solo-fpp', 'duo', 'duo-fpp', 'squad', 'squad-fpp'];
const types = ['official', 'competitive'];

interface Listed {
  readonly id: string;
  readonly createdAt: string;
  readonly matchType: string;
  readonly gameMode: string;
  readonly mapName: string;
  readonly grade: { place: number; damage: number; kills: number; time: number } | null;
  readonly points: number | null;
  readonly participants: readonly {
    teamRank: number;
    teamTotal: number;
    kills: number;
    damageDealt: number;
    timeSurvived: number;
  }[];
}

const isBattleRoyale = ({ matchType, gameMode }: Pick<Listed, 'matchType' | 'gameMode'>) =>
  types.includes(matchType) && modes.includes(gameMode);

const pathOf = (name: string) => `/players/steam/${api.accountIdOf('steam', name)}`;

const listAll = async (name: string): Promise<Listed[]> => {
  const all: Listed[] = [];
  for (let page = 1; ; page++) {
    const { matches } = (await api.get(`${pathOf(name)}/matches?page=${page}`)).data;
    if (matches.length === 0) return all;
    all.push(...matches);
  }
};

const ownOf = ({ participants: [own] }: Listed) => {
  if (!own) throw new Error('The player is first.');
  return own;
};

/** The middle of the ranks that equal values share, as a share of the number of others. */
const rankShare = (values: readonly number[], own: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const first = sorted.findIndex((value) => value >= own);
  const from = first < 0 ? sorted.length : first;
  const to = sorted.findLastIndex((value) => value <= own) + 1;
  return (from + to) / 2 / sorted.length;
};

test('grades are the percentiles among the people of the raw match', async () => {
  const listed = await listAll('Hotdrop');
  const shown = listed.filter((_, at) => at % 5 === 0);
  const own = api.accountIdOf('steam', 'Hotdrop');
  for (const match of shown) {
    const raw = (await api.context.source.match('steam', match.id))?.members ?? [];
    const people = raw.filter(({ playerId }) => playerId.startsWith('account.'));
    const me = people.find(({ playerId }) => playerId === own);
    const rest = people.filter((one) => one !== me);
    const enemies = rest.filter(({ teamId }) => teamId !== me?.teamId);
    if (!me || !isBattleRoyale(match) || enemies.length === 0) {
      expect(match.grade).toBeNull();
      continue;
    }
    expect(match.grade).toEqual({
      place: Math.round(
        40 *
          (1 -
            rankShare(
              enemies.map(({ teamRank }) => teamRank),
              me.teamRank,
            )),
      ),
      damage: Math.round(
        30 *
          rankShare(
            rest.map(({ damageDealt }) => damageDealt),
            me.damageDealt,
          ),
      ),
      kills: Math.round(
        20 *
          rankShare(
            rest.map((one) => one.kills + one.assists),
            me.kills + me.assists,
          ),
      ),
      time: Math.round(
        10 *
          rankShare(
            rest.map(({ timeSurvived }) => timeSurvived),
            me.timeSurvived,
          ),
      ),
    });
  }
  expect(shown.filter(({ grade }) => grade).length).toBeGreaterThan(20);
  const opened = (await api.get(`${pathOf('Hotdrop')}/matches/${shown[0]?.id}`)).data.match;
  expect(opened).toMatchObject({ grade: shown[0]?.grade, points: shown[0]?.points });
});

test('points are the difference of two records around exactly one ranked match', async () => {
  const listed = (await listAll('Hotdrop')).toReversed();
  const own = api.accountIdOf('steam', 'Hotdrop');
  const readings = (await api.context.db.select().from(pointReadings)).filter(
    ({ accountId, season }) => accountId === own && season.endsWith('pc-2018-43'),
  );
  const endOf = (match: Listed) => Date.parse(match.createdAt) + ownOf(match).timeSurvived * 1000;
  let known = 0;
  for (const match of listed) {
    const { gameMode, points } = match;
    const ofMode = readings
      .filter(({ mode }) => mode === gameMode)
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    const ranked = listed.filter((one) => one.matchType === 'competitive' && one.gameMode === gameMode);
    const last = ofMode.findLast(({ at }) => at.getTime() <= Date.parse(match.createdAt));
    const next = ofMode.find(({ until }) => until.getTime() >= endOf(match));
    const between = ranked.filter(
      (one) =>
        last && next && endOf(one) > last.until.getTime() && Date.parse(one.createdAt) < next.at.getTime(),
    );
    if (points === null) continue;
    known += 1;
    expect(between.map(({ id }) => id)).toEqual([match.id]);
    expect(points).toBe((next?.rankPoint ?? 0) - (last?.rankPoint ?? 0));
  }
  expect(known).toBeGreaterThan(10);
  expect(listed.filter((one) => one.matchType !== 'competitive').every(({ points }) => points === null)).toBe(
    true,
  );
});

test('only battle royale of known types and modes counts', async () => {
  const listed = await listAll('Hotdrop');
  const counted = listed.filter(isBattleRoyale);
  expect(counted.length).toBeLessThan(listed.length);
  const tops = (some: readonly Listed[]) =>
    some.filter((one) => ownOf(one).teamRank <= 10 && ownOf(one).teamTotal >= 11).length;
  const wins = (some: readonly Listed[]) => some.filter((one) => ownOf(one).teamRank === 1).length;

  const { all, maps } = (await api.get(`${pathOf('Hotdrop')}/maps-and-weapons`)).data;
  expect(all).toMatchObject({ games: counted.length, wins: wins(counted), top10s: tops(counted) });
  expect(maps.map(({ mapName }: Listed) => mapName)).not.toContain('Italy_TDM_Main');

  const { starts } = (await api.get(`${pathOf('Hotdrop')}/play-times`)).data;
  expect(starts).toHaveLength(counted.length);

  const { sessions } = (await api.get(`${pathOf('Hotdrop')}/sessions`)).data;
  for (const { start, end, ...session } of sessions) {
    const inside = listed.filter(({ createdAt }) => createdAt >= start && createdAt <= end);
    const played = inside.filter(isBattleRoyale);
    expect(session).toMatchObject({
      matches: played.length,
      others: inside.length - played.length,
      wins: wins(played),
      top10s: tops(played),
    });
  }

  const week = (await api.get(`${pathOf('Hotdrop')}/weeks/2026-W46`)).data;
  const ofWeek = week.sessions.flatMap(({ matches }: { matches: readonly { id: string }[] }) =>
    matches.map(({ id }) => counted.find((one) => one.id === id)),
  );
  expect(ofWeek).not.toContain(undefined);
  expect(week.stats).toMatchObject({ matches: ofWeek.length, wins: wins(ofWeek), top10s: tops(ofWeek) });
});
