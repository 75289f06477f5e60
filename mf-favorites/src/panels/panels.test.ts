import {
  aFailure,
  anActiveSeason,
  aPlayer,
  aSeason,
  type FakeAnswers,
  fakeSite,
  someRankedStats,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { sayPanel, showPanel } from '@hotdrop/shared-ui/testing';
import { panels } from '../panels.tsx';

const about = {
  players: [
    { shard: 'steam', name: 'Ada' },
    { shard: 'steam', name: 'Bea' },
  ],
};
const stats = (rankedStats: Parameters<typeof someSeasonStats>[0]) => someSeasonStats(rankedStats);
const ofPlayer = (accountId: string) =>
  accountId === 'account.Bea'
    ? stats({ rankedStats: { squad: someRankedStats({ currentRankPoint: 3001, wins: 99 }) } })
    : stats({});
const siteOf = (answers: FakeAnswers = {}) =>
  fakeSite({
    answers: {
      listActiveSeasons: { seasons: { steam: anActiveSeason() } },
      listSeasons: { seasons: [aSeason({ id: anActiveSeason().id })] },
      getPlayer: ({ player }) => ({ player: aPlayer({ accountId: `account.${player}`, name: player }) }),
      getSeasonStats: ({ accountId }) => ofPlayer(accountId),
      ...answers,
    },
  });

test.each<[about: string, line: string | number, answers?: FakeAnswers]>([
  ['who leads', 'Ahead in 3 of 8 stats: Bea (Bea 3,001, Ada 2,846)'],
  ['equal stats', 'All compared stats are equal. (Ada 2,846, Bea 2,846)', { getSeasonStats: stats({}) }],
  ['no ranked games', 'Too few ranked games to compare', { getSeasonStats: stats({ rankedStats: {} }) }],
  ['an unknown player', 404, { getPlayer: aFailure('not-found') }],
  ['a failure', 503, { getSeasonStats: aFailure('network') }],
])('compare says %s', async (_, line, ...[answers]) => {
  expect(await sayPanel(panels, 'compare', { site: siteOf(answers), about })).toBe(line);
});

test('the player with the most points is first', async () => {
  const { face } = await showPanel(panels, 'compare', { site: siteOf(), about });
  expect(face?.rows).toEqual([
    { name: 'Bea', value: '3,001' },
    { name: 'Ada', value: '2,846' },
  ]);
});
