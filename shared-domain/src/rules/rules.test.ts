import { aFailure, minutesAgo, testTime } from '../testing/index.ts';
import { failureStatus, isPending, isRecentlyUpdated, isRenewBlocked, renewState } from './index.ts';

const now = Date.parse(testTime);
const situation = { syncedAt: minutesAgo(42), now, error: null, waitCount: 0, isUpdating: false };

test.each([
  ['up-to-date', { syncedAt: minutesAgo(4), error: aFailure('busy'), waitCount: 3 }],
  ['up-to-date', { error: aFailure('recently-updated') }],
  ['throttled', { error: aFailure('busy'), waitCount: 3 }],
  ['failed', { error: aFailure('server'), waitCount: 3, isUpdating: true }],
  ['queued', { waitCount: 12, isUpdating: true }],
  ['updating', { isUpdating: true }],
  ['idle', {}],
  ['idle', { syncedAt: null }],
])('shows the renew button as %s', (status, change) => {
  expect(renewState({ ...situation, ...change })).toMatchObject({ status });
});

test('keeps a player up to date for five minutes', () => {
  expect(isRecentlyUpdated(new Date(now - 299_999).toISOString(), now)).toBe(true);
  expect([minutesAgo(5), null, 'whenever'].some((syncedAt) => isRecentlyUpdated(syncedAt, now))).toBe(false);
});

test('blocks renewing while the API is busy and while the player is up to date', () => {
  const states = ['up-to-date', 'throttled', 'updating', 'idle', 'failed'] as const;
  const blocked = states.filter((status) => isRenewBlocked({ status }));
  expect(blocked).toEqual(['up-to-date', 'throttled', 'updating']);
  expect(isRenewBlocked({ status: 'queued' })).toBe(true);
  expect(isPending({ waitCount: 0, retryAfter: 500 })).toBe(true);
  expect(isPending({ shard: 'STEAM', name: 'x', syncedAt: null, changes: null })).toBe(false);
});

test.each([
  [404, aFailure('not-found')],
  [404, aFailure('invalid')],
  [401, aFailure('unauthorized')],
  [409, aFailure('recently-updated')],
  [502, aFailure('malformed')],
  [503, aFailure('server')],
  [503, aFailure('busy')],
  [429, aFailure('busy', { status: 429 })],
  [202, aFailure('busy', { queue: { ahead: 2, wait: 30_000 } })],
])('answers a page with %i after its call failed', (status, failure) => {
  expect(failureStatus(failure)).toBe(status);
});
