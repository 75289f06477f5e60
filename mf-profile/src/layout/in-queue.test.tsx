import { aFailure, aPlayer, type FakeAnswers, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { act, screen } from '@testing-library/react';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const minute = 60_000;
const path = 'profile/steam/NightHeron';

const queued = (ahead: number, wait: number, retryAfter = 6_000) =>
  aFailure('busy', { retryAfter, queue: { ahead, wait } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const open = async (getPlayer: NonNullable<FakeAnswers['getPlayer']>) => {
  const site = profileSite({ getPlayer });
  await renderProfile(path, site);
  return { site, countLookups: () => inputsOf(site, 'getPlayer').length };
};

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

test('shows place and time out of search engines, asks again, and shows the profile when it is ready', async () => {
  const answers = [queued(12, 3 * minute), queued(1, minute), { player: aPlayer() }];
  let turn = 0;
  const { countLookups } = await open(() => answers[Math.min(turn, 2)] ?? aFailure('server'));
  await screen.findByText(/12 players are ahead/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NightHeron');
  expect(screen.getByRole('status')).toHaveTextContent('Stats appear in about 3 minutes');
  expect(document.title).toBe('NightHeron: in the queue · Hotdrop');
  expect(robots()).toBe('noindex');
  const before = countLookups();
  await pass(5_000);
  expect(countLookups()).toBe(before);
  turn = 1;
  await pass(2_000);
  expect(await screen.findByText(/1 player is ahead/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Stats appear in about 1 minute');
  turn = 2;
  await pass(7_000);
  expect(await screen.findByRole('button', { name: 'Renew' })).toBeVisible();
  const asked = countLookups();
  await pass(60_000);
  expect(countLookups()).toBe(asked);
});

test('says that the site is at capacity, and when there is room again', async () => {
  await open(aFailure('busy', { retryAfter: 4 * minute, isAtCapacity: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The site is at capacity.*Please try again in about 4 minutes\..*Players who were looked up before open at once\./s,
  );
  expect(robots()).toBe('noindex');
});

test('shows the profile while the stats of a season wait for the key, and fills them in', async () => {
  let isLimited = true;
  const site = profileSite({
    getSeasonStats: ({ season }) =>
      isLimited ? aFailure('busy', { status: 503, retryAfter: 6_000 }) : someSeasonStats({ season }),
  });
  await renderProfile(`${path}/pc-2018-42/stats`, site);
  expect(await screen.findByRole('heading', { name: 'These stats are on their way' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NightHeron');
  isLimited = false;
  await pass(7_000);
  expect(await screen.findByRole('table', { name: /Ranked/ })).toBeVisible();
});
