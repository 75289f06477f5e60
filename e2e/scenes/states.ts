import { returnAsVisitor } from '../returning-visitor.ts';
import { currentSeason } from '../seasons.ts';
import { boards } from './boards.ts';
import { homes } from './home.ts';
import { hotdrops } from './hotdrops.ts';
import { keepFavorites } from './pages.ts';
import { profileStates } from './profile-states.ts';
import { type Answer, answers, arrivingWith, type Scene } from './scene.ts';

const player = '/pubg/profile/steam/Hotdrop';
const favorite = '/pubg/favorite';

/** The pages that can be in each state. The visitor navigates to the address from another page. */
const failing = {
  'home-failed': '/pubg',
  'profile-failed': player,
  'ranks-failed': '/pubg/ranks',
  'ranks-table-failed': '/pubg/ranks/steam/squad',
  'rating-failed': '/pubg/statistics/rating',
  'playing-failed': '/pubg/statistics/playing',
  'search-failed': '/pubg/search?shard=steam&name=Hotdrop',
} as const;

const emptied = {
  'home-empty': '/pubg',
  'ranks-empty': '/pubg/ranks',
  'ranks-table-empty': '/pubg/ranks/steam/squad',
  'rating-empty': '/pubg/statistics/rating',
  'playing-empty': '/pubg/statistics/playing',
} as const;

const each = (addresses: Readonly<Record<string, string>>, rest: (address: string) => Omit<Scene, 'name'>) =>
  Object.entries(addresses).map(([name, address]): Scene => ({ name, ...rest(address) }));

/** Lookups that the API refuses: waiting for a turn, with a full queue, and for a key without requests. */
const refused = {
  'profile-queued': { queue: { ahead: 12, wait: 180_000 }, retryAfter: 60_000 },
  'profile-full': { isAtCapacity: true, retryAfter: 600_000 },
  'profile-busy': {},
} as const;

/** Earlier calls stay unanswered; lists in the browser's storage exist. */
const stuck = (address: string): Omit<Scene, 'name'> => ({
  address,
  before: async (page) => {
    await keepFavorites(4)(page);
    await returnAsVisitor(page, { favorites: 4 });
    await page.route('**/api/v1/**', answers.never);
  },
  act: (page) => page.locator('[class*=skeleton_]').first().waitFor(),
  // A slow machine looks for longer than calls have: their failure is reported.
  complaint: /got no answer \(timeout\)/,
});

/** Pages that wait, that failed, and that have nothing to show. */
export const states: readonly Scene[] = [
  ...each({ 'home-waiting': '/pubg', 'favorites-waiting': favorite }, stuck),
  ...each(failing, (address) => ({ ...arrivingWith(answers.failure, address), complaint: /502/ })),
  ...Object.entries(refused).map(([name, reason]): Scene => {
    const json = { data: { error: 'busy', ...reason } };
    const answer: Answer = (route) =>
      route.request().url().includes('/seasons/active') ? route.continue() : route.fulfill({ json });
    return { name, ...arrivingWith(answer, `${player}2`) };
  }),
  {
    name: 'favorites-failed',
    address: favorite,
    before: async (page) => {
      await keepFavorites(4)(page);
      await page.route('**/api/v1/**', answers.failure);
    },
    complaint: /502/,
  },
  ...each(emptied, (address) => arrivingWith(answers.nothing, address)),
  { name: 'compare-alone', address: `${favorite}/compare?player=steam.Hotdrop` },
  { name: 'compare-few', address: `${favorite}/compare?player=steam.Hotdrop&player=steam.NeverLanded` },
  { name: 'profile-no-season', address: '/pubg/profile/steam/OldGuard' },
  { name: 'profile-empty', address: '/pubg/profile/steam/NeverLanded' },
  { name: 'profile-no-matches', address: `/pubg/profile/steam/NeverLanded/${currentSeason}/matches` },
  { name: 'profile-banned', address: '/pubg/profile/steam/WallWatcher' },
  { name: 'profile-suspended', address: '/pubg/profile/steam/TimeOut' },
  ...boards,
  ...hotdrops,
  ...homes,
  ...profileStates,
  { name: 'profile-week-missing', address: `${player}/week/2026-W99`, complaint: /404/ },
  { name: 'profile-not-found', address: '/pubg/profile/steam/hotdrop', complaint: /404/ },
  { name: 'search-not-found', address: '/pubg/search?shard=steam&name=hotdrop', complaint: /404/ },
  { name: 'not-found', address: '/pubg/nowhere', complaint: /404/ },
  {
    name: 'error',
    ...arrivingWith(answers.nothing, '/pubg/search'),
    before: async (page) => {
      await page.route('**/search.*.js', (route) => route.abort());
      // The page was just reloaded for it.
      await page.addInitScript(() => sessionStorage.setItem('hotdrop:reloaded-at', String(Date.now())));
    },
    complaint: /Loading chunk|ERR_FAILED|search/,
  },
];
