import { aFailure, aMatchRecord, aPartner } from '@hotdrop/shared-domain/testing';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileSite } from '../testing/profile-site.ts';
import { openWeek, startProfile, weekPath } from '../testing/render-profile.ts';

const panel = (name: string) => screen.findByRole('region', { name });
const squad = (points: { from: number; to: number } | null): PlayedWeek['modes'][number] => ({
  mode: 'squad',
  matches: 4,
  points: points && {
    ...points,
    season: 'division.bro.official.pc-2018-43',
    readings: [
      { rankPoint: points.from, at: '2026-11-08T20:00:00.000Z' },
      { rankPoint: points.to, at: '2026-11-15T20:00:00.000Z' },
    ],
  },
});

afterEach(() => localStorage.clear());

describe('the week of a player', () => {
  test('shows the days, the points, and the best, with links to matches and to other weeks', async () => {
    await openWeek({
      bestMap: {
        mapName: 'Desert_Main',
        ...aMatchRecord({ games: 6, wins: 1, top10s: 5, averagePlace: 5.5 }),
      },
      bestPartner: aPartner(),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Week 46$/);
    expect(screen.getByText(/Nov 9 to Nov 15, 2026, in UTC · Steam/)).toBeVisible();
    expect(document.title).toMatch(/^NightHeron, week 46 of 2026/);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'NightHeron in week 46 of 2026: 4 matches in 1.7 h, wins: 1, 62 points won',
    );
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      expect.stringContaining('/pubg/profile/steam/NightHeron/week/2026-W46/card.png?hl=en'),
    );
    expect(document.querySelector('link[type="application/json+oembed"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/oembed\?url=https?%3A%2F%2F.+%2Fweek%2F2026-W46$/),
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const days = within(await panel('Day by day')).getAllByRole('list')[0]?.children ?? [];
    // Each match is under the day on which its session began.
    expect([...days].map(({ textContent }) => textContent)).toEqual([
      'Mon',
      '#12#1#4Tue1.3 h',
      ...['Wed', 'Thu', 'Fri', 'Sat'],
      '#7Sun0.4 h',
    ]);
    const best = await screen.findByRole('link', { name: /^Best match/ });
    expect(best).toHaveTextContent(
      'Best match#1 of 16Miramar, Tuesday 20:306 kills512 damage47% of the team’s',
    );
    expect(best).toHaveAttribute('href', expect.stringContaining('/pc-2018-43/matches/'));
    expect(screen.getByText('6 matches, 1 win, average place 5.5')).toBeVisible();
    const partner = screen.getByRole('link', { name: /^Best partner/ });
    expect(partner).toHaveAttribute('href', expect.stringContaining('/favorite/compare?'));
    expect(partner).toHaveAttribute('rel', 'nofollow');
    const [session] = within(await panel('Sessions')).getAllByRole('row', { name: /^Tuesday/ });
    expect(session).toHaveTextContent(/^Tuesday20:00 to 21:25#12#1#4312/);
    expect(session?.querySelector('time')).toHaveAttribute('datetime', '2026-11-10T20:00:00.000Z');
    expect(best.querySelector('time')).toHaveAttribute('datetime', '2026-11-10T20:30:00.000Z');
  });

  test('leads to the weeks before and after, also over the end of a year', async () => {
    await openWeek({ week: '2026-W53' }, { at: 'profile/steam/NightHeron/week/2026-W53' });
    const weeks = within(screen.getByRole('navigation', { name: 'Weeks' }));
    expect(weeks.getByRole('link', { name: 'Week 52' })).toHaveAttribute(
      'href',
      expect.stringMatching('2026-W52$'),
    );
    expect(weeks.getByRole('link', { name: 'Week 1' })).toHaveAttribute(
      'href',
      expect.stringMatching('2027-W01$'),
    );
  });

  test('says so far while it runs, has no next week, and compares nothing', async () => {
    await openWeek({ isOver: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Week 46 so far');
    expect(screen.getByRole('button', { name: 'Week 47' })).toBeDisabled();
    expect(screen.queryByText(/Compared with/)).not.toBeInTheDocument();
  });

  test.each([
    [[squad({ from: 2784, to: 2846 })], '62 points won', 'From 2,784 (Crystal 3) to 2,846 (Crystal 2).'],
    [[squad({ from: 2846, to: 2784 })], '62 points lost', 'From 2,846 (Crystal 2) to 2,784 (Crystal 3).'],
    [
      [squad({ from: 2784, to: 2784 })],
      '0 points won or lost',
      'From 2,784 (Crystal 3) to 2,784 (Crystal 3).',
    ],
    [
      [squad(null)],
      '4 matches',
      'Points are not known: they were not read before and after the ranked matches.',
    ],
    [[], '4 matches', 'No ranked match in this week.'],
  ])(
    'says how many points were won or lost, or that it is not known (%#)',
    async (modes, score, sentence) => {
      await openWeek({ modes });
      const shown = await panel('Points and stats');
      expect(shown).toHaveTextContent(score);
      expect(shown).toHaveTextContent(sentence);
      expect(shown).not.toHaveTextContent(/NaN/);
      expect(screen.queryAllByRole('img', { name: /Rank points/ })).toHaveLength(
        score === '4 matches' ? 0 : 1,
      );
    },
  );

  test('shares its address', async () => {
    const site = await openWeek();
    await userEvent.click(await screen.findByRole('link', { name: 'Share Week 46 · NightHeron' }));
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByRole('tabpanel', { name: 'Link' })).toHaveTextContent(
      `${site.origin}/pubg/${weekPath}`,
    );
  });
});

test('keeps the head and offers to try again if the week cannot be loaded', async () => {
  await openWeek(aFailure('server'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Week 46');
  expect(screen.getByText('The week could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('a week without stats', () => {
  const none: Partial<PlayedWeek> = {
    stats: null,
    before: null,
    modes: [],
    bestMatch: null,
    sessions: [],
  };

  test('links to the weeks that have some', async () => {
    await openWeek({ ...none, otherWeeks: [{ week: '2026-W44', matches: 12 }] });
    expect(screen.getByText('No match in week 46.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Week 44 · 12 matches' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/week/2026-W44',
    );
  });

  test('says that there were only other modes', async () => {
    const session = {
      start: '2026-11-10T20:00:00.000Z',
      end: '2026-11-10T20:10:00.000Z',
      matches: [],
      points: null,
    };
    await openWeek({ ...none, sessions: [{ ...session, others: 2 }] });
    expect(screen.getByText('Only other modes in week 46.')).toBeVisible();
  });
});

describe('there is no week', () => {
  test.each([
    ['2026-W99', 'No year has the week “2026-W99”.'],
    ['2025-W53', 'No year has the week “2025-W53”.'],
    ['last', 'No year has the week “last”.'],
  ])('in an address with %s', async (id, reason) => {
    const site = await openWeek({}, { at: `profile/steam/NightHeron/week/${id}` });
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to last week' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/week/2026-W46',
    );
    expect(site.made.filter(({ call }) => call === 'getWeek')).toEqual([]);
  });

  test.each([
    ['2026-W49', 'Week 49 of 2026 has not begun.'],
    ['2026-W20', 'Week 20 of 2026 is too long ago. Matches are kept for 3 months.'],
  ])('in the API (%s)', async (id, reason) => {
    await openWeek(aFailure('not-found'), { at: `profile/steam/NightHeron/week/${id}` });
    expect(screen.getByText(reason)).toBeVisible();
  });

  test('of a player that does not exist', async () => {
    await startProfile(weekPath, profileSite({ getPlayer: aFailure('not-found') }));
    await waitFor(() => expect(document.title).toBe('NightHeron was not found · Hotdrop'));
  });
});
