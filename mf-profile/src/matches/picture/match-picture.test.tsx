import { aFailure, aMatchDetail, type FakeAnswers } from '@hotdrop/shared-domain/testing';
import { render, waitFor } from '@testing-library/react';
import { openMatches } from '../../testing/open-matches.ts';
import { cardAt, profileSite } from '../../testing/profile-site.ts';

const path = 'profile/steam/NightHeron/pc-2018-43/matches/9f2c/card.png';
const answers = (change: Parameters<typeof aMatchDetail>[0] = {}): FakeAnswers => ({
  getMatch: { match: aMatchDetail({ id: '9f2c', ...change }) },
});

const wordsOf = async (change: Parameters<typeof aMatchDetail>[0] = {}) => {
  const { data } = await cardAt(path, profileSite(answers(change)));
  const { container } = render(<svg aria-hidden="true">{data}</svg>);
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
};

test('shows the player, the place, the stats, the points, and the grade of a match', async () => {
  expect(await wordsOf({ points: -6 })).toEqual([
    'Steam · Squad TPP · Ranked · Nov 21, 2026',
    'NightHeron',
    '#3 of 16 on Erangel',
    ...['4', 'Kills', '512', 'Damage', '25:07', 'Time alive', '−6', 'Points'],
    'A',
  ]);
});

test('shows neither points nor a grade that are not known', async () => {
  expect(await wordsOf({ points: null, grade: null })).toHaveLength(9);
});

test.each([
  ['not-found', 404],
  ['gone', 410],
  ['network', 503],
] as const)('is missing if the match cannot be read (%s)', async (kind, status) => {
  expect(await cardAt(path, profileSite({ getMatch: aFailure(kind) }))).toEqual({ data: null, status });
});

test('is the link preview of an opened match, with its own title', async () => {
  await openMatches('/9f2c', answers());
  await waitFor(() => expect(document.title).toMatch(/^NightHeron: #3 of 16 on Erangel/));
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    expect.stringContaining('/matches/9f2c/card.png?hl=en'),
  );
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Squad TPP · Ranked. Kills: 4, damage: 512, alive: 25:07.',
  );
});
