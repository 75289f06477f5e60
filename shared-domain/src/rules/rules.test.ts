import { aFailure, minutesAgo, testTime } from '../testing/index.ts';
import {
  durations,
  favoriteAfter,
  isPending,
  isRecentlyUpdated,
  isRenewBlocked,
  limits,
  renewState,
} from './index.ts';

const days = (count: number) => count * 24 * 60 * 60 * 1000;
const now = Date.parse(testTime);

test.each([
  ['recentlyUpdated', 5 * 60 * 1000],
  ['bannerDismissal', days(3)],
  ['legacyPromptDismissal', days(0.5)],
  ['settingCookie', days(365)],
  ['authCookie', days(7)],
  ['noticeRefresh', 30_000],
  ['fetchDelay', 200],
  ['prefetchIdle', 2000],
  ['chunkReloadGuard', 60_000],
] as const)('sets %s to %i ms', (name, milliseconds) => {
  expect(durations[name]).toBe(milliseconds);
});

test.each([
  ['searchName', 30],
  ['comment', 1000],
  ['leaderboardSummary', 10],
  ['leaderboardHighlighted', 3],
  ['suggestions', 8],
  ['helpAttachmentBytes', 10_485_760],
] as const)('limits %s to %i', (name, limit) => {
  expect(limits[name]).toBe(limit);
});

const situation = { syncedAt: minutesAgo(42), now, error: null, waitCount: 0, isUpdating: false };

test.each([
  [
    'up to date, whatever else applies',
    { syncedAt: minutesAgo(4), error: aFailure('busy'), waitCount: 3 },
    { status: 'up-to-date' },
  ],
  ['up to date when the API says so', { error: aFailure('recently-updated') }, { status: 'up-to-date' }],
  ['throttled when the API is busy', { error: aFailure('busy'), waitCount: 3 }, { status: 'throttled' }],
  [
    'failed after any other error',
    { error: aFailure('server'), waitCount: 3, isUpdating: true },
    { status: 'failed' },
  ],
  ['queued while others are ahead', { waitCount: 12, isUpdating: true }, { status: 'queued', waitCount: 12 }],
  ['updating after the queue', { isUpdating: true }, { status: 'updating' }],
  ['idle otherwise', {}, { status: 'idle' }],
  ['idle for a player who was never renewed', { syncedAt: null }, { status: 'idle' }],
])('shows the renew button as %s', (_, change, state) => {
  expect(renewState({ ...situation, ...change })).toEqual(state);
});

test('keeps a player up to date for five minutes', () => {
  expect(isRecentlyUpdated(new Date(now - 299_999).toISOString(), now)).toBe(true);
  expect(isRecentlyUpdated(minutesAgo(5), now)).toBe(false);
  expect(isRecentlyUpdated(null, now)).toBe(false);
  expect(isRecentlyUpdated('whenever', now)).toBe(false);
});

test('blocks renewing while the API is busy and while the player is up to date', () => {
  const blocked = (['up-to-date', 'throttled', 'updating', 'idle', 'failed'] as const).map((status) =>
    isRenewBlocked({ status }),
  );
  expect(blocked).toEqual([true, true, true, false, false]);
  expect(isRenewBlocked({ status: 'queued', waitCount: 1 })).toBe(true);
});

test('recognizes a pending renewal by its queue', () => {
  expect(isPending({ waitCount: 0, retryAfter: 500 })).toBe(true);
  expect(isPending({ shard: 'STEAM', name: 'x', syncedAt: null, changes: null })).toBe(false);
});

test('removes a favorite that no longer exists and skips it after any other failure', () => {
  expect(favoriteAfter(aFailure('not-found'))).toBe('remove');
  expect(
    (['busy', 'network', 'server', 'malformed'] as const).map((kind) => favoriteAfter(aFailure(kind))),
  ).toEqual(Array(4).fill('skip'));
});
