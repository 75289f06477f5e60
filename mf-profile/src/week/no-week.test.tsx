import { aFailure } from '@hotdrop/shared-domain/testing';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { screen, waitFor } from '@testing-library/react';
import { openWeek, weekPath } from '../testing/open-week.ts';
import { profileSite } from '../testing/profile-site.ts';
import { startProfile } from '../testing/render-profile.ts';

describe('a week without figures', () => {
  const none: Partial<PlayedWeek> = {
    ...{ figures: null, before: null, modes: [], bestMatch: null, sessions: [] },
  };

  test('links to the weeks that have some', async () => {
    await openWeek({ ...none, otherWeeks: [{ week: '2026-W44', matches: 12 }] });
    expect(screen.getByText('No match in week 46.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Week 44 · 12 matches' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/week/2026-W44',
    );
  });

  test('says that there was only training', async () => {
    const session = {
      start: '2026-11-10T20:00:00.000Z',
      end: '2026-11-10T20:10:00.000Z',
      matches: [],
      points: null,
    };
    await openWeek({ ...none, sessions: [{ ...session, others: 2 }] });
    expect(screen.getByText('Only training in week 46.')).toBeVisible();
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
    expect(site.api.made.filter(({ call }) => call === 'getWeek')).toEqual([]);
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
