import {
  aFailure,
  aPlayer,
  type FakeAnswers,
  type FakeSite,
  minutesAgo,
  someSeasonStats,
  testTime,
} from '@hotdrop/shared-domain/testing';
import type { CallInput, RenewalDone, RenewalPending } from '@hotdrop/shared-domain/wire';
import { act, screen } from '@testing-library/react';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a press on Renew makes the player the visitor’s own', async () => {
  localStorage.removeItem('my-player');
  await openProfile({ syncPlayer: inTurn(finished()) });
  expect(localStorage.getItem('my-player')).toBeNull();
  await press('Renew');
  expect(JSON.parse(localStorage.getItem('my-player') ?? 'null')).toMatchObject({
    shard: 'STEAM',
    name: 'NightHeron',
  });
});

describe('the six states', () => {
  test('up to date: the API refuses a second renewal, for as long as it says', async () => {
    await openProfile({
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
    await openProfile({ syncPlayer: inTurn(aFailure('busy', { retryAfter: 30_000 })) });
    await press('Renew');
    expect(announced()).toBe('Too many renewals. Try again in a minute.');
    expect(screen.getByRole('button', { name: 'Renew' })).toBeDisabled();
    await pass(30_000);
    expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
  });

  test('failed: has a retry button', async () => {
    await openProfile({ syncPlayer: inTurn(aFailure('network'), waiting(0)) });
    await press('Renew');
    expect(announced()).toBe('Network error occurred.');
    await press('Try again');
    expect(screen.getByRole('button', { name: 'Updating…' })).toBeVisible();
  });

  test('queued: shows how many players are ahead after each poll', async () => {
    await openProfile({ syncPlayer: inTurn(waiting(12), waiting(1), waiting(0)) });
    await press('Renew');
    expect(announced()).toBe('12 players are ahead');
    expect(screen.getByRole('button', { name: 'In the queue' })).toBeDisabled();
    await pass(2000);
    expect(announced()).toBe('1 player is ahead');
    await pass(2000);
    expect(announced()).toBe('Checking for new matches');
  });
});

test('starts once, polls, and then shows fresh stats and the changes on the same page', async () => {
  let syncedAt = minutesAgo(42);
  const { site, router } = await openProfile({
    getPlayer: () => ({ player: aPlayer({ syncedAt }) }),
    syncPlayer: inTurn(waiting(1, 3000), finished()),
  });
  const statsBefore = inputsOf(site, 'getSeasonStats').length;
  await press('Renew');
  syncedAt = testTime;
  await pass(2900);
  expect(flags(site)).toEqual([0, 1]);
  await pass(100);
  expect(flags(site)).toEqual([0, 1, 0]);
  expect(screen.getByText('3 new matches')).toBeVisible();
  expect(screen.getByText(/Squad TPP/, { selector: '[aria-live] span span span' })).toHaveTextContent(
    'Squad TPP +38 points',
  );
  expect(screen.getByText('−12 points')).toBeVisible();
  expect(screen.queryByText(/Solo TPP/, { selector: '[aria-live] span span span' })).not.toBeInTheDocument();
  expect(inputsOf(site, 'getSeasonStats')).toHaveLength(statsBefore + 1);
  expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
  expect(router.state.location).toMatchObject({
    pathname: '/pubg/profile/steam/NightHeron/pc-2018-43',
    search: '?perspective=fpp',
  });
});

test("shows the result of another visitor's renewal, and can be renewed later", async () => {
  let syncedAt = minutesAgo(42);
  let now = Date.parse(testTime);
  const { site, router } = await openProfile(
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
  expect(announced()).toBe('Updated 3 minutes ago');
  expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
  expect(inputsOf(site, 'listMatches')).toHaveLength(2);
  expect(router.state.location.pathname).toBe('/pubg/profile/steam/NightHeron/pc-2018-43/matches');
  now += 120_000;
  await pass(120_000);
  expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
});

test('keeps the page if it cannot be loaded again after a renewal', async () => {
  let isDown = false;
  await openProfile({
    getPlayer: () => (isDown ? aFailure('network') : { player: aPlayer() }),
    getSeasonStats: ({ season }) => (isDown ? aFailure('network') : someSeasonStats({ season })),
    syncPlayer: inTurn(finished()),
  });
  isDown = true;
  await press('Renew');
  expect(await screen.findByRole('alert')).toHaveTextContent('The stats could not be loaded');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NightHeron');
  expect(screen.getByRole('navigation', { name: 'Perspective' })).toBeVisible();
  expect(screen.getByText('3 new matches')).toBeVisible();
});

test('redirects to the new name of a renamed player, in the same season', async () => {
  const { router } = await openProfile({ syncPlayer: inTurn(finished({ name: 'DayHeron' })) });
  await press('Renew');
  expect(router.state.location.pathname).toBe('/pubg/profile/steam/DayHeron/pc-2018-43');
});

test('stops polling when the visitor leaves the page', async () => {
  const renewal = inTurn(waiting(3));
  const { site, router } = await openProfile({
    getPlayer: ({ player: name }) => ({ player: aPlayer({ name, accountId: `account.${name}` }) }),
    syncPlayer: (input) =>
      input.accountId.endsWith('.NightHeron')
        ? renewal(input)
        : finished({ name: 'DayHeron', syncedAt: minutesAgo(42), changes: null }),
  });
  await press('Renew');
  await act(() => router.navigate('/pubg/profile/steam/DayHeron'));
  await pass(0);
  expect(announced()).toBe('Updated 42 minutes ago');
  await pass(60_000);
  expect(flags(site)).toEqual([0, 1, 0]);
});

test('resumes a renewal that runs when the page opens', async () => {
  let syncedAt = minutesAgo(42);
  const answers = [waiting(2), waiting(0), finished()];
  const { site } = await openProfile({
    getPlayer: () => ({ player: aPlayer({ syncedAt }) }),
    syncPlayer: () => answers.shift() ?? finished(),
  });
  // The page asks when it is idle.
  await pass(1);
  expect(announced()).toBe('2 players are ahead');
  expect(screen.getByRole('button', { name: 'In the queue' })).toBeDisabled();
  syncedAt = testTime;
  await pass(4000);
  expect(flags(site)).toEqual([0, 0, 0]);
  expect(screen.getByText('3 new matches')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
});

test('renews a new player automatically', async () => {
  const { site } = await openProfile({
    getPlayer: { player: aPlayer({ syncedAt: null }) },
    syncPlayer: inTurn(waiting(5)),
  });
  expect(await screen.findByText('5 players are ahead')).toBeVisible();
  expect(flags(site)).toEqual([1]);
});

test.each(['busy', 'network'] as const)(
  'does not repeat a failed automatic renewal (%s) in another season or tab',
  async (kind) => {
    const { site } = await openProfile({
      getPlayer: { player: aPlayer({ syncedAt: null }) },
      syncPlayer: inTurn(aFailure(kind)),
    });
    await act(async () => screen.getByRole('link', { name: 'Season 42' }).click());
    await act(async () => screen.getByRole('link', { name: 'Stats' }).click());
    expect(await screen.findByRole('link', { name: 'Stats', current: 'page' })).toBeVisible();
    expect(flags(site)).toEqual([1]);
  },
);

const finished = (change: Partial<RenewalDone> = {}): RenewalDone => ({
  shard: 'STEAM',
  name: 'NightHeron',
  syncedAt: testTime,
  changes: { matches: 3, rankPoint: { squad: 38, duo: -12, solo: 0 } },
  ...change,
});
const waiting = (waitCount: number, retryAfter = 2000): RenewalPending => ({ waitCount, retryAfter });

type Answer = RenewalDone | RenewalPending | ReturnType<typeof aFailure>;

/** Answers that no renewal is running until one is started, then one answer after the other, and repeats the last one. */
const inTurn = (first: Answer, ...rest: readonly Answer[]) => {
  const answers = [first, ...rest];
  let isStarted = false;
  return ({ flag }: CallInput<'syncPlayer'>): Answer => {
    isStarted ||= flag === 1;
    if (!isStarted) return finished({ syncedAt: minutesAgo(42), changes: null });
    return answers.length > 1 ? (answers.shift() ?? first) : (answers[0] ?? first);
  };
};

/** Opens a profile whose renewals have these answers. */
async function openProfile(
  answers: FakeAnswers,
  path = 'profile/steam/NightHeron/pc-2018-43?perspective=fpp',
  now = () => Date.parse(testTime),
) {
  const site = { ...profileSite(answers), now };
  const rendered = await renderProfile(path, site);
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, site };
}

/** Returns the flags of all renewal calls. */
const flags = (site: FakeSite) =>
  site.made.flatMap(({ call, input }) =>
    call === 'syncPlayer' && typeof input === 'object' && input && 'flag' in input ? [input.flag] : [],
  );

/** Presses a button. */
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** Lets the fake time pass. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Returns the announced text, without tooltips and non-breaking spaces. */
function announced() {
  const region = document.querySelector('[aria-live]')?.cloneNode(true);
  if (!(region instanceof Element)) throw new Error('The page has no live region.');
  for (const tooltip of region.querySelectorAll('[role=tooltip]')) tooltip.remove();
  return region.textContent.replaceAll('\u00a0', ' ');
}
