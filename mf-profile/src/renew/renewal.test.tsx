import { aFailure, aPlayer, type FakeAnswers, minutesAgo, testTime } from '@hotdrop/shared-domain/testing';
import type { RenewalDone, RenewalPending } from '@hotdrop/shared-domain/wire';
import { act, screen } from '@testing-library/react';
import { profileSite, inputsOf } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const finished = (change: Partial<RenewalDone> = {}): RenewalDone => ({
  shard: 'STEAM',
  name: 'NightHeron',
  syncedAt: testTime,
  changes: { matches: 3, rankPoint: { squad: 38, duo: -12, solo: 0 } },
  ...change,
});
const waiting = (waitCount: number, retryAfter = 2000): RenewalPending => ({ waitCount, retryAfter });

/** Answers one after the other; the last one stays. */
const inTurn = (...answers: readonly (RenewalDone | RenewalPending | ReturnType<typeof aFailure>)[]) => {
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)] as RenewalDone;
};

async function open(
  answers: FakeAnswers,
  path = 'profile/steam/NightHeron/pc-2018-43?perspective=fpp',
  now = () => Date.parse(testTime),
) {
  const site = { ...profileSite(answers), now };
  const rendered = await renderProfile(path, site);
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, site };
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** What is read out: not what a tooltip holds back. */
const said = () => {
  const words = document.querySelector('[aria-live]')?.cloneNode(true) as Element;
  for (const tooltip of words.querySelectorAll('[role=tooltip]')) tooltip.remove();
  // What is kept on one line reads as any other.
  return words.textContent.replaceAll('\u00a0', ' ');
};

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('the six states', () => {
  test('up to date: a player who was renewed less than five minutes ago', async () => {
    await open({ getPlayer: { player: aPlayer({ syncedAt: minutesAgo(4) }) } });
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
    expect(said()).toBe('Updated 4 minutes ago');
  });

  test('up to date: when the API says that somebody else was faster, for as long as it says', async () => {
    await open({
      syncPlayer: inTurn(aFailure('recently-updated', { retryAfter: 90_000 }), aFailure('network')),
    });
    await press('Renew');
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
    await pass(89_000);
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
    await pass(1000);
    expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
  });

  test('too many renewals: blocked for as long as the API says', async () => {
    await open({ syncPlayer: aFailure('busy', { retryAfter: 30_000 }) });
    await press('Renew');
    expect(said()).toBe('Too many renewals. Try again in a minute.');
    expect(screen.getByRole('button', { name: 'Renew' })).toBeDisabled();
    await pass(30_000);
    expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
  });

  test.each(['network', 'server', 'malformed'] as const)(
    'failed ("%s"): can be tried again',
    async (kind) => {
      await open({ syncPlayer: inTurn(aFailure(kind), waiting(0)) });
      await press('Renew');
      expect(said()).toBe('Network error occurred.');
      await press('Try again');
      expect(screen.getByRole('button', { name: 'Updating…' })).toBeVisible();
    },
  );

  test('queued: says how many are ahead, as it is heard', async () => {
    await open({ syncPlayer: inTurn(waiting(12), waiting(1), waiting(0)) });
    await press('Renew');
    expect(said()).toBe('12 players are ahead');
    expect(screen.getByRole('button', { name: 'In the queue' })).toBeDisabled();
    await pass(2000);
    expect(said()).toBe('1 player is ahead');
    await pass(2000);
    expect(said()).toBe('Checking for new matches');
  });

  test('idle: says when the player was updated', async () => {
    await open({});
    expect(said()).toBe('Updated 42 minutes ago');
    expect(screen.getByRole('button', { name: /^42\sminutes\sago$/ })).toHaveAccessibleDescription(/ KST$/);
    expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
  });
});

describe('the whole flow', () => {
  test('starts once, then only asks, and at the end shows fresh figures and what changed, in the same place', async () => {
    let syncedAt = minutesAgo(42);
    const { site, router } = await open({
      getPlayer: () => ({ player: aPlayer({ syncedAt }) }),
      syncPlayer: inTurn(waiting(1, 3000), finished()),
    });
    const statsBefore = inputsOf(site, 'getSeasonStats').length;
    await press('Renew');
    syncedAt = testTime;
    await pass(2900);
    expect(inputsOf(site, 'syncPlayer')).toHaveLength(1);
    await pass(100);
    expect(inputsOf(site, 'syncPlayer')).toMatchObject([{ flag: 1 }, { flag: 0 }]);
    expect(screen.getByText('3 new matches')).toBeVisible();
    expect(screen.getByText(/Squad TPP/, { selector: 'p[role=status] span' })).toHaveTextContent(
      'Squad TPP +38 points',
    );
    expect(screen.getByText('-12 points')).toBeVisible();
    expect(screen.queryByText(/Solo TPP/, { selector: 'p[role=status] span' })).not.toBeInTheDocument();
    expect(inputsOf(site, 'getSeasonStats')).toHaveLength(statsBefore + 1);
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
    expect(router.state.location).toMatchObject({
      pathname: '/pubg/profile/steam/NightHeron/pc-2018-43',
      search: '?perspective=fpp',
    });
  });

  test('shows what somebody else has brought who was faster, and may be renewed when that is old', async () => {
    let syncedAt = minutesAgo(42);
    let now = Date.parse(testTime);
    const { site, router } = await open(
      {
        getPlayer: () => ({ player: aPlayer({ syncedAt }) }),
        syncPlayer: ({ flag }) =>
          flag === 1 ? aFailure('recently-updated', { retryAfter: 120_000 }) : finished({ syncedAt }),
        listMatches: { totalCount: 0, perPage: 20, matches: [] },
      },
      'profile/steam/NightHeron/pc-2018-43/matches',
      () => now,
    );
    syncedAt = minutesAgo(3);
    await press('Renew');
    expect(said()).toBe('Updated 3 minutes ago');
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
    expect(inputsOf(site, 'listMatches')).toHaveLength(2);
    expect(router.state.location.pathname).toBe('/pubg/profile/steam/NightHeron/pc-2018-43/matches');
    now += 120_000;
    await pass(120_000);
    expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
  });

  test('says so when there was nothing new', async () => {
    await open({ syncPlayer: finished({ changes: { matches: 0, rankPoint: {} } }) });
    await press('Renew');
    expect(await screen.findByText('Renewed. There are no new matches.')).toBeVisible();
  });

  test('goes to the new address of a player who is called otherwise now, and keeps the season', async () => {
    const { router } = await open({ syncPlayer: finished({ name: 'DayHeron' }) });
    await press('Renew');
    expect(router.state.location.pathname).toBe('/pubg/profile/steam/DayHeron/pc-2018-43');
  });

  test('two presses are one renewal', async () => {
    const { site } = await open({ syncPlayer: waiting(0) });
    const button = screen.getByRole('button', { name: 'Renew' });
    await act(async () => {
      button.click();
      button.click();
    });
    expect(inputsOf(site, 'syncPlayer')).toHaveLength(1);
  });

  test('leaving the page ends the waiting', async () => {
    const { site, router } = await open({
      getPlayer: ({ player: name }) => ({ player: aPlayer({ name, accountId: `account.${name}` }) }),
      syncPlayer: waiting(3),
    });
    await press('Renew');
    await act(() => router.navigate('/pubg/profile/steam/DayHeron'));
    expect(said()).toBe('Updated 42 minutes ago');
    await pass(60_000);
    expect(inputsOf(site, 'syncPlayer')).toHaveLength(1);
  });

  test('an answer that wants to be asked again at once is asked with a pause', async () => {
    const { site } = await open({ syncPlayer: waiting(0, 0) });
    await press('Renew');
    await pass(1400);
    expect(inputsOf(site, 'syncPlayer').length).toBeLessThanOrEqual(3);
  });

  test('a player whom the site has never read is renewed without a press', async () => {
    const { site } = await open({
      getPlayer: { player: aPlayer({ syncedAt: null }) },
      syncPlayer: waiting(5),
    });
    expect(await screen.findByText('5 players are ahead')).toBeVisible();
    expect(inputsOf(site, 'syncPlayer')).toMatchObject([{ flag: 1 }]);
  });

  test.each(['busy', 'network'] as const)(
    'such a renewal that ends as "%s" is not begun again by another season or tab',
    async (kind) => {
      const { site } = await open({
        getPlayer: { player: aPlayer({ syncedAt: null }) },
        syncPlayer: aFailure(kind),
      });
      await act(async () => screen.getByRole('link', { name: 'Season 42' }).click());
      await act(async () => screen.getByRole('link', { name: 'Stats' }).click());
      expect(await screen.findByRole('link', { name: 'Stats', current: 'page' })).toBeVisible();
      expect(inputsOf(site, 'syncPlayer')).toHaveLength(1);
    },
  );
});
