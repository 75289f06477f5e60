import {
  aFailure,
  anActiveSeason,
  aPlayerCount,
  type FakeAnswers,
  fakeSite,
  someRatings,
} from '@hotdrop/shared-domain/testing';
import { sayPanel, showPanel } from '@hotdrop/shared-ui/testing';
import { render } from '@testing-library/react';
import { panels } from '../panels.tsx';
import { aPlaying } from '../testing/fixtures.ts';

const about = { shard: 'steam', mode: 'squad' };
const answered: FakeAnswers = {
  getPlayerCount: aPlayerCount(),
  getPlaying: aPlaying(),
  getRatings: someRatings(),
  listActiveSeasons: { seasons: { steam: anActiveSeason() } },
};
const siteOf = (answers: FakeAnswers) => fakeSite({ answers: { ...answered, ...answers } });

test.each<[id: string, about: string, line: string | number, answers?: FakeAnswers]>([
  ['players-now', 'a count', '412,806 playing PUBG now, +3.1% since yesterday'],
  [
    'players-now',
    'a count without yesterday',
    '412,806 playing PUBG now',
    { getPlayerCount: aPlayerCount({ yesterday: null }) },
  ],
  [
    'players-now',
    'no count',
    'PUBG · Steam: The players could not be counted yet',
    { getPlayerCount: aPlayerCount({ count: null }) },
  ],
  [
    'players-now',
    'a count without its history',
    '412,806 playing PUBG now, +3.1% since yesterday',
    { getPlaying: aFailure('network') },
  ],
  ['players-now', 'a failure', 503, { getPlayerCount: aFailure('network') }],
  ['distribution', 'ratings', 'Steam · Squad TPP: 13% of the players we know are in Silver'],
  [
    'distribution',
    'too few players',
    'Steam · Squad TPP: Too few ranked players for a distribution yet.',
    { getRatings: someRatings({ ratings: [], sample: 12 }) },
  ],
  ['distribution', 'a failure', 503, { getRatings: aFailure('network') }],
  [
    'distribution',
    'unknown tiers',
    'Steam · Squad TPP: Players by rank points',
    { listActiveSeasons: { seasons: {} } },
  ],
])('%s says %s', async (id, _, line, ...[answers = {}]) => {
  expect(await sayPanel(panels, id, { site: siteOf(answers), about })).toBe(line);
});

test('a board that no season has is not found', async () => {
  const board = { ...about, mode: 'arena' };
  expect(await sayPanel(panels, 'distribution', { site: siteOf({}), about: board })).toBe(404);
});

test('the bars of a distribution have the colors of tiers', async () => {
  const { face } = await showPanel(panels, 'distribution', { site: siteOf({}), about });
  const { container } = render(<svg aria-hidden="true">{face?.drawing}</svg>);
  const colors = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('fill'));
  expect(new Set(colors)).toContain('var(--tier-silver)');
});
