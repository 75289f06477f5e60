import { testTime } from '@hotdrop/shared-domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { figures, loaded, names, three } from '../../testing/list-screen.ts';
import { aWorld, openPage } from '../../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('changes since the last visit', () => {
  const hour = 60 * 60_000;
  const later = (ms: number) => () => Date.parse(testTime) + ms;

  it('are shown with the time of the last visit', async () => {
    const first = await openPage({ list: three });
    await loaded();
    first.unmount();
    const answers = aWorld({
      Ada: { currentRankPoint: 2884, roundsPlayed: 190 },
      Bea: { currentRankPoint: 2800 },
      Cyd: { currentRankPoint: 0, currentTier: { tier: 'Unranked', subTier: '' } },
    });
    await openPage({ list: three, answers, now: later(3 * hour) });
    await loaded(2);
    expect(figures('Ada').at(0)).toBe('2,884+38');
    expect(figures('Ada').at(6)).toBe('190+4');
    expect(figures('Bea').at(0)).toBe('2,800-46');
    // A rank that ended is no change of points.
    expect(figures('Cyd').at(0)).toBe('–');
    expect(screen.getByText(/since your last visit/)).toHaveTextContent('3 hours ago');
  });

  it('count a revisit shortly after as the same visit', async () => {
    for (const ms of [0, 2 * hour]) {
      const visit = await openPage({ list: three, now: later(ms) });
      await loaded();
      visit.unmount();
    }
    const answers = aWorld({ Ada: { currentRankPoint: 2884 } });
    await openPage({ list: three, answers, now: later(2 * hour + 60_000) });
    await loaded();
    expect(figures('Ada').at(0)).toBe('2,884+38');
    expect(screen.getByText(/since your last visit/)).toHaveTextContent('2 hours ago');
  });

  it('include the names of players who are still loading', async () => {
    const first = await openPage({ list: three });
    await loaded();
    first.unmount();
    await openPage({ list: three, answers: { getPlayer: () => new Promise(() => {}) }, now: later(hour) });
    await waitFor(() => expect(names()).toEqual(['Ada', 'Bea', 'Cyd']));
  });

  it.each(['{', '[]', '{"current":{"at":"x"}}', '{"current":{"at":1,"players":{"steam/Ada":{"name":7}}}}'])(
    'ignore the damaged data %s in the storage',
    async (damaged) => {
      localStorage.setItem('favorites.looks', damaged);
      await openPage({ list: three });
      await loaded();
      expect(figures('Ada').at(0)).toBe('2,846');
    },
  );

  it('are missing if the browser refuses storage', async () => {
    const keep = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openPage({ list: three });
    await loaded();
    expect(screen.queryByText(/since your last visit/)).not.toBeInTheDocument();
    keep.mockRestore();
  });
});

describe('the last week of a favorite', () => {
  const week = (day: string) => () => Date.parse(`2026-11-${day}:00Z`);
  const links = () => screen.queryAllByRole('link', { name: / in week \d+$/ });

  it.each(['23T00:00', '25T23:59'])('is linked if it ended since the last visit (%s)', async (day) => {
    const first = await openPage({ list: three, now: week('22T23:00') });
    await loaded();
    expect(links()).toEqual([]);
    first.unmount();
    await openPage({ list: three, now: week(day) });
    await loaded();
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual([
      'Ada in week 47',
      'Bea in week 47',
      'Cyd in week 47',
    ]);
    expect(links()[0]).toHaveAttribute('href', '/pubg/profile/steam/Ada/week/2026-W47');
  });

  it('is linked on a first visit', async () => {
    await openPage({ list: three, now: week('23T08:00') });
    await loaded();
    expect(links()).toHaveLength(3);
  });

  it('is not linked again after a visit in the new week', async () => {
    const first = await openPage({ list: three, now: week('23T08:00') });
    await loaded();
    first.unmount();
    await openPage({ list: three, now: week('23T11:00') });
    await loaded();
    expect(links()).toEqual([]);
  });

  it('is not linked from Thursday on', async () => {
    await openPage({ list: three, now: week('26T00:00') });
    await loaded();
    expect(links()).toEqual([]);
  });
});
