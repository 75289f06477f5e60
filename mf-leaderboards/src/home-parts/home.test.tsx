import {
  aClimber,
  aFailure,
  aLeaderboard,
  aLeaderboardRow,
  anActiveSeason,
  type FakeAnswers,
  fakeSite,
} from '@hotdrop/shared-domain/testing';
import { renderPart } from '@hotdrop/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { parts } from '../parts.tsx';

const rows = Array.from({ length: 8 }, (_, index) =>
  aLeaderboardRow({ accountId: `account.${index}`, name: `Player${index}`, place: index + 1 }),
);
const kakaoRows = rows.map((row) => ({ ...row, name: `Kakao${row.name}`, shard: 'KAKAO' }));
const cutoffs = [
  { place: 10, rankPoint: 3239, week: 46 },
  { place: 100, rankPoint: 2707, week: null },
  { place: 500, rankPoint: null, week: null },
];
const unreachable = aFailure('network', { reason: 'unreachable' });

async function show(id: string, answers: FakeAnswers = {}) {
  const site = fakeSite({
    answers: {
      listActiveSeasons: { seasons: { steam: anActiveSeason() } },
      getLeaderboard: ({ shard }) =>
        aLeaderboard({
          ranks: shard === 'kakao' ? kakaoRows : rows,
          cutoffs: [...cutoffs],
          climber: aClimber(),
        }),
      ...answers,
    },
  });
  const { container } = await renderPart(parts, { site, id });
  return { ...site, text: () => container.textContent };
}

describe('the boards on home', () => {
  it.each([
    ['boards', 'Steam top 5', 'Player0'],
    ['boards-second', 'Kakao top 5', 'KakaoPlayer0'],
  ])('show the top five of a platform: %s', async (id, title, first) => {
    await show(id);
    const board = screen.getByRole('region', { name: title });
    expect(within(board).getAllByRole('listitem')).toHaveLength(5);
    const link = within(board).getByRole('link', { name: new RegExp(`^1.*${first}`) });
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('rel', 'nofollow');
    expect(
      within(board).getByRole('link', { name: /Biggest climb today SwiftLark #308 to #264/ }),
    ).toBeVisible();
  });

  it.each([
    ['it could not be read', unreachable],
    ['it has no players yet', aLeaderboard({ ranks: [] })],
  ])('are absent when %s', async (_, getLeaderboard) => {
    const { text } = await show('boards', { getLeaderboard });
    expect(text()).toBe('');
  });
});

describe('the names below the search', () => {
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('are the first of each board and the climber of the day', async () => {
    await show('look-at');
    expect(names()).toEqual(['Player0', 'SwiftLark', 'KakaoPlayer0']);
  });

  it('are absent when no board is known', async () => {
    const { text } = await show('look-at', { getLeaderboard: unreachable });
    expect(text()).toBe('');
  });
});

describe('the season on home', () => {
  beforeEach(() => localStorage.clear());

  // The site's clock stands at 2026-11-21T12:00:00Z.
  const ending = (end: string | null, start: string | null = '2026-09-09T12:00:00Z') => ({
    listActiveSeasons: { seasons: { steam: anActiveSeason({ start, end }) } },
  });

  it.each([
    ['2026-12-01T07:00:00Z', '9 days 19 hours'],
    ['2026-11-22T13:00:00Z', '1 day 1 hour'],
    ['2026-11-23T12:00:00Z', '2 days'],
    ['2026-11-21T16:30:00Z', '5 hours'],
  ])('says how long it lasts until %s', async (end, rest) => {
    await show('season', ending(end));
    expect(screen.getByRole('heading', { name: 'Season 43 ends in' }).parentElement).toHaveTextContent(
      `Season 43 ends in${rest}`,
    );
  });

  it.each([
    ['is not announced', null],
    ['is over', '2026-11-20T00:00:00Z'],
  ])('counts its days when the end %s', async (_, end) => {
    await show('season', ending(end));
    expect(screen.getByRole('heading', { name: 'Season 43' })).toBeVisible();
    expect(screen.getByText('74')).toBeVisible();
  });

  const listRows = () => screen.queryAllByRole('row').map(({ textContent }) => textContent);

  it('lists the points needed for the places that players have, with the change where it is known', async () => {
    await show('season');
    expect(listRows()).toEqual(['Steam, Squad TPPPointsIn a week', 'Top 103,239+46', 'Top 1002,707']);
  });

  it('is absent without the seasons, and reports the failure', async () => {
    const { text, reported } = await show('season', { listActiveSeasons: unreachable });
    expect(text()).toBe('');
    expect(reported).toMatchObject([{ call: 'listActiveSeasons', kind: 'network' }]);
  });
});
